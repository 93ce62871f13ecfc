import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { Grid } from '@portal/shared/ui'
import { expect, test, vi } from 'vitest'
import ProgressCards from './progress-cards.tsx'

const overviewCall = 'GET /Student/Summary/GetOverview'
const studentId = testUid(1)
const noOverview = {
  ...{ studentId, fullName: 'Maya Clarke', firstName: 'Maya', email: 'maya@portal.test' },
  ...{ programName: 'Half Blue', yearGroup: 13, schools: [], isActive: true, openConcerns: 0 },
  ...{ startedOn: '2026-09-01', expiresOn: '2027-07-31' },
  light: {
    ...{ at: null, kind: null, days: 1, light: 'green' as const, since: '2027-01-03' },
    ...{ holidayDays: 0, holidays: [], orangeFrom: 7, redFrom: 10 },
  },
  academy: null,
  events: { sessions: 0, attended: 0, late: 0, absent: 0, excused: 0, percent: null },
  attendance: { percent: null, hoursDelivered: 0, delivered: 0, noShow: 0 },
  ...{ accuracy: [], readiness: [], strongestTopics: [], weakestTopics: [], simulations: [] },
  ...{ latestReport: null, latestCard: null, openHomework: [] },
}
const render = (overview: object) =>
  renderScreen(
    <Grid columns={12}>
      <ProgressCards studentId={studentId} />
    </Grid>,
    { role: 'Parent', calls: { [overviewCall]: { ...noOverview, ...overview } } },
  )

test('shows open homework with what is late, simulations, and the latest card', async () => {
  vi.setSystemTime(new Date('2027-01-04T12:00:00Z'))
  const homework = { reportId: testUid(8), tutorName: 'Owen Pike', subject: 'Physics' }
  render({
    openHomework: [
      { id: testUid(5), text: 'Sheet 4', dueOn: '2027-01-03', ...homework },
      { id: testUid(6), text: 'Sheet 5', dueOn: '2027-01-04', ...homework },
      { id: testUid(7), text: 'Read on', dueOn: null, ...homework },
    ],
    simulations: [
      {
        ...{ setId: testUid(9), title: 'ESAT 2024 style · Physics' },
        ...{ finishedAt: '2026-12-01T10:00:00Z', percent: 61 },
      },
    ],
    latestCard: {
      ...{ id: testUid(4), tutorId: testUid(2), tutorName: 'Owen Pike', subject: 'Physics' },
      grades: [{ skillId: 1, skill: 'Algebra', grade: 4 }],
      ...{ predictedGrade: 6.5, test: 'ESAT', comment: 'Works with care.' },
      ...{ submittedAt: '2026-12-18T10:00:00Z', termName: 'Autumn 2026' },
    },
  })
  const [late, today, open] = await screen.findAllByRole('listitem')
  expect(within(late as HTMLElement).getByText('Late')).toBeVisible()
  expect(within(today as HTMLElement).queryByText('Late')).toBeNull()
  expect(within(open as HTMLElement).getByText('No day was set')).toBeVisible()
  expect(
    within(late as HTMLElement).getByRole('link', { name: 'Physics with Owen Pike' }),
  ).toHaveAttribute('href', `/tuition-reports/report/${testUid(8)}`)
  expect(screen.getByText('61%')).toBeVisible()
  expect(screen.getByText('Works with care.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All report cards' })).toHaveAttribute(
    'href',
    `/parent-dashboard/${studentId}?tab=cards`,
  )
  await expectNoAxeViolations()
})

test('shows how far the academy is watched, and how often sessions were attended', async () => {
  render({
    academy: { completed: 3, total: 24, percent: 12 },
    events: { sessions: 9, attended: 5, late: 1, absent: 1, excused: 2, percent: 83.3 },
  })
  expect(await screen.findByRole('progressbar', { name: 'Videos completed' })).toBeVisible()
  expect(screen.getByText('3 of 24, 12%')).toBeVisible()
  expect(
    screen.getByText('5 of 6 sessions attended, 1 of them late, 1 not marked yet'),
  ).toBeVisible()
})

test('says what will be there where there is nothing yet', async () => {
  render({})
  expect(await screen.findByText('No homework is open')).toBeVisible()
  expect(screen.getByText('No paper was sat yet')).toBeVisible()
  expect(screen.getByText('No videos and no sessions yet')).toBeVisible()
  expect(screen.getByText('No report card yet')).toBeVisible()
})
