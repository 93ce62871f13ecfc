import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageSaving } from './page-saving.rules.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(page: number) {
  const saved: number[] = []
  return { saved, saving: pageSaving(page, (now) => saved.push(now)) }
}

it('keeps a page once it was in sight for two seconds', () => {
  const { saved, saving } = start(1)
  saving.at(2)
  vi.advanceTimersByTime(1999)
  expect(saved).toEqual([])
  vi.advanceTimersByTime(1)
  expect(saved).toEqual([2])
})

it('keeps nothing of what is leafed through', () => {
  const { saved, saving } = start(1)
  for (const page of [2, 3, 4, 5]) {
    saving.at(page)
    vi.advanceTimersByTime(1500)
  }
  expect(saved).toEqual([])
  vi.advanceTimersByTime(500)
  expect(saved).toEqual([5])
})

it('keeps at once where somebody leaves, and only then', () => {
  const { saved, saving } = start(1)
  saving.at(9)
  saving.leave()
  expect(saved).toEqual([9])
  saving.leave()
  vi.advanceTimersByTime(5000)
  expect(saved).toEqual([9])
})

it('keeps nothing of who comes back to where they were', () => {
  const { saved, saving } = start(4)
  saving.at(5)
  saving.at(4)
  vi.advanceTimersByTime(5000)
  saving.leave()
  expect(saved).toEqual([])
})
