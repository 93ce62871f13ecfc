import { queryOf, useQuery } from '@portal/shared/query'
import { renderScreen, screen, waitFor } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveReason } from './create-live.ts'
import type { onLive } from './on-live.ts'
import { useLiveReads } from './use-live-reads.ts'

// Given, not mocked: an earlier file of the same worker may have loaded the module that would be mocked.
let tell: (why: LiveReason) => void = () => undefined
const listen: typeof onLive = (_, changed) => {
  tell = changed
  return () => undefined
}

const call = 'GET /Dashboard/Parent/Dashboard/GetChildren'
const calls = [call] as const

function Screen() {
  useLiveReads('tuition', calls, listen)
  return useQuery(queryOf(call)).isSuccess ? <p>There</p> : null
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('asks again for what the server tells of, and at an opened stream for what is old', async () => {
  const { network } = renderScreen(<Screen />, {
    calls: { [call]: { children: [], first: null, announcements: [] } },
  })
  await screen.findByText('There')
  const asked = () => network.requestsOf(call).length
  tell('opened')
  expect(asked()).toBe(1)
  tell('news')
  await waitFor(() => expect(asked()).toBe(2))
  vi.setSystemTime(new Date('2027-03-01T10:01:00Z'))
  tell('opened')
  await waitFor(() => expect(asked()).toBe(3))
})
