import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = path.join(import.meta.dirname, '..')

it('is how moments come into statements, everywhere', () => {
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => file !== path.join('database', 'sql.ts'))
    .filter((file) =>
      readFileSync(path.join(sources, file), 'utf8').includes('toISOString()}::timestamptz'),
    )
  expect(others).toEqual([])
})
