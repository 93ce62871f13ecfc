import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeHour,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { TimeZoneProvider } from '@portal/shared/ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TuitionAtAGlance } from './tuition.queries.ts'
import TuitionScreen from './tuition.screen.tsx'

const now = '2027-03-04T12:00:00Z'
const glance: TuitionAtAGlance = {
  tutoringHoursRemaining: 8.5,
  hoursBought: 10,
  hoursUsed: 1.5,
  isUnlimited: false,
  nextSessions: [makeHour()],
  tutors: [
    { tutorId: testUid(2), name: 'Owen Pike', subject: 'Mathematics', hours: 1.5 },
    { tutorId: testUid(3), name: 'Ada Lee', subject: 'Physics', hours: 0 },
  ],
  openRequests: 0,
  targets: [],
}
const past = makeHour({
  id: testUid(71),
  startsAt: '2027-02-26T16:30:00Z',
  state: 'delivered',
  reportId: testUid(90),
  rating: 9,
})

function renderTuition(calls: FakeCalls = {}, path = '/tuition', zone = 'Europe/London') {
  const tuition = (
    <TimeZoneProvider zone={zone}>
      <TuitionScreen />
    </TimeZoneProvider>
  )
  return renderScreen(tuition, {
    path,
    route: '/tuition',
    claims: { userId: testUid(1) },
    calls: {
      'GET /user/student/booking-light': { programName: 'Half Blue', isUnlimited: false },
      'GET /Tution/Tution/GetDashboardDataNew': glance,
      'GET /Tution/Student/GetSessions': { sessions: [past], totalCount: 1, busy: [] },
      ...calls,
    },
  })
}

beforeEach(() => fakeDate(now))

