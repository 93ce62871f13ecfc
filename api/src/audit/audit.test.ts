import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = path.join(import.meta.dirname, '..')

it('is the only way into the audit log', () => {
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('audit/'))
    .filter((file) =>
      /insert\(auditLog\)|insert into audit_log/.test(
        readFileSync(path.join(sources, file), 'utf8'),
      ),
    )
  expect(others).toEqual([])
})
