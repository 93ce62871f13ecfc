import type { CallInput } from '@portal/shared/api'
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
