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
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import AccountScreen from './account.screen.tsx'

const path = '/my-application-&-account'
const calendarCall = 'GET /Tution/Tution/GetCalendarData'
const applicationCall = 'GET /Application/Application/GetApplication'
const partsCall = 'GET /Subject/SectionNumber/GetESATParts'
const saveParts = 'POST /Subject/AdmissionTest/SetESATParts'

const calls: FakeCalls = {
  [calendarCall]: [
    makeCalendarEntry({ date: '2027-03-05T16:00:00Z' }),
    makeCalendarEntry({ date: '2027-03-09T12:00:00Z', info: 'Closes', calendarComponent: 4 }),
  ],
  [applicationCall]: { choices: [], registrations: [], statementStatus: null },
  [partsCall]: [
    { id: 1, sectionNo: 'Physics', isChosen: true },
    { id: 2, sectionNo: 'Chemistry', isChosen: true },
    { id: 3, sectionNo: 'Biology', isChosen: false },
  ],
  'GET /User/Account/GetMe': {
    id: testUid(1),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@portal.test',
    role: 'Student',
    timeZone: 'Europe/London',
    schools: [],
    hasPicture: false,
  },
  'GET /User/Account/GetPreferences': { preferences: [] },
  'GET /User/Account/GetQuietHours': { isOn: true, from: '21:00', to: '07:00' },
  'GET /Authentication/Session/GetSessions': { sessions: [] },
  'GET /User/Account/GetDeletionRequest': null,
  'GET /Booking/student/Booking/GetBookings': {
    ...{ bookings: [], plan: null, invoices: null, balancePence: null },
  },
}

const renderPage = (search = '', more: FakeCalls = {}) =>
  renderScreen(<AccountScreen />, {
    path: path + search,
    route: path,
    calls: { ...calls, ...more },
  })

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-03T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const entry = '16:00 Mathematics tuition with Tom Harper, Tuition'

describe('the calendar', () => {
  it('is what a bare address opens, with a legend and a filter in the address', async () => {
    const { user, address } = renderPage()
    const title = 'My application and account'
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Application',
      'Calendar',
      'Account',
    ])
    expect(await screen.findByRole('button', { name: entry })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Tuition/ }))
    await waitFor(() => expect(address()).toBe(`${path}?hide=1`))
    expect(screen.queryByRole('button', { name: entry })).toBeNull()
    await expectNoAxeViolations()
  })

  it('follows what is moved and cancelled', async () => {
    const { network } = renderPage()
    await screen.findByRole('button', { name: entry })
    network.answer({ [calendarCall]: [] })
    act(tellLive)
    await waitFor(() => expect(screen.queryByRole('button', { name: entry })).toBeNull())
  })

  it('fails in words and tries again', async () => {
    const { user, network } = renderPage('', {
      [calendarCall]: new ApiError({ status: 400, message: 'Not now.' }),
    })
    expect(await screen.findByText('Your calendar could not be loaded')).toBeVisible()
    network.answer(calls)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('grid')).toBeVisible()
  })
})

describe('the application', () => {
  it('is a tab that the address names', async () => {
    const { user, address } = renderPage()
    await user.click(screen.getByRole('tab', { name: 'Application' }))
    expect(await screen.findByText('No courses yet')).toBeVisible()
    await waitFor(() => expect(address()).toBe(`${path}?tab=application`))
  })

  it('can only be read while the portal is viewed as the student', async () => {
    renderScreen(<AccountScreen />, {
      path: `${path}?tab=application`,
      route: path,
      claims: { isImpersonating: true },
      calls,
    })
    expect(await screen.findByText('No courses yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a course' })).toBeNull()
  })
})

describe('the account', () => {
  it('is a tab that the address names', async () => {
    const { user, address } = renderPage('?hide=2')
    await user.click(screen.getByRole('tab', { name: 'Account' }))
    await waitFor(() => expect(address()).toBe(`${path}?hide=2&tab=account`))
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'ESAT parts' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Calendar' }))
    await waitFor(() => expect(address()).toBe(`${path}?hide=2`))
  })

  it('opens by its address, and asks before a tab loses what was typed', async () => {
    const { user } = renderPage('?tab=account')
    await user.type(await screen.findByLabelText('First name'), 'line')
    await user.click(screen.getByRole('tab', { name: 'Calendar' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('First name')).toHaveValue('Adaline')
    await user.click(screen.getByRole('tab', { name: 'Calendar' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('grid')).toBeVisible()
  })

  it('changes the parts of the ESAT', async () => {
    const { user, network } = renderPage('?tab=account', { [saveParts]: undefined })
    const section = within(await screen.findByRole('region', { name: 'ESAT parts' }))
    await user.click(await section.findByRole('button', { name: 'Remove Chemistry' }))
    await user.click(section.getByRole('button', { name: 'Select 2 ESAT parts:' }))
    await user.click(section.getByRole('option', { name: 'Biology' }))
    await user.click(section.getByRole('button', { name: 'Save parts' }))
    expect(await section.findByText('Saved')).toBeVisible()
    await waitFor(() =>
      expect(network.requestsOf(saveParts)[0]?.body).toEqual({ selectedParts: [1, 3] }),
    )
  })

  it('shows what is booked, but not to who views the portal as the student', async () => {
    const { unmount } = renderPage('?tab=account')
    expect(await screen.findByRole('region', { name: 'Bookings' })).toBeVisible()
    unmount()
    const { network } = renderScreen(<AccountScreen />, {
      path: `${path}?tab=account`,
      route: path,
      claims: { isImpersonating: true },
      calls,
    })
    expect(await screen.findByRole('region', { name: 'ESAT parts' })).toBeVisible()
    expect(network.requestsOf('GET /Booking/student/Booking/GetBookings')).toHaveLength(0)
  })

  it('puts the runner’s keys elsewhere', async () => {
    const { user } = renderPage('?tab=account')
    const section = within(
      await screen.findByRole('region', { name: 'Keys in the question runner' }),
    )
    await user.type(section.getByRole('textbox', { name: 'Bookmark' }), 'q')
    await user.click(section.getByRole('switch', { name: /^Single-letter keys/ }))
    expect(section.queryByRole('textbox')).toBeNull()
    await user.click(section.getByRole('button', { name: 'Reset to the usual keys' }))
    expect(section.getByRole('textbox', { name: 'Bookmark' })).toHaveValue('B')
    expect(section.getByText('These are the usual keys.')).toBeVisible()
  })
})
