import { allEventsCall, type EventKind } from '@portal/shared/events'
import {
  type FakeCalls,
  renderScreen,
  screen,
  testEventId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect } from 'vitest'
import type { EventRow } from './events.queries.ts'
import { EventsPage } from './events-page.tsx'

export const testTutor = {
  ...{ tutorId: testUid(320), name: 'Owen Pike', email: 'owen@portal.test' },
  ...{ students: 9, capacity: 12, isTakingStudents: true },
}

/** A published seminar of 6 March 2027 in the list of those who plan it. */
export function makeEventRow(changes: Partial<EventRow> = {}): EventRow {
  return {
    ...{ id: testEventId, kind: 'seminar', title: 'Vectors', slug: 'vectors', state: 'published' },
    ...{ startsAt: '2027-03-06T10:00:00Z', endsAt: '2027-03-06T12:00:00Z', sessions: 1 },
    ...{ tutors: [{ id: testUid(320), fullName: 'Owen Pike' }], capacity: 20 },
    ...{ registered: 12, waiting: 0, version: 3, updatedAt: '2027-03-01T09:00:00Z' },
    ...{ reportState: 'none' },
    ...changes,
  }
}

/** The page of those who plan seminars or courses. */
export function openEvents(
  calls: FakeCalls = {},
  { kind = 'seminar', search = '' }: { kind?: EventKind; search?: string } = {},
) {
  return renderScreen(<EventsPage kind={kind} />, {
    role: 'Admin',
    path: `/${kind}s${search}`,
    calls: {
      [allEventsCall]: { events: [makeEventRow()], totalCount: 1 },
      'GET /Subject/Degree/GetAllDegreeGroup': [{ id: 4, name: 'Engineering' }],
      'GET /user/admin/AuditDashboard/FindTutors': { tutors: [testTutor] },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })
}

/** A message is shown. One that comes as its dialog goes stands there first, and then on the page. */
export const expectSaid = (message: string) =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible())

type User = ReturnType<typeof openEvents>['user']

/** The editor that is open, and what types into its fields. */
export async function editorOf(user: User, name: string) {
  const editor = within(await screen.findByRole('dialog', { name }))
  const type = async (label: string, text: string) => {
    const field = await editor.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
  }
  const day = async (from: string, to = from) => {
    await type('Day', from)
    if (to !== from) await type('Last day', to)
  }
  const save = (label: string) => user.click(editor.getByRole('button', { name: label }))
  return { editor, type, day, save }
}
