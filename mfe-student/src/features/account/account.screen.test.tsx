import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import AccountScreen from './account.screen.tsx'

const path = '/my-application-&-account'
const calendarCall = 'GET /Tution/Tution/GetCalendarData'
const partsCall = 'GET /Subject/SectionNumber/GetESATParts'
const saveParts = 'POST /Subject/AdmissionTest/SetESATParts'

const calls: FakeCalls = {
  [calendarCall]: [
    { date: '2027-03-05T16:00:00Z', info: 'Mathematics with Tom Harper', calendarComponent: 1 },
    { date: '2027-03-09T12:00:00Z', info: 'ESAT registration closes', calendarComponent: 4 },
    { date: '2027-04-02T10:00:00Z', info: 'Course day', calendarComponent: 3 },
  ],
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
  'GET /Authentication/Session/GetSessions': { sessions: [] },
  'GET /User/Account/GetDeletionRequest': null,
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

const chip = (name: RegExp) => screen.findByRole('button', { name })

describe('the calendar', () => {
  it('shows the month with a legend in words, and its events as a list', async () => {
    renderPage()
    expect(screen.getByRole('heading', { level: 1, name: 'Calendar and account' })).toBeVisible()
    expect(await screen.findByRole('grid', { name: 'Mar-2027' })).toBeVisible()
    const legend = screen.getByRole('group', { name: 'Shown in the calendar' })
    expect(within(legend).getAllByRole('button')).toHaveLength(6)
    const list = screen.getByRole('region', { name: 'March 2027' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'Mathematics with Tom HarperFri 5 Mar, 16:00 · Tuition',
      'ESAT registration closesTue 9 Mar, 12:00 · Deadline or test',
    ])
    await expectNoAxeViolations()
  })

  it('leaves kinds of events out by its legend, and keeps that in the address', async () => {
    const { user, address } = renderPage()
    const tuition = await chip(/^Tuition/)
    expect(tuition).toHaveAttribute('aria-pressed', 'true')
    await user.click(tuition)
    expect(address()).toBe(`${path}?hide=1`)
    expect(screen.queryByText('Mathematics with Tom Harper')).toBeNull()
    expect(screen.getByText('ESAT registration closes')).toBeVisible()
    await user.click(tuition)
    expect(address()).toBe(path)
    expect(screen.getByText('Mathematics with Tom Harper')).toBeVisible()
  })

  it('opens with what the address leaves out, and says so in an empty month', async () => {
    renderPage('?hide=1,4')
    expect(await screen.findByText('Nothing in March 2027')).toBeVisible()
    expect(screen.getByText('Some kinds of events are left out above.')).toBeVisible()
    expect(await chip(/^Deadline/)).toHaveAttribute('aria-pressed', 'false')
  })

  it('lists the month that is shown', async () => {
    const { user } = renderPage()
    await user.click(await screen.findByRole('button', { name: 'Next month' }))
    const list = screen.getByRole('region', { name: 'April 2027' })
    expect(within(list).getByText('Course day')).toBeVisible()
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

describe('the account', () => {
  it('is a tab that the address names', async () => {
    const { user, address } = renderPage('?hide=2')
    await user.click(screen.getByRole('tab', { name: 'Account' }))
    expect(address()).toBe(`${path}?hide=2&part=account`)
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'ESAT parts' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Calendar' }))
    expect(address()).toBe(`${path}?hide=2`)
  })

  it('opens by its address, and asks before a tab loses what was typed', async () => {
    const { user } = renderPage('?part=account')
    await user.type(await screen.findByLabelText('First name'), 'line')
    await user.click(screen.getByRole('tab', { name: 'Calendar' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('First name')).toHaveValue('Adaline')
    await user.click(screen.getByRole('tab', { name: 'Calendar' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('grid')).toBeVisible()
  })

  it('changes the parts of the ESAT', async () => {
    const { user, network } = renderPage('?part=account', { [saveParts]: undefined })
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

  it('puts the runner’s keys elsewhere', async () => {
    const { user } = renderPage('?part=account')
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
