import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = path.join(import.meta.dirname, '..')

it.each([
  ['moments come into statements', /toISOString\(\)\}::timestamptz/],
  [
    'moments come out of them',
    /extract\(epoch from [^()]*(\([^()]*\)[^()]*)?\)(::float8)? \* 1000/,
  ],
  ['lists of ids come into them', /\.join\(','\)\}\}`\}::(int|uuid)\[\]/],
])('is how %s, everywhere', (_what, byHand) => {
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => file !== path.join('database', 'sql.ts'))
    .filter((file) => byHand.test(readFileSync(path.join(sources, file), 'utf8')))
  expect(others).toEqual([])
})
