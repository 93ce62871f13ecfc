import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const modules = path.join(import.meta.dirname, 'modules')

/** What the first argument of a service may be. */
const told = ['Asked', 'AskedByDevice', 'Occasion']

const started = /^export async function (\w+)(?:\(\s*(?:\{[^}]*\}|\w+): (\w+))?/gm

it('is what every service is told first', () => {
  const found = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.service.ts'))
    .flatMap((file) => [...readFileSync(path.join(modules, file), 'utf8').matchAll(started)])
    .map(([, name = '', first = '']) => ({ name, first }))
  expect(found.length).toBeGreaterThan(60)
  const others = found.filter(({ first }) => !told.includes(first))
  expect(others).toEqual([])
})
