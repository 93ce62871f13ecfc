import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeHour,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Tutor } from './tutor.queries.ts'
import TutorScreen from './tutor.screen.tsx'

const pageCall = 'GET /Tutor/Tutor/GetTutor'
const ratingsCall = 'GET /Tutor/Tutor/GetRatings'
const weekCall = 'GET /Tution/tutor/Tution/GetWeek'
const id = testUid(5)

const tutor: Tutor = {
  ...{ tutorId: id, fullName: 'Tom Grey', email: 'tom@x.test', subject: 'Mathematics' },
  ...{ timeZone: 'Europe/London', isActive: true, seniorTutorName: 'Sue Stone' },
  students: [
    {
      ...{ studentId: testUid(2), fullName: 'Ada Lee', programName: 'Premium', hours: 2.5 },
      nextSessionAt: '2027-03-05T16:00:00Z',
    },
  ],
  months: [
    { month: '2027-02', delivered: 8, planned: 9 },
    { month: '2027-03', delivered: 1.5, planned: 6 },
  ],
  lateReports: [
    {
      ...{ sessionId: testUid(11), studentName: 'Ada Lee', startsAt: '2027-03-01T16:00:00Z' },
      dueAt: '2027-03-02T17:00:00Z',
    },
  ],
  lateCards: [
    {
      ...{ termId: testUid(12), termName: 'Spring', studentId: testUid(2), studentName: 'Ada Lee' },
      dueOn: '2027-02-20',
    },
  ],
  ratings: { average: 8.5, count: 2, byValue: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0] },
  concerns: [
    {
      ...{ id: testUid(13), studentName: 'Ada Lee', type: 2, state: 'waiting' },
      raisedAt: '2027-03-01T09:00:00Z',
    },
  ],
}

const week = {
  ...{ timeZone: 'Europe/London', tutorName: 'Tom Grey' },
  ...{ from: '2027-03-01T00:00:00Z', until: '2027-03-08T00:00:00Z', timeOff: [] },
  weekly: [{ weekday: 4, from: '15:00', to: '18:00' }],
  sessions: [makeHour({ startsAt: '2027-03-04T16:00:00Z' })],
}

function renderTutor(
  calls: FakeCalls = {},
  query = '',
  role: 'Senior Tutor' | 'Admin' = 'Senior Tutor',
) {
  return renderScreen(<TutorScreen />, {
    path: `/tutor/whoever/${id}${query}`,
    route: '/tutor/:name/:id',
    role,
    calls: {
      [pageCall]: tutor,
      [ratingsCall]: {
        ratings: [
          {
            ...{ sessionId: testUid(21), sessionDate: '2027-03-01T16:00:00Z', rating: 8 },
            ...{ studentName: 'Ada Lee', subject: 'Mathematics', feedback: 'A little fast.' },
          },
        ],
        totalCount: 1,
      },
      [weekCall]: week,
      ...calls,
    },
  })
}

beforeEach(() => fakeDate('2027-03-04T12:00:00Z'))

describe('the page of a tutor', () => {
  it('goes by the id of the address, and has figures, students, late work and concerns', async () => {
    const { network } = renderTutor()
    expect(await screen.findByRole('heading', { name: 'Tom Grey', level: 1 })).toBeVisible()
    expect(network.requestsOf(pageCall)[0]?.query).toEqual({ tutorId: id })
    expect(screen.getByText('of 6 h planned')).toBeVisible()
    expect(screen.getByText('8.5 of 10')).toBeVisible()
    const late = screen.getByRole('region', { name: 'Late work' })
    expect(within(late).getByText('Report on Ada Lee')).toBeVisible()
    expect(within(late).getByText('Report card of Ada Lee')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Unresponsive Student: Ada Lee' })).toHaveAttribute(
      'href',
      `/alerts?alert=${testUid(13)}`,
    )
    const students = screen.getByRole('table', { name: 'Students of the tutor' })
    expect(within(students).getByRole('link', { name: /Ada Lee/ })).toHaveAttribute(
      'href',
      `/my-students/${testUid(2)}`,
    )
    await expectNoAxeViolations()
  })

  it('leads admins to their own page of a student', async () => {
    renderTutor({}, '', 'Admin')
    const students = await screen.findByRole('table', { name: 'Students of the tutor' })
    expect(within(students).getByRole('link', { name: /Ada Lee/ })).toHaveAttribute(
      'href',
      `/audit-dashboard/${testUid(2)}`,
    )
  })

  it('says what there is none of', async () => {
    renderTutor({
      [pageCall]: {
        ...tutor,
        ...{ students: [], lateReports: [], lateCards: [], concerns: [] },
        ratings: { average: null, count: 0, byValue: Array(10).fill(0) },
      },
    })
    expect(await screen.findByText('No report or card is late')).toBeVisible()
    expect(screen.getByText('No concern is open')).toBeVisible()
    expect(screen.getByText('Not rated yet')).toBeVisible()
    expect(screen.getByText('No student at the moment')).toBeVisible()
  })

  it('of another team is not there', async () => {
    renderTutor({ [pageCall]: new ApiError({ status: 404, message: 'The tutor was not found.' }) })
    expect(await screen.findByText('The tutor could not be loaded')).toBeVisible()
  })

  it('has the ratings with their words, in the address', async () => {
    const { user, address } = renderTutor()
    await user.click(await screen.findByRole('tab', { name: 'Ratings' }))
    await waitFor(() => expect(address()).toContain('?tab=ratings'))
    expect(await screen.findByText('A little fast.')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('has the week, in which an hour opens and no free time books', async () => {
    const { user, address, network } = renderTutor({}, '?tab=week')
    const hour = { name: /^16:00 .*tuition/i }
    await screen.findByRole('button', hour)
    expect(network.requestsOf(weekCall)[0]?.query).toEqual({ tutorId: id, day: '2027-03-04' })
    expect(screen.queryByRole('button', { name: /schedule an hour/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next week' }))
    await waitFor(() => expect(address()).toContain('day=2027-03-11'))
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await user.click(await screen.findByRole('button', hour))
    await waitFor(() => expect(address()).toContain(`hour=${makeHour().id}`))
  })
})
