import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openedPage, pass, words } from './keeper.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is read again where the rules of joining are not here yet, and joined then', async () => {
  let isHere = false
  const page = await openedPage({ canMerge: () => isHere })
  page.reads.mockImplementation(async () => {
    isHere = true
    return { ...page.server }
  })
  page.type('one two mine')
  Object.assign(page.server, { revision: 4, value: words('theirs one two') })
  page.keeper.take({ ...page.server })
  expect(page.shown()).toBe('one two mine')
  await pass(0)
  expect(page.shown()).toBe('theirs one two mine')
  expect(page.asked[0]).toMatchObject({ baseRevision: 4, keep: words('one two mine') })
})
