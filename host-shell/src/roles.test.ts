import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@portal/shared/contract'
import { expect, test } from 'vitest'

/** What a role sees is its remote's to say: the shell must not need a release for it. */
test('the shell’s code names no role', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing)\./.test(file))
  expect(code.length).toBeGreaterThan(50)
  const named = code.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return roles.some((role) => text.includes(`'${role}'`))
  })
  expect(named).toEqual([])
})
