import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type StoredSave, type StoredSet } from './answer-storage.ts'
import { openAnswerStorage } from './indexed-db-storage.ts'

const save = (questionId: number, more: Partial<StoredSave> = {}): StoredSave => ({
  owner: 'ada',
  setId: 'set',
  questionId,
  sequence: 1,
  response: { kind: 'choice', letter: 'a' },
  timeMs: 0,
  hiddenMs: 0,
  isMarkedForReview: false,
  answeredAt: '2027-03-01T10:00:00.000Z',
  submit: false,
  isConfirmed: false,
  ...more,
})

const set: StoredSet = {
  owner: 'ada',
  setId: 'set',
  title: 'Forces',
  finishedAt: null,
  questionId: 2,
  crossedOut: { 2: ['c'] },
}

describe('the store in IndexedDB', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('gives back after a reload what was put in, of this set and this person only', async () => {
    const storage = await openAnswerStorage('reload')
    await storage.putSave(save(1))
    await storage.putSave(save(2, { sequence: 5 }))
    await storage.putSave(save(1, { setId: 'other' }))
    await storage.putSave(save(1, { owner: 'bea' }))
    await storage.putSet(set)

    const reopened = await openAnswerStorage('reload')
    const found = await reopened.load('ada', 'set')
    expect(found.set).toEqual(set)
    expect(found.saves).toEqual([save(1), save(2, { sequence: 5 })])
    expect(reopened.isLasting).toBe(true)
  })

  it('replaces the save of a question', async () => {
    const storage = await openAnswerStorage('replace')
    await storage.putSave(save(1))
    await storage.putSave(save(1, { sequence: 2, isConfirmed: true }))
    expect((await storage.load('ada', 'set')).saves).toEqual([
      save(1, { sequence: 2, isConfirmed: true }),
    ])
  })

  it.each([
    ['on the device', () => openAnswerStorage('notes')],
    ['in memory', async () => memoryStorage()],
  ])('keeps of a set that is done its notes alone, %s', async (_, open) => {
    const storage = await open()
    await storage.putSet({ ...set, finishedAt: save(1).answeredAt, scratch: 'v = u + at' })
    await storage.putSave(save(1))
    await storage.putSet({ ...set, setId: 'other', scratch: ' ' })
    await storage.removeSet('ada', 'set')
    await storage.removeSet('ada', 'other')
    expect(await storage.load('ada', 'set')).toEqual({
      saves: [],
      set: { ...set, questionId: null, crossedOut: {}, scratch: 'v = u + at' },
    })
    expect(await storage.unconfirmedSets('ada')).toEqual([])
    expect((await storage.load('ada', 'other')).set).toBeNull()
  })

  it('names the sets that hold something unconfirmed', async () => {
    const storage = await openAnswerStorage('unconfirmed')
    await storage.putSet(set)
    await storage.putSave(save(1, { isConfirmed: true }))
    expect(await storage.unconfirmedSets('ada')).toEqual([])
    await storage.putSave(save(2))
    expect(await storage.unconfirmedSets('ada')).toEqual([set])
    expect(await storage.unconfirmedSets('bea')).toEqual([])
  })

  it('forgets a set that is done', async () => {
    const storage = await openAnswerStorage('done')
    await storage.putSet(set)
    await storage.putSave(save(1))
    await storage.putSave(save(1, { setId: 'other' }))
    await storage.removeSave(save(1, { setId: 'other' }))
    await storage.removeSet('ada', 'set')
    expect(await storage.load('ada', 'set')).toEqual({ saves: [], set: null })
    expect((await storage.load('ada', 'other')).saves).toEqual([])
  })

  it("leaves another tab's later save alone", async () => {
    for (const storage of [await openAnswerStorage('newest'), memoryStorage(true)]) {
      await storage.putSave(save(1, { sequence: 4 }))
      await storage.putIfNewest(save(1, { sequence: 3, isConfirmed: true }))
      await storage.removeSave(save(1, { sequence: 3 }))
      expect((await storage.load('ada', 'set')).saves).toEqual([save(1, { sequence: 4 })])
      await storage.putIfNewest(save(1, { sequence: 4, isConfirmed: true }))
      expect((await storage.load('ada', 'set')).saves).toMatchObject([{ isConfirmed: true }])
    }
  })

  it('keeps answers in memory where the browser refuses', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    const storage = await openAnswerStorage('refused')
    await storage.putSave(save(1))
    expect(storage.isLasting).toBe(false)
    expect((await storage.load('ada', 'set')).saves).toEqual([save(1)])
  })
})