describe('the tuition page', () => {
  it('says what is left, what comes next and what was', async () => {
    const { network } = renderTuition()
    expect(await screen.findByText('8.5')).toBeVisible()
    expect(screen.getByText('1.5 of 10 h')).toBeVisible()
    expect(screen.getByText('Mathematics with Owen Pike', { selector: 'p' })).toBeVisible()
    const table = await screen.findByRole('table', { name: 'Past sessions' })
    expect(within(table).getByRole('link', { name: /Report of Fri 26 Feb/ })).toHaveAttribute(
      'href',
      `/tuition/tuition-reports/${testUid(90)}`,
    )
    expect(within(table).getByText('9 of 10')).toBeVisible()
    expect(network.requestsOf('GET /Tution/Student/GetSessions')[0]?.query).toMatchObject({
      studentId: testUid(1),
      when: 'past',
    })
    await expectNoAxeViolations()
  })

  it('has London’s clock beside the own one where they differ', async () => {
    renderTuition({}, '/tuition', 'Asia/Kolkata')
    expect(await screen.findByText(/Friday 5 March 2027 at 22:00/)).toBeVisible()
    expect(screen.getByText('Fri 5 Mar, 16:30 in London')).toBeVisible()
  })

  it('has one clock where both show the same', async () => {
    renderTuition()
    expect(await screen.findByText(/Friday 5 March 2027 at 16:30/)).toBeVisible()
    expect(screen.queryByText(/in London/)).toBeNull()
  })

  it('of a programme without a limit asks the Unlimited call, and shows neither rest nor bar', async () => {
    const { network } = renderTuition({
      'GET /user/student/booking-light': { programName: 'Full Blue', isUnlimited: true },
      'GET /Tution/Tution/GetDashboardDataUnlimited': {
        ...glance,
        tutoringHoursRemaining: null,
        isUnlimited: true,
      },
    })
    expect(await screen.findByText('Hours of tuition so far')).toBeVisible()
    expect(screen.queryByText('Hours left')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(network.requestsOf('GET /Tution/Tution/GetDashboardDataNew')).toHaveLength(0)
  })

  it('says of an empty account what will stand there', async () => {
    renderTuition({
      'GET /Tution/Tution/GetDashboardDataNew': {
        ...glance,
        ...{ tutoringHoursRemaining: 10, hoursUsed: 0, nextSessions: [], tutors: [] },
      },
      'GET /Tution/Student/GetSessions': { sessions: [], totalCount: 0, busy: [] },
    })
    expect(
      await screen.findByText('Your first hour appears here once your tutor has booked it'),
    ).toBeVisible()
    expect(screen.getByText('You have no tutor yet')).toBeVisible()
    expect(await screen.findByText('No session has taken place yet')).toBeVisible()
  })

  it('shows more used than bought as it is', async () => {
    renderTuition({
      'GET /Tution/Tution/GetDashboardDataNew': {
        ...glance,
        ...{ tutoringHoursRemaining: -1.5, hoursUsed: 11.5 },
      },
    })
    expect(await screen.findByText('-1.5')).toBeVisible()
    expect(screen.getByText('More was taught than bought')).toBeVisible()
  })

  it('lists every entry with the balance after it', async () => {
    const entry = { occurredAt: now, note: 'Mathematics', sessionId: null, bookingId: null }
    renderTuition(
      {
        'GET /Tution/Student/GetLedger': {
          entries: [
            { ...entry, id: 3, kind: 'returned', hours: 1.5, balance: 10, reverses: 2 },
            { ...entry, id: 2, kind: 'used', hours: -1.5, balance: 8.5, reverses: null },
          ],
          ...{ totalCount: 2, bought: 10, used: 0, left: 10 },
        },
      },
      '/tuition?show=entries',
    )
    const table = await screen.findByRole('table', { name: 'Every entry' })
    expect(within(table).getByText('Given back')).toBeVisible()
    expect(within(table).getByText(/corrects entry 2/)).toBeVisible()
    expect(within(table).getByText('−1.5 h')).toBeVisible()
    expect(within(table).getByText('8.5 h')).toBeVisible()
  })

  it('is asked for again when the server tells of a change', async () => {
    const { network } = renderTuition()
    await screen.findByText('8.5')
    tellLive()
    await waitFor(() =>
      expect(network.requestsOf('GET /Tution/Tution/GetDashboardDataNew')).toHaveLength(2),
    )
  })
})

describe('targets', () => {
  const target: TuitionAtAGlance['targets'][number] = {
    ...{ id: testUid(95), studentId: testUid(1), title: 'Forces by heart', about: 'Forces' },
    ...{ measure: 'topic mastery', tutorName: 'Owen Pike', start: 40, goal: 70, now: 50 },
    ...{ progress: 33.3, setOn: '2027-02-15', dueOn: '2027-03-17', status: 'at risk' },
    why: '33% of the way with 50% of the time gone',
  }

  it('stand with how far each is and why, those that are over behind a line', async () => {
    const over: typeof target = {
      ...target,
      ...{ id: testUid(96), title: 'Read a book', measure: 'by hand', about: null, start: 0 },
      ...{ goal: 3, now: 3, progress: 100, status: 'met', why: 'Reached on 1 March 2027' },
    }
    const { user } = renderTuition({
      'GET /Tution/Tution/GetDashboardDataNew': { ...glance, targets: [target, over] },
    })
    const open = await screen.findByRole('list', { name: 'Open targets' })
    expect(within(open).getByText('Forces by heart')).toBeVisible()
    expect(within(open).getByText('At risk')).toBeVisible()
    expect(within(open).getByText('33% of the way with 50% of the time gone')).toBeVisible()
    expect(within(open).getByRole('progressbar', { name: 'From 40%, now 50%' })).toHaveAttribute(
      'aria-valuetext',
      'Goal 70%',
    )
    await user.click(screen.getByText('Earlier targets (1)'))
    expect(screen.getByText('Reached on 1 March 2027')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('say what will stand there', async () => {
    renderTuition()
    expect(await screen.findByText('No target is set')).toBeVisible()
  })
})

describe('another time', () => {
  const slots = ['2027-03-08T17:00:00Z', '2027-03-08T17:15:00Z', '2027-03-09T09:00:00Z']

  it('is asked for with a reason and up to three times, in the order chosen', async () => {
    const { user, network } = renderTuition({
      'GET /Tution/Tution/GetFreeSlots': { slots },
      'POST /Tution/Tution/RequestReschedule': { requestId: testUid(80) },
    })
    await user.click(await screen.findByRole('button', { name: 'Ask for another time' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ask for another time' })
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
    expect(await within(dialog).findByText('Say why')).toBeVisible()
    expect(within(dialog).getByText('Choose a time')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Why'), 'A school trip')
    await user.selectOptions(within(dialog).getByLabelText('Day'), '2027-03-09')
    await user.click(within(dialog).getByRole('checkbox', { name: '09:00' }))
    await user.selectOptions(within(dialog).getByLabelText('Day'), '2027-03-08')
    await user.click(within(dialog).getByRole('checkbox', { name: '17:15' }))
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf('POST /Tution/Tution/RequestReschedule')[0]?.body).toEqual({
      sessionId: makeHour().id,
      version: 1,
      reason: 'A school trip',
      startsAt: [slots[2], slots[1]],
    })
  })

  it('under 24 hours before the start says so', async () => {
    vi.setSystemTime(Date.parse('2027-03-04T17:00:00Z'))
    const { user } = renderTuition({ 'GET /Tution/Tution/GetFreeSlots': { slots: [] } })
    await user.click(await screen.findByRole('button', { name: 'Ask for another time' }))
    expect(await screen.findByText('This hour begins in less than 24 hours')).toBeVisible()
    expect(await screen.findByText('No free time in the next 28 days')).toBeVisible()
  })

  it('that was asked for can be taken back', async () => {
    const request = {
      ...{ id: testUid(80), state: 'open' as const, reason: 'A trip', startsAt: slots },
      ...{ askedAt: now, message: '' },
    }
    const { user, network } = renderTuition({
      'GET /Tution/Tution/GetDashboardDataNew': {
        ...glance,
        nextSessions: [makeHour({ request })],
      },
      'POST /Tution/Tution/WithdrawReschedule': undefined,
    })
    expect(await screen.findByText('Another time was asked for')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take back the request' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Tution/Tution/WithdrawReschedule')[0]?.body).toEqual({
        requestId: testUid(80),
      }),
    )
  })
})
