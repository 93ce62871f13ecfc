import { allEventsCall } from '@portal/shared/events'
import { renderScreen, screen, testUid, waitFor } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import ReportScreen from './report.screen.tsx'
import SeminarsScreen from './seminars.screen.tsx'

const seminarReportCall = 'GET /Event/admin/Event/GetSeminarReport'
const around = {
  'GET /Subject/Degree/GetAllDegreeGroup': [],
  'GET /Lists/View/GetViews': { views: [] },
}

it('leads from the seminars to their degree groups and to the report', async () => {
  renderScreen(<SeminarsScreen />, {
    ...{ role: 'Admin', path: '/seminars' },
    calls: { ...around, [allEventsCall]: { events: [], totalCount: 0 } },
  })
  expect(await screen.findByText('No seminar yet')).toBeVisible()
  for (const [name, to] of [
    ['Degree groups', '/seminars/admin-view'],
    ['Report', '/seminars/seminar-report'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  }
})

it('reports of one tutor', async () => {
  const figures = { places: 0, attended: 0, late: 0, absent: 0, excused: 0, ratings: 0 }
  const { user, network } = renderScreen(<ReportScreen />, {
    ...{ role: 'Admin', path: '/seminars/seminar-report' },
    calls: {
      ...around,
      [seminarReportCall]: {
        ...{ events: [], totalCount: 0 },
        totals: { events: 0, ...figures, noShowPercent: null, lateCancellations: 0, stars: null },
      },
      'GET /user/admin/AuditDashboard/FindTutors': {
        tutors: [
          {
            ...{ tutorId: testUid(320), name: 'Owen Pike', email: 'owen@portal.test' },
            ...{ students: 9, capacity: 12, isTakingStudents: true },
          },
        ],
      },
    },
  })
  await user.type(await screen.findByRole('combobox', { name: 'Tutor' }), 'Owen')
  await user.click(await screen.findByRole('option', { name: /Owen Pike/ }))
  await waitFor(() =>
    expect(network.requestsOf(seminarReportCall).at(-1)?.query.tutorId).toBe(testUid(320)),
  )
})
