import {
  expectNoAxeViolations,
  fakeDate,
  fireEvent,
  makeHour,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import TutorWeek from './tutor-week.tsx'
import type { Week } from './week.queries.ts'

const weekCall = 'GET /Tution/tutor/Tution/GetWeek'

const week: Week = {
  ...{ timeZone: 'Europe/London', tutorName: 'Tom Grey' },
  ...{ from: '2027-03-01T00:00:00Z', until: '2027-03-08T00:00:00Z' },
  timeOff: [
    { id: testUid(3), from: '2027-03-05T09:00:00Z', until: '2027-03-05T12:00:00Z', note: '' },
  ],
  weekly: [{ weekday: 4, from: '15:00', to: '18:00' }],
  sessions: [makeHour({ startsAt: '2027-03-04T16:00:00Z' })],
}

function renderWeek(path = '/?view=week', answer: Week = week) {
  return renderScreen(<TutorWeek />, {
    path,
    role: 'Tutor',
    calls: {
      [weekCall]: answer,
      'GET /Student/Summary/FindStudents': {
        students: [{ studentId: testUid(2), name: 'Ada Lee', programName: 'Premium' }],
      },
    },
  })
}

beforeEach(() => fakeDate('2027-03-04T12:00:00Z'))

describe('a tutor’s own week', () => {
  it('has hours over availability and time off, and opens an hour by its address', async () => {
    const { user, address, network } = renderWeek()
    const thursday = await screen.findByRole('group', { name: /Thursday 4 March/ })
    expect(network.requestsOf(weekCall)[0]?.query).toEqual({ day: '2027-03-04' })
    expect(within(thursday).getByRole('button', { name: /Available 15:00 to 18:00/ })).toBeVisible()
    expect(screen.getByText('Time off 09:00 to 12:00')).toBeInTheDocument()
    await expectNoAxeViolations()
    await user.click(within(thursday).getByRole('button', { name: /^16:00 / }))
    await waitFor(() => expect(address()).toBe(`/?view=week&hour=${makeHour().id}`))
  })

  it('books at a free time, by keys at its beginning', async () => {
    const { user, address } = renderWeek()
    const free = await screen.findByRole('button', { name: /Available 15:00 to 18:00/ })
    free.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Schedule an hour' })
    expect(within(dialog).getByText(/4 March 2027, 15:00/)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Go on' })).toBeDisabled()
    await user.type(within(dialog).getByRole('combobox', { name: 'Student' }), 'Ada')
    await user.click(await screen.findByRole('option', { name: /Ada Lee/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Go on' }))
    await waitFor(() =>
      expect(address()).toBe(
        `/?view=week&schedule=${testUid(2)}&on=2027-03-04&at=${encodeURIComponent('15:00')}`,
      ),
    )
  })

  it('books at the quarter that was pressed', async () => {
    renderWeek()
    const free = await screen.findByRole('button', { name: /Available 15:00 to 18:00/ })
    vi.spyOn(free, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 50, 180))
    fireEvent.click(free, { detail: 1, clientY: 195 })
    expect(await screen.findByText(/4 March 2027, 16:30/)).toBeVisible()
  })

  it('goes on by pages and keys, with the day in the address', async () => {
    const { user, address } = renderWeek()
    await screen.findByRole('group', { name: /Thursday 4 March/ })
    await user.click(screen.getByRole('button', { name: 'Previous week' }))
    await waitFor(() => expect(address()).toBe('/?view=week&day=2027-02-25'))
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(address()).toBe('/?view=week'))
    screen.getByRole('button', { name: /Thu 4: Thursday/ }).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toBe('/?view=week&day=2027-03-05'))
    await waitFor(() => expect(screen.getByRole('button', { name: /Fri 5: Friday/ })).toHaveFocus())
  })

  it('says whose clock it goes by where that is another', async () => {
    renderWeek('/?view=week', { ...week, timeZone: 'Asia/Kolkata' })
    expect(await screen.findByText('By Tom Grey’s clock (Asia/Kolkata)')).toBeVisible()
    expect(screen.getByRole('button', { name: /^21:30/ })).toBeVisible()
  })
})
