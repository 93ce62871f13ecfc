import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** All names that `@emotion/is-prop-valid` lists; it is one pattern, which cannot be walked over. */
export const htmlNames = namesOf(
  readFileSync(createRequire(import.meta.url).resolve('@emotion/is-prop-valid'), 'utf8'),
)

function namesOf(source: string): string[] {
  const [, names] = /\^\(\(([\w|]+)\)/.exec(source) ?? []
  if (names === undefined) throw new Error('@emotion/is-prop-valid is no longer one list of names.')
  return names.split('|')
}
