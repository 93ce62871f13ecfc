import { describe, expect, it } from 'vitest'
import { serverSources } from './testing/index.ts'

/** What the first argument of a service may be: one of these, or what a file makes of one. */
const told = [
  'Asked',
  'AskedByDevice',
  'Occasion',
  ...serverSources().flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+) extends (?:Asked|Occasion) \{/gm)].map(
      ([, name = '']) => name,
    ),
  ),
]

/** An exported function, with the type of its first argument. */
const begun = /^export (async )?function (\w+)(?:<.*>)?(?:\(\s*(?:\{[^}]*\}|\w+): (\w+))?/

/** The functions that files export, each with its text and what it is told first. */
function exportedBy(wanted: (file: string) => boolean) {
  return serverSources()
    .filter(({ file }) => wanted(file))
    .flatMap(({ text }) => text.split(/^(?=export |async |function |const |\/\*\*)/m))
    .flatMap((text) => {
      const [all, isAsync, name = '', first = ''] = begun.exec(text) ?? []
      return all === undefined ? [] : [{ name, first, isAsync, text: text.slice(all.length) }]
    })
}

/** What writes down who did something, or has somebody told. */
const tells = /\b(audit|auditAll|queueMail|notify)\(/

/** Those that tell of something, but are told in another way by whom it is done. */
const others: Readonly<Record<string, string>> = {
  endSessions: 'whose doing it is comes with the sessions',
  endViewsPastTime: 'each view ends at a moment of its own, by the parent who began it',
  queueLink: 'who asks for a link has not signed in, and is not to learn whether there is one',
}

describe('the occasion of what is asked', () => {
  it('is what every service is told first', () => {
    const services = exportedBy((file) => file.endsWith('.service.ts'))
      .filter(({ isAsync }) => isAsync !== undefined)
      .map(({ name, first }) => ({ name, first }))
    expect(services.length).toBeGreaterThan(60)
    expect(services.filter(({ first }) => !told.includes(first))).toEqual([])
  })

  it('is what everything is told first that writes down who did something', () => {
    const telling = exportedBy((file) => !/^(audit|mail|database)\//.test(file)).filter(
      ({ name, text }) => tells.test(text) && !tells.test(`${name}(`),
    )
    expect(telling.length).toBeGreaterThan(20)
    const untold = telling.filter(({ first }) => !told.includes(first)).map(({ name }) => name)
    expect(untold.sort()).toEqual(Object.keys(others).sort())
  })
})
