import { type Role, roles, screenPaths } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { pageAccess } from './page-access.ts'

/** An address of a route path, with values that look like real ones. */
const sample = (path: string) =>
  path.replace(':dashboard', 'my-students').replace(/:\w+/g, '0190a1b2-0000-7000-8000-000000000001')

describe('every known path, for each of the six roles', () => {
  it.each(screenPaths())('%s', (path, access) => {
    const address = sample(path)
    for (const role of roles) {
      const expected =
        access === 'public'
          ? 'public'
          : access.includes(role)
            ? 'open'
            : path === '/curriculum'
              ? 'closed slowly'
              : 'closed'
      for (const variant of [address, address.toUpperCase(), `${address}/`]) {
        expect(pageAccess(variant, role), `${role} at ${variant}`).toBe(expected)
      }
    }
  })
})

describe('pages that are for nobody else', () => {
  const closed: readonly [path: string, to: readonly Role[]][] = [
    ['/help', ['Parent', 'Admin']],
    ['/tuition-reports', ['Student', 'Tutor', 'Senior Tutor', 'Admin']],
    ['/alerts', ['Student']],
    ['/tutor-targets', ['Senior Tutor', 'Student', 'Parent', 'School Manager', 'Admin']],
  ]
  it.each(closed)('%s', (path, to) => {
    for (const role of to) expect(pageAccess(path, role)).toBe('closed')
  })

  it('keeps the curriculum of tutors and school managers waiting first', () => {
    for (const role of ['Tutor', 'Senior Tutor', 'School Manager'] as const) {
      expect(pageAccess('/Curriculum/', role)).toBe('closed slowly')
    }
  })

  it('knows no other path', () => {
    for (const path of ['/nowhere', '/curriculum/1', '/elsewhere/42', '/help/x']) {
      for (const role of roles) expect(pageAccess(path, role)).toBe('unknown')
    }
  })
})
