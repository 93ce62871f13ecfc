import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerDate } from '../api/server-clock.ts'
import { useNow } from './use-now.ts'

const device = Date.parse('2027-03-04T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: device })
})
afterEach(() => {
  noteServerDate(new Date().toUTCString())
  vi.useRealTimers()
})

test('is the server’s moment on a device whose clock is two hours wrong', () => {
  noteServerDate('Thu, 04 Mar 2027 12:00:00 GMT')
  const { result } = renderHook(() => useNow(30_000))
  expect(new Date(result.current).toISOString()).toBe('2027-03-04T12:00:00.000Z')
})
