// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Claims } from '../contract/index.ts'
import type { RunnerSet, TimedSet } from '../question-runner/index.ts'
import { useSession } from '../session/session.ts'
import {
  forgetAll,
  forgetSet,
  keepRead,
  keepSet,
  noteClock,
  noteQuestion,
  readKept,
  readSet,
} from './kept-work.ts'

const serverNow = '2027-03-01T12:00:00.000Z'
const timed = (id: string, change: Partial<RunnerSet> = {}): TimedSet => ({
  set: {
    id,
    state: 'open',
    serverNow,
    deadlineAt: null,
    extraMinutes: 0,
    questions: [{ questionId: 1, number: 1, text: 'One', options: [], sequence: 0, verdict: null }],
    ...change,
  } as unknown as RunnerSet,
  askedAt: performance.now(),
  receivedAt: performance.now(),
})

const signIn = (userId: string) =>
  useSession.setState({ status: 'signed-in', claims: { userId } as Claims })

beforeEach(async () => {
  vi.useRealTimers()
  signIn('ada')
  await forgetAll()
})

test('an open set comes back, with what was heard of it since', async () => {
  await keepSet('ada', timed('s1'))
  await noteQuestion('ada', 's1', { questionId: 1, isBookmarked: true })
  await noteQuestion('ada', 's1', { questionId: 1, note: 'Units!' })
  await noteClock('ada', 's1', '2027-03-01T12:10:00.000Z', { extraMinutes: 5 })
  const found = await readSet('ada', 's1')
  expect(found?.set.questions).toEqual([
    expect.objectContaining({ text: 'One', isBookmarked: true, note: 'Units!' }),
  ])
  expect(found?.set.extraMinutes).toBe(5)
  expect(Date.parse(found?.set.serverNow ?? '')).toBeGreaterThanOrEqual(
    Date.parse('2027-03-01T12:10:00.000Z'),
  )
})

test('nothing is kept of a set that is finished, or noted of one that is not kept', async () => {
  await keepSet('ada', timed('s1', { state: 'finished' }))
  await noteQuestion('ada', 's1', { questionId: 1, note: 'x' })
  expect(await readSet('ada', 's1')).toBeNull()
})

test('somebody else sees nothing, and keeping a set of theirs forgets it', async () => {
  await keepSet('ada', timed('s1'))
  await keepRead('ada', 'test', { a: 1 })
  signIn('bob')
  expect(await readSet('ada', 's1')).toBeNull()
  expect(await readSet('bob', 's1')).toBeNull()
  await keepSet('bob', timed('s2'))
  signIn('ada')
  expect(await readSet('ada', 's1')).toBeNull()
  expect(await readKept('ada', 'test')).toBeNull()
})

test('nothing is written for somebody who has left', async () => {
  useSession.setState({ status: 'signed-out', claims: null })
  await keepSet('ada', timed('s1'))
  signIn('ada')
  expect(await readSet('ada', 's1')).toBeNull()
})

test('a set that is handed in is forgotten, with what led to it; others stay', async () => {
  await keepSet('ada', timed('s1'))
  await keepSet('ada', timed('s2'))
  await keepRead('ada', 'sitting 1', { a: 1 })
  await forgetSet('ada', 's1')
  expect(await readSet('ada', 's1')).toBeNull()
  expect(await readKept('ada', 'sitting 1')).toBeNull()
  expect(await readSet('ada', 's2')).not.toBeNull()
})

test('three sets are kept, the newest, for two weeks', async () => {
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  for (const [at, id] of ['s1', 's2', 's3', 's4'].entries()) {
    clock.mockReturnValue(start + at * 1000)
    await keepSet('ada', timed(id))
  }
  expect(await readSet('ada', 's1')).toBeNull()
  expect(await readSet('ada', 's2')).not.toBeNull()
  clock.mockReturnValue(start + 15 * 86_400_000)
  expect(await readSet('ada', 's4')).toBeNull()
  clock.mockRestore()
})
