import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Areas of the server: folders beside this file. */
const modules = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** What areas stand on; some have tables of their own. */
const foundations = readdirSync(path.join(import.meta.dirname, '..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const isTest = (file: string) => /(\.test|(^|\/|\.)(testing|fixtures))\.ts$/.test(file)

/** The other areas whose code an area imports, without its tests. */
function importsOf(area: string): string[] {
  const folder = path.join(import.meta.dirname, area)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      return [...text.matchAll(/from '\.\.\/([a-z-]+)\//g)].map(([, other = '']) => other)
    })
  return [...new Set(found)].filter((other) => modules.includes(other)).sort()
}

/** A way from an area back to itself, or undefined. */
function cycleFrom(
  area: string,
  graph: ReadonlyMap<string, readonly string[]>,
  way = [area],
): string[] | undefined {
  for (const next of graph.get(way.at(-1) ?? area) ?? []) {
    if (next === area) return [...way, next]
    if (way.includes(next)) continue
    const found = cycleFrom(area, graph, [...way, next])
    if (found !== undefined) return found
  }
  return undefined
}

/** What files of a folder are called before an ending. */
function namesIn(folder: URL, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending) && file !== 'index.ts')
    .map((file) => file.slice(0, -ending.length))
}

describe('the areas of the server', () => {
  it('import one another in one direction only', () => {
    const graph = new Map(modules.map((area) => [area, importsOf(area)]))
    const cycles = modules.map((area) => cycleFrom(area, graph)).filter(Boolean)
    expect(cycles).toEqual([])
  })

  it('have one name each: of their folder, their calls and their tables', () => {
    const calls = namesIn(new URL('../../../shared/src/api/', import.meta.url), '.endpoints.ts')
    // Of many tables some stand in a file of their own: `events.places.ts`.
    const tables = namesIn(new URL('../database/schema/', import.meta.url), '.ts').map((name) =>
      name.replace(/\..*/, ''),
    )
    expect(calls.filter((name) => !modules.includes(name))).toEqual([])
    expect(tables.filter((name) => ![...modules, ...foundations].includes(name))).toEqual([])
  })

  it('have calls of their own where they answer any', () => {
    const calls = namesIn(new URL('../../../shared/src/api/', import.meta.url), '.endpoints.ts')
    const answering = modules.filter((area) =>
      readdirSync(path.join(import.meta.dirname, area)).includes(`${area}.routes.ts`),
    )
    expect(answering.filter((area) => !calls.includes(area))).toEqual([])
  })
})
