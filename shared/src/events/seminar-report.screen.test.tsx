import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  savedFiles,
  screen,
  testDegreeGroup,
  testEventId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { degreeGroupsCall, seminarReportCall } from './events.queries.ts'
import { SeminarReport } from './seminar-report.tsx'

const exportCall = 'GET /Event/admin/Event/ExportSeminarReport'

beforeEach(() => fakeDate('2027-03-08T09:00:00Z'))

type Answer = CallAnswer<typeof seminarReportCall>

const figures = {
  ...{ places: 12, attended: 9, late: 2, absent: 3, excused: 0, noShowPercent: 25 },
  ...{ lateCancellations: 1, stars: 4, ratings: 3 },
}
const report: Answer = {
  events: [
    {
      ...{ id: testEventId, kind: 'seminar', title: 'Vectors', slug: 'vectors', capacity: 20 },
      ...{ startsAt: '2027-03-06T10:00:00Z', reportState: 'sent', ...figures },
      tutors: [{ id: testUid(320), fullName: 'Owen Pike' }],
    },
    {
      ...{ id: testUid(302), kind: 'course', title: 'Weekend', slug: 'weekend', capacity: null },
      ...{ startsAt: '2027-03-05T10:00:00Z', reportState: 'none', tutors: [] },
      ...{ places: 2, attended: 0, late: 0, absent: 0, excused: 0, noShowPercent: null },
      ...{ lateCancellations: 0, stars: null, ratings: 0 },
    },
  ],
  totalCount: 2,
  totals: { events: 2, ...figures, places: 1_214 },
}
const none: Answer = {
  ...{ events: [], totalCount: 0 },
  totals: {
    ...{ events: 0, places: 0, attended: 0, late: 0, absent: 0, excused: 0 },
    ...{ noShowPercent: null, lateCancellations: 0, stars: null, ratings: 0 },
  },
}

const open = (calls: FakeCalls = {}, role: 'Admin' | 'Senior Tutor' = 'Admin') =>
  renderScreen(<SeminarReport />, {
    role,
    path: '/seminars/seminar-report',
    calls: {
      [seminarReportCall]: report,
      [degreeGroupsCall]: [testDegreeGroup],
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

const totalOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.textContent

it('has the figures of each, and of all', async () => {
  const { network, container } = open()
  const row = within(await screen.findByRole('row', { name: /Vectors/ }))
  for (const text of ['Owen Pike', '12 of 20', '9, 2 late', '3 (25%)', '4.0 (3)', 'Sent']) {
    expect(row.getByText(text)).toBeVisible()
  }
  expect(row.getByRole('link', { name: /Vectors/ })).toHaveAttribute(
    'href',
    `/seminars/vectors/${testEventId}`,
  )
  const other = within(screen.getByRole('row', { name: /Weekend/ }))
  expect(other.getByRole('link', { name: /Weekend/ })).toHaveAttribute(
    'href',
    `/courses/weekend/${testUid(302)}`,
  )
  expect(other.getByText('Not begun')).toBeVisible()
  expect(other.getAllByText('–')).toHaveLength(2)
  expect(totalOf('Events')).toBe('Events2')
  expect(totalOf('Places')).toBe('Places1,214')
  expect(totalOf('Attended')).toBe('Attended92 of them late')
  expect(totalOf('No-shows')).toBe('No-shows25%')
  expect(totalOf('Cancelled within 24 h')).toBe('Cancelled within 24 h1')
  expect(totalOf('Mean stars')).toBe('Mean stars4.03 ratings')
  expect(network.requestsOf(seminarReportCall)[0]?.query).toEqual({
    ...{ pageNo: '1', pageSize: '20', sort: 'startsAt', direction: 'desc' },
  })
  await screen.findByRole('button', { name: 'CSV' })
  await expectNoAxeViolations(container)
})

it('of a senior tutor is the team’s, whose courses open where seminars do', async () => {
  open({}, 'Senior Tutor')
  expect(await screen.findByText(/^What came of your team’s seminars and courses/)).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /Weekend/ }))
  expect(row.getByRole('link', { name: /Weekend/ })).toHaveAttribute(
    'href',
    `/seminars/weekend/${testUid(302)}`,
  )
})

it('is filtered, sorted and saved as CSV with both', async () => {
  const saved = savedFiles()
  const { user, network, address } = open({ [exportCall]: new Blob(['Title']) })
  await user.click(await screen.findByRole('radio', { name: 'Courses' }))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Degree group' }),
    await screen.findByRole('option', { name: 'Engineering' }),
  )
  await user.click(screen.getByRole('button', { name: /^No-shows/ }))
  await waitFor(() =>
    expect(network.requestsOf(seminarReportCall).at(-1)?.query).toMatchObject({
      ...{ kind: 'course', degreeGroupId: '4', sort: 'noShow', direction: 'asc' },
    }),
  )
  expect(address()).toContain('kind=course')
  await user.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toEqual(['events-2027-03-08.csv']))
  expect(network.requestsOf(exportCall)[0]?.query).toMatchObject({
    ...{ kind: 'course', degreeGroupId: '4' },
  })
})

it('says that nothing has begun, without figures that there are none of', async () => {
  open({ [seminarReportCall]: none })
  expect(await screen.findByText('No event has begun yet')).toBeVisible()
  expect(totalOf('No-shows')).toBe('No-shows–')
  expect(totalOf('Mean stars')).toBe('Mean stars–not known yet0 ratings')
})

it('that could not be loaded is asked for again', async () => {
  const { user, network } = open({
    [seminarReportCall]: new ApiError({ status: 422, message: 'Away.' }),
  })
  expect(await screen.findByText('The report could not be loaded')).toBeVisible()
  network.answer({ [seminarReportCall]: report })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Vectors/ })).toBeVisible()
})
