import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, renderCalendar, testNow } from './calendar.testing.tsx'

const feedCall = 'GET /Calendar/Calendar/GetFeed'
const resetCall = 'POST /Calendar/Calendar/ResetFeed'
const stopCall = 'POST /Calendar/Calendar/StopFeed'
const fileCall = 'GET /Calendar/Calendar/GetFile'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what other programs get', () => {
  it('is a file of what is shown', async () => {
    const saved = savedFiles()
    const { user, network } = renderCalendar({
      path: '/calendar?view=week&hide=2',
      props: { studentId: testUid(1) },
      calls: { [fileCall]: () => new Blob(['BEGIN:VCALENDAR']) },
    })
    await user.click(await screen.findByRole('button', { name: 'Download .ics' }))
    await waitFor(() => expect(saved).toEqual(['calendar-2027-03-01-to-2027-03-07.ics']))
    expect(network.requestsOf(fileCall)[0]?.query).toEqual({
      from: '2027-03-01',
      until: '2027-03-07',
      components: '1,3,4,5,6',
      studentId: testUid(1),
    })
  })

  it('is an address that is shown once, replaced and stopped', async () => {
    let feed = { isOn: false, madeAt: null as string | null, lastFetchedAt: null as string | null }
    let made = 0
    const { user } = renderCalendar({
      calls: {
        [feedCall]: () => feed,
        [resetCall]: () => {
          made += 1
          feed = { isOn: true, madeAt: '2027-03-03T12:00:00Z', lastFetchedAt: null }
          return { address: `https://portal.test/feed?key=${made}` }
        },
        [stopCall]: () => {
          feed = { isOn: false, madeAt: null, lastFetchedAt: null }
          return undefined
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
    const title = 'Show this calendar in another program'
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }))
    const field = await dialog.findByLabelText('Private address')
    expect(field).toHaveValue('https://portal.test/feed?key=1')
    expect(dialog.getByText('Google Calendar')).toBeVisible()
    expect(dialog.getByText('Not yet')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('https://portal.test/feed?key=1')
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'New address' }))
    await user.click(await screen.findByRole('button', { name: 'Make a new address' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Private address')).toHaveValue(
        'https://portal.test/feed?key=2',
      ),
    )
    await user.click(dialog.getByRole('button', { name: 'Stop' }))
    await user.click(await screen.findByRole('button', { name: 'Stop the address' }))
    expect(await dialog.findByRole('button', { name: 'Make an address' })).toBeVisible()
    expect(dialog.queryByLabelText('Private address')).toBeNull()
  })

  it('says what failed, and when the address was last read', async () => {
    const { user, network } = renderCalendar({
      calls: { [feedCall]: new ApiError({ status: 422, message: 'Not now.' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
    expect(
      await screen.findByText('It could not be found out whether there is an address'),
    ).toBeVisible()
    network.answer({
      [feedCall]: {
        isOn: true,
        madeAt: '2027-03-01T12:00:00Z',
        lastFetchedAt: '2027-03-03T11:00:00Z',
      },
    })
    await user.click(button('Try again'))
    expect(await screen.findByText('1 hour ago')).toBeVisible()
    expect(screen.getByText('1 Mar 2027, 12:00')).toBeVisible()
  })
})
