import { allEventsCall } from '@portal/shared/events'
import { chooseInRow, renderScreen, screen, testUid, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import type { EventRow } from './events.queries.ts'
import { EventsPage } from './events-page.tsx'

const owen = { id: testUid(320), fullName: 'Owen Pike' }
const event: EventRow = {
  ...{ id: testUid(300), kind: 'seminar', title: 'Vectors', slug: 'vectors', state: 'published' },
  ...{ startsAt: '2099-03-06T10:00:00Z', endsAt: '2099-03-06T12:00:00Z', sessions: 1 },
  ...{ tutors: [owen], capacity: 20, registered: 12, waiting: 0, version: 2 },
  ...{ updatedAt: '2027-03-01T09:00:00Z', reportState: 'none' },
}
const values = {
  ...{ kind: 'seminar', title: 'Vectors', description: '', degreeGroupIds: [4] },
  ...{ tutorIds: [owen.id], capacity: 20, enrolment: 'open', recordingFor: 'places' },
  sessions: [
    {
      ...{ id: testUid(310), title: '', place: 'Online', joinLink: null },
      ...{ startsAt: '2099-03-06T10:00', endsAt: '2099-03-06T12:00', timeZone: 'Europe/London' },
    },
  ],
}
const kept = { savedBy: 'Ada Byron', savedAt: '2027-03-01T09:00:00Z' }

it('shows what each version of an event changed, in words', async () => {
  const { user } = renderScreen(<EventsPage kind="seminar" />, {
    role: 'Admin',
    path: '/seminars',
    calls: {
      [allEventsCall]: { events: [event], totalCount: 1 },
      'GET /Subject/Degree/GetAllDegreeGroup': [{ id: 4, name: 'Engineering' }],
      'GET /user/admin/AuditDashboard/FindTutors': { tutors: [] },
      'GET /Lists/View/GetViews': { views: [] },
      'GET /Content/admin/History/GetVersions': [
        { version: 2, ...kept },
        { version: 1, ...kept },
      ],
      'GET /Content/admin/History/GetVersion': ({ query }) =>
        query.version === '2'
          ? { version: 2, ...kept, values }
          : { version: 1, ...kept, values: { ...values, capacity: null, degreeGroupIds: [] } },
    },
  })
  await screen.findByRole('row', { name: /Vectors/ })
  await chooseInRow(user, 'Vectors', 'History')
  const drawer = within(await screen.findByRole('dialog', { name: 'History of Vectors' }))
  await user.click(await drawer.findByRole('button', { name: 'What it changed in version 2' }))
  expect(await drawer.findByText('No limit')).toBeVisible()
  expect(drawer.getByText('Engineering')).toBeVisible()
  expect(drawer.queryByText('Tutors')).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'What it held in version 1' }))
  expect(await drawer.findByText('Owen Pike')).toBeVisible()
  expect(drawer.getByText('6 Mar 2099, 10:00 to 12:00 (Europe/London) · Online')).toBeVisible()
})
