import { ApiError } from '@portal/shared/api'
import {
  type FakeNetwork,
  fakeNetwork,
  fireEvent,
  forgetSession,
  makeClaims,
  signInAs,
} from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportActiveTime } from './index.ts'

const report = 'POST /user/UpdateUserActiveTime'
let network: FakeNetwork
let stop: () => void
const bodies = () => network.requestsOf(report).map(({ body }) => body)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network = fakeNetwork({ [report]: undefined })
  forgetSession()
})
afterEach(() => {
  stop()
  forgetSession()
  network.restore()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('reports for whoever is signed in, and goes with them', async () => {
  signInAs(makeClaims())
  stop = reportActiveTime()
  await pass(30_000)
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(30_000)
  expect(bodies()).toEqual([{ activeTimeUpdateMs: 60_000 }])
  network.answer({ [report]: new ApiError({ status: 500, message: 'Broken' }) })
  await pass(60_000)
  expect(bodies()).toHaveLength(2)
  forgetSession()
  await pass(600_000)
  expect(bodies()).toHaveLength(2)
})

it('reports when the page is left', async () => {
  signInAs(makeClaims())
  stop = reportActiveTime()
  await pass(12_000)
  fireEvent(window, new Event('pagehide'))
  await pass(0)
  expect(bodies()).toEqual([{ activeTimeUpdateMs: 12_000 }])
})

it('reports nothing once the student’s programme has ended', async () => {
  signInAs(makeClaims())
  stop = reportActiveTime()
  network.answer({
    [report]: new ApiError({ status: 403, message: 'It has ended.', code: 'programme-ended' }),
  })
  await pass(600_000)
  expect(bodies()).toHaveLength(1)
})

it('reports nothing in a view of somebody else’s portal', async () => {
  signInAs(makeClaims({ isImpersonating: true }))
  stop = reportActiveTime()
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(180_000)
  fireEvent(window, new Event('pagehide'))
  await pass(0)
  expect(bodies()).toEqual([])
})
