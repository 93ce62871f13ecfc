import {
  expectNoAxeViolations,
  fakeMedia,
  makeCalendarEntry,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, hour, renderCalendar, testNow } from './calendar.testing.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the list', () => {
  it('is grouped by day, and comes first on phones', async () => {
    fakeMedia((query) => query === '(max-width: 767px)')
    renderCalendar()
    const today = await screen.findByRole('region', { name: /^Wednesday 3 March 2027/ })
    expect(
      within(today)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ESAT test Deadline or test, all day',
      '16:00 Mathematics tuition with Tom Harper Tuition',
      '16:30 Seminar: vectors Seminar',
    ])
    expect(screen.getByRole('region', { name: /^Tuesday 9 March/ })).toHaveTextContent('Cancelled')
    await expectNoAxeViolations()
  })

  it('has what is over this month behind a fold, unless the address names a day of it', async () => {
    const over = makeCalendarEntry({ date: '2027-03-02T16:00:00Z', info: 'Yesterday' })
    const { unmount } = renderCalendar({
      path: '/calendar?view=list',
      entries: [over, hour],
    })
    const fold = (await screen.findByText('Earlier this month')).closest('details')
    expect(fold).not.toHaveAttribute('open')
    expect(fold).toHaveTextContent('1 entry')
    unmount()
    renderCalendar({
      path: '/calendar?view=list&day=2027-03-02#on-2027-03-02',
      entries: [over, hour],
    })
    expect((await screen.findByText('Earlier this month')).closest('details')).toHaveAttribute(
      'open',
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Tuesday 2 March/ })).toHaveFocus(),
    )
  })

  it('says that there is nothing, why, and where the calendar ends', async () => {
    const { user } = renderCalendar({ path: '/calendar?view=list&hide=1,2,3,4,5,6' })
    expect(await screen.findByText('Nothing in March 2027')).toBeVisible()
    expect(screen.getByText('Some kinds of entries are left out above.')).toBeVisible()
    await screen.findByRole('button', { name: 'Subscribe' })
    expect(screen.queryByRole('button', { name: 'Download .ics' })).toBeNull()
    await user.click(button('Previous month'))
    expect(screen.getByText('Nothing in February 2027')).toBeVisible()
    await user.click(button('Previous month'))
    expect(screen.getByText('The calendar reaches from February 2027 to March 2028.')).toBeVisible()
  })

  it('has both clocks where they differ', async () => {
    renderCalendar({ path: '/calendar?view=list', zone: 'Asia/Kolkata' })
    expect(
      screen.getByText('Times are by your clock (Asia/Kolkata), with London’s behind them.'),
    ).toBeVisible()
    expect(
      await screen.findByRole('button', { name: /^21:30 \(16:00 in London\) Mathematics/ }),
    ).toBeVisible()
  })

  it('names whose each is where there are several students, and shows one alone', async () => {
    const other = makeCalendarEntry({
      studentId: testUid(2),
      studentName: 'Ben Clarke',
      info: 'Art',
    })
    const { unmount } = renderCalendar({
      path: '/calendar?view=list',
      entries: [hour, other],
      props: { hasNames: true },
    })
    expect(await screen.findByRole('button', { name: /^16:00 Maya: Mathematics/ })).toBeVisible()
    expect(button(/^16:00 Ben: Art/)).toBeVisible()
    unmount()
    renderCalendar({
      path: '/calendar?view=list',
      entries: [hour, other],
      props: { hasNames: true, studentId: testUid(2) },
    })
    await screen.findByRole('button', { name: /^16:00 Ben/ })
    expect(screen.queryByRole('button', { name: /Maya/ })).toBeNull()
  })
})
