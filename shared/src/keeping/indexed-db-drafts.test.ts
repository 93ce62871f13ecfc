import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DraftRecord, memoryDrafts } from './draft-storage.ts'
import { openDraftStorage } from './indexed-db-drafts.ts'

const record = (change: Partial<DraftRecord> = {}): DraftRecord => ({
  ...{ owner: 'ada', name: 'piece 1', tab: 'one', stamp: 1, draft: { value: ['a'] } },
  ...change,
})

describe.each([
  ['in IndexedDB', (name: string) => openDraftStorage(name)],
  ['in memory', async () => memoryDrafts(true)],
])('the store of drafts %s', (_, open) => {
  it('gives back what tabs of this person left of this piece', async () => {
    const store = await open('list')
    await store.put(record(), [])
    await store.put(record({ tab: 'two' }), [])
    await store.put(record({ name: 'piece 10' }), [])
    await store.put(record({ owner: 'ad' }), [])
    expect(await store.list('ada', 'piece 1')).toEqual([record(), record({ tab: 'two' })])
    expect(await store.read(record())).toEqual(record())
    expect(await store.read(record({ tab: 'three' }))).toBeNull()
    expect(await store.unsentNames('ada')).toEqual(['piece 1', 'piece 10'])
  })

  it('takes away what has become part of another row, but for what was written since', async () => {
    const store = await open('merged')
    await store.put(record({ stamp: 4 }), [])
    await store.put(record({ tab: 'two', stamp: 4 }), [])
    await store.put(record({ tab: 'x' }), [record({ stamp: 4 }), record({ tab: 'two' })])
    expect(await store.list('ada', 'piece 1')).toEqual([
      record({ tab: 'two', stamp: 4 }),
      record({ tab: 'x' }),
    ])
    await store.remove([record({ tab: 'two', stamp: 5 }), record({ tab: 'x' })])
    expect(await store.list('ada', 'piece 1')).toEqual([])
  })

  it('forgets a person, and nobody else', async () => {
    const store = await open('forget')
    await store.put(record(), [])
    await store.put(record({ owner: 'adam' }), [])
    await store.forget('ada')
    expect(await store.unsentNames('ada')).toEqual([])
    expect(await store.unsentNames('adam')).toEqual(['piece 1'])
  })

  it('forgets one thing of a person alone', async () => {
    const store = await open('one')
    await store.put(record(), [])
    await store.put(record({ tab: 'another' }), [])
    await store.put(record({ name: 'piece 10' }), [])
    await store.forget('ada', 'piece 1')
    expect(await store.unsentNames('ada')).toEqual(['piece 10'])
  })
})

describe('the store in IndexedDB', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('outlives the page', async () => {
    const before = await openDraftStorage('page')
    await before.put(record(), [])
    const after = await openDraftStorage('page')
    expect(after.isLasting).toBe(true)
    expect(await after.list('ada', 'piece 1')).toEqual([record()])
  })

  it('says so where the browser refuses, and keeps drafts in memory', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    const store = await openDraftStorage('refused')
    await store.put(record(), [])
    expect(store.isLasting).toBe(false)
    expect(await store.list('ada', 'piece 1')).toEqual([record()])
  })
})
