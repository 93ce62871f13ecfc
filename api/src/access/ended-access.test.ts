import { expect, it } from 'vitest'
import { type EndedAccess, watchEndedAccess } from './ended-access.ts'

const now = new Date('2026-11-25T08:30:00Z')

it('what had ended before a process began is told while it begins', async () => {
  const told: boolean[] = []
  const holder = { userId: 'stopped', sessionId: undefined }
  const onEnded = (has: EndedAccess['has']) => void told.push(has(holder))
  const ended = await watchEndedAccess({
    ...{ read: async () => ({ people: ['stopped'], sessions: [] }), clock: () => now, onEnded },
    live: { onAccess: () => () => undefined },
    onFailure: (error) => {
      throw error
    },
  })
  expect(told).toEqual([true])
  expect(ended.has(holder)).toBe(true)
  expect(ended.has({ userId: 'another', sessionId: 'one' })).toBe(false)
  ended.close()
})
