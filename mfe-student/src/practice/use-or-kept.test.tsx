import { ApiError, type CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import { type RenderScreenOptions, renderScreen, screen } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOrKept } from './use-or-kept.ts'

const call = 'GET /Revise/api/Revise/GetReviews'
type Reviews = CallAnswer<typeof call>
const reviews = (due: number): Reviews => ({
  dailyLimit: 20,
  due,
  reviewedToday: 0,
  offered: due,
  nextDueAt: null,
  forecast: [],
})

const read = vi.fn<(keptWork: unknown, owner: string) => Promise<Reviews | null>>()

function Due() {
  const due = useOrKept(useQuery(queryOf(call)), 'reviews', read)
  if (due.isError) return <p>Failed</p>
  return <p>{due.data === undefined ? 'Loading' : `${due.data.due} due`}</p>
}

const show = (
  answer: NonNullable<RenderScreenOptions['calls']>[typeof call],
  changes: RenderScreenOptions = {},
) =>
  renderScreen(<Due />, { settings: { worksOffline: true }, calls: { [call]: answer }, ...changes })

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  read.mockReset()
  read.mockResolvedValue(reviews(3))
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('what the server says stands, and the device is not looked at', async () => {
  show(reviews(7))
  expect(await screen.findByText('7 due')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test.each([0, 502, 503, 504])('the device’s copy stands in for an answer of %i', async (status) => {
  show(new ApiError({ status, message: '' }), { claims: { userId: 'ada' } })
  expect(await screen.findByText('3 due')).toBeVisible()
  expect(read.mock.calls.map(([, owner]) => owner)).toEqual(['ada'])
})

test.each([400, 403, 404, 500])('a refusal by %i stays one', async (status) => {
  show(new ApiError({ status, message: 'No' }))
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test('what neither has is a failure', async () => {
  read.mockResolvedValue(null)
  show(new ApiError({ status: 0, message: '' }))
  expect(await screen.findByText('Failed')).toBeVisible()
})

test('a copy that cannot be read is a failure', async () => {
  read.mockRejectedValue(new Error('No store'))
  show(new ApiError({ status: 0, message: '' }))
  expect(await screen.findByText('Failed')).toBeVisible()
})

test('an answer that takes more than five seconds is not waited for, and counts when it comes', async () => {
  vi.useFakeTimers()
  let arrive = (_answer: Reviews) => {}
  show(() => new Promise<Reviews>((resolve) => (arrive = resolve)))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(screen.getByText('Loading')).toBeVisible()
  await vi.advanceTimersByTimeAsync(200)
  // A timer that is not over by now never will be.
  vi.useRealTimers()
  expect(await screen.findByText('3 due')).toBeVisible()
  arrive(reviews(7))
  expect(await screen.findByText('7 due')).toBeVisible()
})

test.each<[string, RenderScreenOptions]>([
  ['the server wants none', { settings: { worksOffline: false } }],
  ['somebody looks on', { claims: { isImpersonating: true } }],
])('where %s nothing is kept', async (_why, changes) => {
  show(new ApiError({ status: 0, message: '' }), changes)
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})
