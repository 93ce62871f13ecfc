import type { CallInput } from '@portal/shared/api'
import { dayPlus } from '../../days.rules.ts'
import type { TestApp } from '../../testing/index.ts'

/** A term as an admin saves it. */
export const autumn = {
  name: 'Autumn 2026',
  startsOn: '2026-09-02',
  endsOn: '2026-12-18',
  cardsDueOn: '2026-12-11',
}

const saveCall = 'POST /ReportCard/admin/ReportCard/SaveTerm'

/** Saves the term with what is different in it. */
export const saveTerm = (
  app: TestApp,
  by: string,
  change: Partial<CallInput<typeof saveCall>['body']> = {},
) => app.call(saveCall, by, { body: { ...autumn, ...change } })

/** A day for the term of this id: no two terms have one in common. */
export const dayOfTerm = (id: string) =>
  dayPlus('2100-01-01', (Number.parseInt(id.slice(-8), 16) || 0) % 2_800_000)

export type HolidayIn = CallInput<'POST /user/admin/AuditDashboard/SaveHoliday'>['body']

/** A holiday of everybody as an admin saves it. */
export const christmas = {
  schoolId: null,
  name: 'Christmas 2026',
  from: '2026-12-24',
  to: '2027-01-03',
}

/** Saves the holiday with what is different in it. */
export const saveHolidayBy = (app: TestApp, by: string, change: Partial<HolidayIn> = {}) =>
  app.call('POST /user/admin/AuditDashboard/SaveHoliday', by, { body: { ...christmas, ...change } })
