import {
  expectNoAxeViolations,
  makeCalendarEntry,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, hour, hourName, renderCalendar, testNow } from './calendar.testing.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an entry', () => {
  const opened = `/calendar?event=${encodeURIComponent(hour.id)}`

  it('opens with when, who, and its page, by an address that stays after a reload', async () => {
    const { user, address } = renderCalendar()
    await user.click(await screen.findByRole('button', { name: hourName }))
    const dialog = within(await screen.findByRole('dialog', { name: hour.info }))
    expect(dialog.getByText('Wednesday 3 March 2027, 16:00 to 17:00')).toBeVisible()
    expect(dialog.getByText('Maya Clarke, Tom Harper')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/tuition')
    expect(dialog.queryByRole('link', { name: /^Join/ })).toBeNull()
    expect(dialog.getByText('You can join at meet.example from 10 minutes before.')).toBeVisible()
    expect(dialog.queryByText('In London')).toBeNull()
    await expectNoAxeViolations()
    await waitFor(() => expect(address()).toContain('?event='))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', { name: hour.info })).toBeNull()
    await waitFor(() => expect(address()).toBe('/calendar'))
    expect(button(hourName)).toHaveFocus()
  })

  it.each([
    ['2027-03-03T15:49:59Z', false],
    ['2027-03-03T15:50:00Z', true],
    ['2027-03-03T17:00:00Z', false],
  ])('at %s has the way to join: %s', async (now, may) => {
    vi.setSystemTime(new Date(now))
    renderCalendar({ path: opened })
    const dialog = within(await screen.findByRole('dialog'))
    const link = dialog.queryByRole('link', { name: 'Join at meet.example' })
    expect(link !== null).toBe(may)
    if (may) expect(link).toHaveAttribute('href', 'https://meet.example/maya')
  })

  it('has London’s clock beside the own one, and says that it was cancelled', async () => {
    const off = { ...hour, isCancelled: true, joinLink: null }
    renderCalendar({ path: opened, zone: 'Asia/Kolkata', entries: [off] })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Wednesday 3 March 2027, 21:30 to 22:30')).toBeVisible()
    expect(dialog.getByText('Wednesday 3 March 2027, 16:00 to 17:00')).toBeVisible()
    expect(dialog.getByText('Cancelled')).toBeVisible()
  })

  it('holds 200 characters', async () => {
    const long = makeCalendarEntry({ info: 'x'.repeat(200) })
    const { user } = renderCalendar({ entries: [long] })
    await user.click(await screen.findByRole('button', { name: /^16:00 x{200}/ }))
    expect(await screen.findByRole('dialog', { name: long.info })).toBeVisible()
  })
})
