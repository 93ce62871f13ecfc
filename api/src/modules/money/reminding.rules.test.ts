import { expect, it } from 'vitest'
import { reminderDue } from './reminding.rules.ts'

const steps = [-3, 3, 10, 20]

it.each([
  ['too early', '2026-10-01', null, '2026-10-28', null],
  ['three days before', '2026-10-01', null, '2026-10-29', -3],
  ['once', '2026-10-01', -3, '2026-10-30', null],
  ['not on the day itself', '2026-10-01', -3, '2026-11-03', null],
  ['three days after', '2026-10-01', -3, '2026-11-04', 3],
  ['ten days after', '2026-10-01', 3, '2026-11-11', 10],
  ['twenty days after', '2026-10-01', 10, '2026-11-21', 20],
  ['no more after that', '2026-10-01', 20, '2027-11-21', null],
  ['only the latest after a pause', '2026-10-01', -3, '2026-11-15', 10],
  ['not before the day where it is issued late', '2026-10-31', null, '2026-10-31', null],
  ['after the day where it is issued late', '2026-11-01', null, '2026-11-04', 3],
])('goes out %s', (_, issuedOn, latestSent, today, expected) => {
  expect(reminderDue({ issuedOn, dueOn: '2026-11-01', latestSent }, steps, today)).toBe(expected)
})

it('does not tell of a day that is over as if it came', () => {
  const invoice = { issuedOn: '2026-10-01', dueOn: '2026-11-01', latestSent: null }
  expect(reminderDue(invoice, [-3], '2026-11-02')).toBeNull()
})
