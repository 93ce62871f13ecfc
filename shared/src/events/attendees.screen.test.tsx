import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeAttendee,
  makeAttendees,
  makeEventSession,
  savedFiles,
  screen,
  testEventId,
  testSessionId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openEvent } from './event.testing.tsx'
import { attendeesCall, type ShownEvent } from './events.queries.ts'

const saveCall = 'POST /Event/tutor/Event/SaveAttendance'
const exportCall = 'GET /Event/tutor/Event/ExportAttendees'
const addCall = 'POST /Event/admin/Event/AddStudents'
const removeCall = 'POST /Event/admin/Event/RemoveStudent'

beforeEach(() => fakeDate('2027-03-06T13:00:00Z'))

interface Opened {
  role?: 'Tutor' | 'Admin'
  search?: string
  changes?: Partial<ShownEvent>
}

const open = (calls: FakeCalls = {}, { role = 'Tutor', search = '', changes }: Opened = {}) =>
  openEvent(
    { isGiver: true, registered: 3, ...changes },
    { [attendeesCall]: makeAttendees(), ...calls },
    { role, search: `?tab=attendees${search}` },
  )

const markOf = (name: string) => screen.findByRole('combobox', { name: `Attendance of ${name}` })
const saveButton = () => screen.getByRole('button', { name: 'Save attendance' })

describe('attendance', () => {
  it('is filled by who joined when, and saved at once with its version', async () => {
    const { user, network, container } = open({ [saveCall]: { attendanceVersion: 1 } })
    expect(await markOf('Maya Clarke')).toHaveValue('present')
    expect(await markOf('Ben Okafor')).toHaveValue('late')
    expect(await markOf('Cy Lund')).toHaveValue('absent')
    expect(screen.getByText('Filled by when each joined, and not saved yet')).toBeVisible()
    const row = within(screen.getByRole('row', { name: /Maya Clarke/ }))
    expect(row.getByText('Year 13, Ashdown College')).toBeVisible()
    expect(row.getByText('10:02')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.selectOptions(await markOf('Cy Lund'), 'Excused')
    network.answer({
      [attendeesCall]: makeAttendees({
        attendanceVersion: 1,
        attendees: makeAttendees().attendees.map((one) => ({
          ...one,
          attendance: one.fullName === 'Cy Lund' ? 'excused' : one.suggested,
        })),
      }),
    })
    await user.click(saveButton())
    expect(await screen.findByText('The attendance is saved.')).toBeVisible()
    expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
      {
        ...{ sessionId: testSessionId, attendanceVersion: 0 },
        marks: [
          { studentId: testUid(1), state: 'present' },
          { studentId: testUid(2), state: 'late' },
          { studentId: testUid(3), state: 'excused' },
        ],
      },
    ])
    await waitFor(() =>
      expect(screen.queryByText('Filled by when each joined, and not saved yet')).toBeNull(),
    )
    expect(await markOf('Cy Lund')).toHaveValue('excused')
  })

  it('that somebody else saved meanwhile is shown beside the own', async () => {
    const { user, network } = open({
      [saveCall]: new ApiError({ status: 409, message: 'Stale.' }),
    })
    await user.selectOptions(await markOf('Cy Lund'), 'Excused')
    const [maya, ben, cy] = makeAttendees().attendees
    network.answer({
      [attendeesCall]: makeAttendees({
        attendanceVersion: 1,
        attendees: [maya, ben, cy].map((one, at) => ({
          ...makeAttendee(one),
          attendance: at === 2 ? 'present' : 'absent',
        })),
      }),
    })
    await user.click(saveButton())
    expect(await screen.findByText('Somebody else has saved this meanwhile')).toBeVisible()
    const choice = within(await screen.findByRole('radiogroup', { name: 'Cy Lund' }))
    expect(choice.getByRole('radio', { name: /Excused/ })).toBeVisible()
    const theirs = choice.getByRole('radio', { name: /Present/ })
    await user.click(theirs)
    network.answer({ [saveCall]: { attendanceVersion: 2 } })
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    expect(await screen.findByText('The attendance is saved.')).toBeVisible()
    expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({
      attendanceVersion: 1,
      marks: [{ state: 'absent' }, { state: 'absent' }, { state: 'present' }],
    })
  })

  it('is only read where it may not be marked', async () => {
    const saved = makeAttendees({
      mayMark: false,
      attendees: [makeAttendee({ attendance: 'late' })],
    })
    open({ [attendeesCall]: saved })
    const row = within(await screen.findByRole('row', { name: /Maya Clarke/ }))
    expect(row.getByText('Late')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save attendance' })).toBeNull()
  })
})

