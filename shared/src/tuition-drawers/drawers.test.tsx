import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeHour,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDrawer as open } from './drawers.testing.tsx'

const scheduleCall = 'POST /Tution/tutor/Tution/Schedule'
const student = testUid(1)

beforeEach(() => fakeDate('2027-03-04T12:00:00Z'))

const start: CallAnswer<'GET /Tution/tutor/Tution/GetScheduleForm'> = {
  studentName: 'Maya Clarke',
  studentZone: 'Asia/Kolkata',
  tutorId: testUid(2),
  tutorZone: 'Europe/London',
  tutors: [{ tutorId: testUid(2), name: 'Owen Pike' }],
  subject: 'Mathematics',
  joinLink: 'https://meet.example/abc',
  hoursLeft: 8.5,
  expiresOn: '2027-07-31',
}

describe('booking', () => {
  it('of a student who is not there, or somebody else’s, says so', async () => {
    const gone = new ApiError({ status: 404, message: 'The record was not found.' })
    open(`/?schedule=${student}`, { 'GET /Tution/tutor/Tution/GetScheduleForm': gone })
    expect(await screen.findByText('This student is not there')).toBeVisible()
  })

  const openForm = (calls: FakeCalls = {}, when = '&on=2027-03-25&at=16:30') =>
    open(`/?schedule=${student}${when}`, {
      'GET /Tution/tutor/Tution/GetScheduleForm': start,
      [scheduleCall]: { sessionIds: [testUid(70)], firstOfTwo: [] },
      ...calls,
    })

  it('of an hour sends the moment that the tutor’s clock means', async () => {
    const { user, network, address } = openForm()
    const drawer = await screen.findByRole('dialog', { name: 'Schedule with Maya Clarke' })
    expect(await within(drawer).findByText(/Thu 25 Mar, 22:00 in Kolkata/)).toBeVisible()
    expect(within(drawer).getByText('8.5 hours')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(within(drawer).getByRole('button', { name: 'Book the hour' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(network.requestsOf(scheduleCall)[0]?.body).toEqual({
      studentId: student,
      tutorId: testUid(2),
      subject: 'Mathematics',
      startsAt: '2027-03-25T16:30:00.000Z',
      quarters: 4,
      joinLink: 'https://meet.example/abc',
      ...{ repeatWeeks: 0, times: 1, skip: [], confirm: [] },
    })
  })

  it('refuses a time that does not exist, and says which of two is taken', async () => {
    const { user, network } = openForm({}, '&on=2027-03-28&at=01:30')
    await user.click(await screen.findByRole('button', { name: 'Book the hour' }))
    expect(await screen.findByText(/the clocks go forward over it/)).toBeVisible()
    expect(network.requestsOf(scheduleCall)).toHaveLength(0)
  })

  it('of a time that comes twice says that the first is taken', async () => {
    openForm({}, '&on=2027-10-31&at=01:30')
    expect(await screen.findByText(/comes twice that day/)).toBeVisible()
  })

  it('of a series says on which of its dates the first of two times was taken', async () => {
    const booked = { sessionIds: [testUid(70), testUid(71)], firstOfTwo: ['2027-10-31'] }
    const { user } = openForm({ [scheduleCall]: booked }, '&on=2027-10-24&at=01:30')
    await user.click(await screen.findByRole('radio', { name: 'Every week' }))
    await user.click(screen.getByRole('button', { name: 'Book the series' }))
    expect(
      await screen.findByText(
        /are booked\. On Sun 31 Oct the time comes twice.*the first is taken/,
      ),
    ).toBeVisible()
  })

  it('of a series lists every date that clashes, and leaves out those that are chosen', async () => {
    const refused = new ApiError({
      status: 409,
      message: 'Nothing was booked.',
      errors: [
        { path: 'dates.2027-04-01', message: 'Maya Clarke is busy on Thu 1 Apr, 16:30 to 17:30' },
        { path: 'dates.2027-04-15', message: 'Easter holidays on Thu 15 Apr' },
        { path: 'confirm.balance', message: 'Only 8.5 hours are left.' },
      ],
    })
    const booked = { sessionIds: [testUid(70), testUid(71)], firstOfTwo: [] }
    const { user, network } = openForm({
      [scheduleCall]: ({ body }) => (body.confirm.length === 0 ? refused : booked),
    })
    await user.click(await screen.findByRole('radio', { name: 'Every week' }))
    await user.click(screen.getByRole('button', { name: 'Book the series' }))
    expect(await screen.findByText(/Maya Clarke is busy on Thu 1 Apr/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Leave Thu 1 Apr out' }))
    await user.click(screen.getByRole('button', { name: 'Leave Thu 15 Apr out' }))
    expect(screen.getByText('Left out: Thu 1 Apr, Thu 15 Apr')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Only 8.5 hours are left/ }))
    await user.click(screen.getByRole('button', { name: 'Book the series' }))
    await waitFor(() => expect(network.requestsOf(scheduleCall)).toHaveLength(2))
    expect(network.requestsOf(scheduleCall)[1]?.body).toMatchObject({
      ...{ repeatWeeks: 1, times: 10, confirm: ['balance'] },
      skip: ['2027-04-01', '2027-04-15'],
    })
    expect(await screen.findByText('2 sessions with Maya Clarke are booked.')).toBeVisible()
  })
})

const details = (
  changes: Partial<CallAnswer<'GET /Tution/tutor/Tution/GetSession'>> = {},
): CallAnswer<'GET /Tution/tutor/Tution/GetSession'> => ({
  hour: makeHour(),
  hoursLeft: 8.5,
  studentZone: 'Europe/London',
  tutorZone: 'Europe/London',
  may: { move: true, mark: false, cancel: true, correct: false, report: false },
  following: 3,
  history: [{ at: '2027-02-01T10:00:00Z', by: 'Owen Pike', text: 'Booked' }],
  ...changes,
})

describe('an hour', () => {
  const hourId = makeHour().id
  const sessionCall = 'GET /Tution/tutor/Tution/GetSession'

  it('is moved, by the tutor’s clock', async () => {
    const { user, network } = open(`/?hour=${hourId}`, {
      [sessionCall]: details(),
      'POST /Tution/tutor/Tution/Move': { version: 2 },
    })
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move the hour' })
    const time = within(dialog).getByLabelText('Time')
    await user.clear(time)
    await user.type(time, '18:00')
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Tution/tutor/Tution/Move')[0]?.body).toMatchObject({
        ...{ sessionId: hourId, version: 1, startsAt: '2027-03-05T18:00:00.000Z', quarters: 4 },
      }),
    )
  })

  it('is cancelled with the reason, alone or with those that follow', async () => {
    const { user, network } = open(`/?hour=${hourId}`, {
      [sessionCall]: details(),
      'POST /Tution/tutor/Tution/Cancel': { cancelled: 4 },
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel the hour' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the hour' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the hour' }))
    expect(await within(dialog).findByText('Choose who cancels it')).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: 'The student' }))
    await user.type(within(dialog).getByLabelText('Why'), 'Exams at school')
    await user.click(
      within(dialog).getByRole('checkbox', { name: /Also the 3 sessions of the series/ }),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the hour' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Tution/tutor/Tution/Cancel')[0]?.body).toEqual({
        ...{ sessionId: hourId, version: 1, by: 'student', reason: 'Exams at school' },
        following: true,
      }),
    )
  })

  it('that was marked wrongly is corrected, with the reason', async () => {
    const { user, network } = open(`/?hour=${hourId}`, {
      [sessionCall]: details({
        hour: makeHour({ state: 'delivered', length: 1.5, version: 2 }),
        may: { move: false, mark: false, cancel: false, correct: true, report: true },
      }),
      'POST /Tution/tutor/Tution/Correct': { version: 3, hoursLeft: 9 },
    })
    await user.click(await screen.findByRole('button', { name: 'Correct' }))
    const dialog = await screen.findByRole('dialog', { name: 'Correct the hour' })
    await user.click(within(dialog).getByRole('radio', { name: /No-show/ }))
    await user.selectOptions(within(dialog).getByLabelText('Length'), '1 h')
    await user.click(within(dialog).getByRole('button', { name: 'Correct' }))
    expect(await within(dialog).findByText('Say why')).toBeVisible()
    await user.type(within(dialog).getByLabelText(/Why/), 'Nobody came')
    await user.click(within(dialog).getByRole('button', { name: 'Correct' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Tution/tutor/Tution/Correct')[0]?.body).toEqual({
        ...{ sessionId: hourId, version: 2, outcome: 'no-show', quarters: 4 },
        reason: 'Nobody came',
      }),
    )
    expect(await screen.findByText('The hour is corrected. 9 hours left.')).toBeVisible()
  })

  it('that was delivered leads on to its report', async () => {
    const onReport = vi.fn()
    const { user } = open(
      `/?hour=${hourId}`,
      {
        [sessionCall]: details({
          may: { move: false, mark: true, cancel: true, correct: false, report: false },
        }),
        'POST /Tution/tutor/Tution/Mark': { version: 2, hoursLeft: 7.5 },
      },
      onReport,
    )
    await user.click(await screen.findByRole('button', { name: 'Mark' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mark the hour' })
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Mark' }))
    await waitFor(() => expect(onReport).toHaveBeenCalledWith(hourId))
  })

  it.each([
    [hourId, 404],
    ['half-an-id', 400],
  ])(
    'of somebody else, or of an address with %s, is not there, and says so',
    async (id, status) => {
      open(`/?hour=${id}`, { [sessionCall]: new ApiError({ status, message: 'query: No' }) })
      expect(await screen.findByText('This hour is not there')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      expect(screen.queryByText('query: No')).toBeNull()
    },
  )

  it('that could not be read is asked for again', async () => {
    open(`/?hour=${hourId}`, { [sessionCall]: new ApiError({ status: 500, message: 'No' }) })
    expect(await screen.findByText('The session could not be loaded')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
