import { roles } from '@portal/shared/contract'
import { expect, it } from 'vitest'
import { namesOf, whenOf } from './announcements.rules.ts'

it.each([
  ['2026-07-01', 'coming'],
  ['2026-07-02', 'now'],
  ['2026-07-04', 'now'],
  ['2026-07-05', 'over'],
])('on %s an announcement from 2 to 4 July is %s', (today, expected) => {
  expect(whenOf({ from: '2026-07-02', to: '2026-07-04' }, today)).toBe(expected)
})

it('says to whom in words', () => {
  expect(namesOf(['Student', 'Parent'])).toBe('Students, Parents')
  expect(namesOf(roles)).toBe('Everybody')
})