describe('the attendees', () => {
  it('are printed, saved as CSV, and lead to each', async () => {
    const saved = savedFiles()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user, network } = open({ [exportCall]: new Blob(['Name']) })
    expect(await screen.findByRole('link', { name: /Maya Clarke/ })).toHaveAttribute(
      'href',
      `/seminars/vectors/${testEventId}/${testUid(1)}`,
    )
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(saved).toEqual(['attendees-vectors.csv']))
    expect(network.requestsOf(exportCall)[0]?.query).toEqual({ id: testEventId })
    expect(screen.queryByRole('button', { name: 'Add students' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it('are those of a session, sought by name, with a place, waiting or without', async () => {
    const sessions = [
      makeEventSession({ title: 'Morning' }),
      makeEventSession({ id: testUid(311), title: 'Afternoon' }),
    ]
    const { user, network, address } = open({}, { changes: { sessions } })
    const asked = () => network.requestsOf(attendeesCall).at(-1)?.query
    await markOf('Maya Clarke')
    expect(asked()).toEqual({
      ...{ id: testEventId, state: 'registered', pageNo: '1', pageSize: '100' },
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Session' }), testUid(311))
    await waitFor(() => expect(asked()).toMatchObject({ sessionId: testUid(311) }))
    const queue = makeAttendee({
      ...{ state: 'waiting', queuePlace: 3, joinedAt: null, suggested: null },
    })
    network.answer({ [attendeesCall]: makeAttendees({ attendees: [queue], totalCount: 1 }) })
    await user.click(screen.getByRole('radio', { name: 'Waiting' }))
    await waitFor(() => expect(asked()).toMatchObject({ state: 'waiting' }))
    const row = within(await screen.findByRole('row', { name: /Maya Clarke/ }))
    expect(await row.findByText('3rd')).toBeVisible()
    expect(screen.getAllByText('1 student')[0]).toBeVisible()
    network.answer({ [attendeesCall]: makeAttendees({ attendees: [], totalCount: 0 }) })
    await user.type(screen.getByRole('searchbox'), 'zz')
    expect(await screen.findByText('No student fits')).toBeVisible()
    expect(address()).toContain(`session=${testUid(311)}&state=waiting&search=zz`)
  })

  it.each([
    ['', 'Nobody has a place yet'],
    ['&state=waiting', 'Nobody waits'],
    ['&state=cancelled', 'Nobody has given a place back'],
  ])('that there are none of is said: %s', async (search, title) => {
    open({ [attendeesCall]: makeAttendees({ attendees: [], totalCount: 0 }) }, { search })
    expect(await screen.findByText(title)).toBeVisible()
  })

  it('that could not be loaded are asked for again', async () => {
    const { user, network } = open({
      [attendeesCall]: new ApiError({ status: 422, message: 'Away.' }),
    })
    expect(await screen.findByText('The attendees could not be loaded')).toBeVisible()
    network.answer({ [attendeesCall]: makeAttendees() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await markOf('Maya Clarke')).toBeVisible()
  })

  it('of more than a hundred have pages', async () => {
    open({ [attendeesCall]: makeAttendees({ totalCount: 101 }) })
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of students' }))
    expect(pages.getByRole('link', { name: /2/ })).toHaveAttribute(
      'href',
      `/seminars/vectors/${testEventId}?tab=attendees&page=2`,
    )
  })
})

describe('admins', () => {
  it('give students places, beyond the capacity too, and hear who got none', async () => {
    const { user, network } = open(
      {
        'GET /Student/Summary/FindStudents': {
          students: [{ studentId: testUid(9), name: 'Ada Lee', programName: 'Premium' }],
        },
        [addCall]: {
          results: [
            { studentId: testUid(9), state: 'registered' },
            { studentId: testUid(8), state: 'not included' },
          ],
        },
      },
      { role: 'Admin' },
    )
    await user.click(await screen.findByRole('button', { name: 'Add students' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(network.requestsOf(addCall)).toEqual([])
    expect((await dialog.findAllByText('Choose a student'))[0]).toBeVisible()
    await user.type(dialog.getByRole('combobox', { name: 'Student' }), 'Ada')
    await user.click(await screen.findByRole('option', { name: /Ada Lee/ }))
    await user.click(dialog.getByRole('checkbox', { name: 'Beyond the capacity too' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('1 student added.')).toBeVisible()
    expect(
      screen.getByText('1 student has no place: it is not part of the programme.'),
    ).toBeVisible()
    expect(network.requestsOf(addCall)[0]?.body).toEqual({
      ...{ id: testEventId, studentIds: [testUid(9)], mayExceed: true },
    })
  })

  it('hear that it is full, and that nobody got a place', async () => {
    const message = 'There are 0 places left.'
    const { user } = open(
      {
        'GET /Student/Summary/FindStudents': {
          students: [{ studentId: testUid(9), name: 'Ada Lee', programName: 'Premium' }],
        },
        [addCall]: new ApiError({ status: 409, message, serverMessage: message }),
      },
      { role: 'Admin' },
    )
    await user.click(await screen.findByRole('button', { name: 'Add students' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }))
    await user.type(dialog.getByRole('combobox', { name: 'Student' }), 'Ada')
    await user.click(await screen.findByRole('option', { name: /Ada Lee/ }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByText('The students could not be added')).toBeVisible()
  })

  it('take a place away once that is confirmed', async () => {
    const { user, network } = open({ [removeCall]: undefined }, { role: 'Admin' })
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Okafor' }))
    const title = 'Do you want to take Ben Okafor out of Vectors?'
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Ben Okafor has no place any more.')).toBeVisible()
    expect(network.requestsOf(removeCall)[0]?.body).toEqual({
      ...{ id: testEventId, studentId: testUid(2) },
    })
  })
})
