import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeQueue,
  makeQueueItem,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import SubmissionsCard from './dashboard-card.tsx'

const call = 'GET /Marking/tutor/Marking/GetQueue'

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (answer: FakeCalls[typeof call]) =>
  renderScreen(<SubmissionsCard />, { role: 'Tutor', calls: { [call]: answer } })

it('counts what is to be marked, and leads to the queue and to the most urgent', async () => {
  const { container } = open(
    makeQueue([makeQueueItem({ isOverdue: true })], { mine: 4, overdue: 2, pool: 7, checking: 1 }),
  )
  const card = within(await screen.findByRole('region', { name: 'To mark' }))
  expect(await card.findByRole('link', { name: 'Mark On doubt of Ada Lee' })).toHaveAttribute(
    ...['href', `/submissions?item=${testUid(500)}`],
  )
  for (const [name, to] of [
    ['Mine', '/submissions'],
    ['Overdue', '/submissions?state=overdue&marker=all'],
    ['In the pool', '/submissions?marker=pool'],
    ['Checking', '/submissions?state=checking&marker=all'],
  ] as const) {
    expect(card.getByRole('link', { name })).toHaveAttribute('href', to)
  }
  for (const count of ['4', '2', '7', '1']) expect(card.getByText(count)).toBeVisible()
  await expectNoAxeViolations(container)
})

it('says that nothing waits, and what could not be loaded', async () => {
  const { unmount } = open(makeQueue([], { mine: 0 }))
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  unmount()
  open(new ApiError({ status: 400, message: 'No.' }))
  expect(await screen.findByText('What is to be marked could not be loaded')).toBeVisible()
})
