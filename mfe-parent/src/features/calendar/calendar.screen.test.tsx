import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  type FakeCalls,
  makeCalendarEntry,
  renderScreen,
  screen,
  tellLive,
  testUid,
} from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import CalendarScreen from './calendar.screen.tsx'

const calendarCall = 'GET /Tution/parent/Tution/GetCalendarData'
const maya = makeCalendarEntry({ path: '/?child=1' })
const ben = makeCalendarEntry({
  date: '2027-03-04T10:00:00Z',
  info: 'Course',
  calendarComponent: 3,
  studentId: testUid(2),
  studentName: 'Ben Clarke',
})

const render = (path = '/calendar', calls: FakeCalls = { [calendarCall]: [maya, ben] }) =>
  renderScreen(<CalendarScreen />, { role: 'Parent', path, route: '/calendar', calls })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-03T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('has all children in one, and each by a filter in the address', async () => {
  const { user, address } = render()
  expect(await screen.findByRole('button', { name: /^16:00 Maya: Mathematics/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^10:00 Ben: Course/ })).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('radio', { name: 'Ben Clarke' }))
  expect(address()).toBe(`/calendar?child=${testUid(2)}`)
  expect(screen.queryByRole('button', { name: /Maya/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(address()).toBe('/calendar')
  expect(screen.getByRole('button', { name: /Maya/ })).toBeVisible()
})

it('opens with the child of its address, and with all for one that is not there', async () => {
  render(`/calendar?child=${testUid(2)}`)
  expect(await screen.findByRole('radio', { name: 'Ben Clarke' })).toBeChecked()
  expect(screen.queryByRole('button', { name: /Maya/ })).toBeNull()
})

it('asks nothing of a parent of one child', async () => {
  render(`/calendar?child=${testUid(7)}`, { [calendarCall]: [maya] })
  expect(await screen.findByRole('button', { name: /^16:00 Mathematics/ })).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'All' })).toBeNull()
})

it('follows what is moved, and fails in words', async () => {
  const { network, user } = render('/calendar', {
    [calendarCall]: new ApiError({ status: 400, message: 'Not now.' }),
  })
  expect(await screen.findByText('The calendar could not be loaded')).toBeVisible()
  network.answer({ [calendarCall]: [maya] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: /^16:00 Mathematics/ })
  network.answer({ [calendarCall]: [ben] })
  act(tellLive)
  expect(await screen.findByRole('button', { name: /^10:00 Course/ })).toBeVisible()
})
