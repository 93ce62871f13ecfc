import { type FakeCalls, renderScreen } from '@portal/shared/testing'
import type { Role } from '../contract/index.ts'
import { overviewCall } from './summary.queries.ts'
import SummaryScreen from './summary.screen.tsx'
import { makeOverview, testStudentId } from './summary.testing.ts'

interface Opened {
  role?: Role
  /** The query, with its question mark. */
  tab?: string
  dashboard?: string
  calls?: FakeCalls
}

/** Opens the page about the student for a role; an admin unless said otherwise. */
export function openSummary({
  role = 'Admin',
  tab = '',
  dashboard = 'dashboard',
  calls = {},
}: Opened = {}) {
  return renderScreen(<SummaryScreen />, {
    role,
    route: '/:dashboard/:id',
    path: `/${dashboard}/${testStudentId}${tab}`,
    calls: { [overviewCall]: makeOverview(), ...calls },
  })
}
