import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DraftRecord, memoryDrafts } from './draft-storage.ts'
import { openedPage, openPage, pass, textOf, words } from './keeper.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a tab that is gone has left. */
const left = (change: Partial<DraftRecord> = {}, draft = {}): DraftRecord => ({
  ...{ owner: 'ada', name: 'piece 1', tab: 'tab 0', stamp: 3 },
  draft: {
    base: { revision: 1, value: words('one two') },
    value: words('one two left'),
    sent: null,
    keeps: [],
    ...draft,
  },
  ...change,
})

async function opened(record: DraftRecord, server: Partial<Parameters<typeof openPage>[0]> = {}) {
  const storage = memoryDrafts(true)
  await storage.put(record, [])
  return openedPage({ storage, ...server })
}

describe('what the device has from before', () => {
  it('is shown and sent, and gone once it is saved', async () => {
    const page = await opened(left())
    expect(page.shown()).toBe('one two left')
    expect(page.asked[0]).toMatchObject({ text: 'one two left', baseRevision: 1 })
    expect(await page.storage.list('ada', 'piece 1')).toMatchObject([{ tab: 'tab 1' }])
    await page.asked[0]?.answer(2)
    expect(await page.storage.list('ada', 'piece 1')).toEqual([])
    expect(page.state()).toBe('Saved')
  })

  it('is joined where the server is ahead', async () => {
    const page = await opened(left(), { start: { revision: 4, value: words('one two there') } })
    expect(page.shown()).toBe('one two left there')
    expect(page.asked[0]).toMatchObject({ baseRevision: 4, keep: words('one two left') })
  })

  it('is not joined where the server has it already', async () => {
    const sent = { value: words('one two left') }
    const page = await opened(left({}, { sent }), { start: { revision: 2, value: sent.value } })
    expect(page.keeper.snapshot()).toMatchObject({ state: 'Saved', joined: 0 })
    await pass(0)
    expect(await page.storage.list('ada', 'piece 1')).toEqual([])
    expect(page.sent()).toEqual([])
  })

  it('brings the sides along that were to be kept', async () => {
    const page = await opened(left({}, { keeps: [words('a'), words('b')] }))
    await page.asked[0]?.answer(2)
    await page.asked[1]?.answer(2)
    expect(page.asked.map(({ keep }) => textOf(keep ?? []))).toEqual(['a', 'b'])
    expect(page.state()).toBe('Saved')
  })

  it('waits while something typed here does', async () => {
    const storage = memoryDrafts(true)
    await storage.put(left(), [])
    const page = openPage({ storage })
    page.type('one two mine')
    await page.open()
    expect(page.shown()).toBe('one two mine')
    await pass(2_000)
    await page.asked[0]?.answer(2)
    await pass(0)
    expect(page.shown()).toContain('left')
    expect(page.shown()).toContain('mine')
  })

  it.each([
    ['of another person', left({ owner: 'bea' })],
    ['of another piece', left({ name: 'piece 2' })],
    ['broken', left({ draft: { base: 7 } })],
    ['empty', left({ draft: undefined })],
    ['with values that are none', left({}, { value: 'text' })],
    ['with a side that is none', left({}, { keeps: [7] })],
  ])('is left alone where it is %s', async (_, record) => {
    const page = await opened(record)
    expect(page.keeper.snapshot()).toMatchObject({ state: 'Saved', isReady: true })
    expect(page.shown()).toBe('one two')
    page.type('three')
    await pass(2_000)
    await page.asked[0]?.answer(2)
    expect(await page.storage.list(record.owner, record.name)).toEqual([record])
  })

  it('is taken away where the server has it all', async () => {
    const page = await opened(left({}, { value: words('one two') }))
    expect(page.state()).toBe('Saved')
    expect(await page.storage.list('ada', 'piece 1')).toEqual([])
  })
})

/** Web Locks among tabs that are not killed, as far as a keeper uses them. */
function createLocks() {
  const held = new Set<string>()
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1)
    if (typeof work !== 'function') throw new TypeError('No callback')
    if (rest.length > 1) return work(held.has(name) ? null : { name })
    held.add(name)
    await work({ name })
    held.delete(name)
  }
  return { request: request as LockManager['request'] }
}

describe('what is given up', () => {
  it('is on no device any more, and is not written again', async () => {
    const page = await openedPage()
    page.type('one two more')
    await pass(2_000)
    await page.asked[0]?.fail(404)
    expect(page.keeper.snapshot()).toMatchObject({ isStopped: true, isSaved: false })
    expect(await page.storage.unsentNames('ada')).toEqual(['piece 1'])
    page.keeper.forget()
    page.keeper.close()
    await pass(100_000)
    expect(page.shown()).toBe('one two')
    expect(await page.storage.unsentNames('ada')).toEqual([])
    expect(page.sent()).toHaveLength(1)
  })

  it('is not sent where the server never said no', async () => {
    const page = await openedPage()
    page.type('one two more')
    page.keeper.forget()
    page.keeper.close()
    await pass(100_000)
    expect(page.sent()).toEqual([])
    expect(await page.storage.unsentNames('ada')).toEqual([])
  })
})

describe('two tabs', () => {
  it('have a row each, and one takes up what the other leaves once it is gone', async () => {
    const storage = memoryDrafts(true)
    const locks = createLocks()
    const tab = (id: string) => openedPage({ storage, environment: { locks, newId: () => id } })
    const first = await tab('first')
    first.type('one two first')
    await pass(2_000)
    await first.asked[0]?.fail(503)
    const second = await tab('second')
    expect(second.shown()).toBe('one two')
    second.type('one two second')
    expect(await storage.list('ada', 'piece 1')).toHaveLength(2)
    await pass(2_000)
    await second.asked[0]?.answer(2)

    first.keeper.close()
    await first.asked.at(-1)?.fail(503)
    second.keeper.refresh()
    await pass(0)
    expect(second.shown()).toContain('first')
    expect(second.shown()).toContain('second')
    await second.asked.at(-1)?.answer(3)
    expect(await storage.list('ada', 'piece 1')).toEqual([])
  })

  it('tell each other of what is saved', async () => {
    const channels = new Set<{ onmessage: null | (() => void) }>()
    const openChannel = () => {
      const channel = {
        onmessage: null,
        postMessage: () => {
          for (const other of channels) if (other !== channel) other.onmessage?.()
        },
        close: () => channels.delete(channel),
      }
      channels.add(channel)
      return channel as unknown as BroadcastChannel
    }
    const first = await openedPage({ environment: { openChannel } })
    const second = await openedPage({ environment: { openChannel } })
    Object.assign(second.server, { revision: 2, value: words('three') })
    first.type('three')
    await pass(2_000)
    await first.asked[0]?.answer(2)
    expect(second.shown()).toBe('three')
  })
})

describe('a piece that is left for another page', () => {
  it('sends what waits, and is not doubled where it is opened again meanwhile', async () => {
    const [storage, lingering] = [memoryDrafts(true), new Map<string, () => void>()]
    const locks = createLocks()
    const tab = (id: string) =>
      openPage({ storage, environment: { lingering, locks, newId: () => id } })
    const before = tab('before')
    await before.open()
    before.type('one two more')
    await pass(2_000)
    before.type('one two more yet')
    before.keeper.close()

    const after = tab('after')
    await after.open()
    await pass(0)
    expect(after.shown()).toBe('one two more yet')
    // What it begins on was read before the save that is still under way.
    expect(after.reads).toHaveBeenCalled()
    await before.asked[0]?.answer(2)
    expect(before.sent()).toEqual(['one two more'])
    expect(await storage.list('ada', 'piece 1')).toMatchObject([{ tab: 'after' }])
    await after.asked[0]?.answer(2)
    await after.asked[1]?.answer(3)
    expect(after.sent()).toEqual(['one two more', 'one two more yet'])
    expect(after.state()).toBe('Saved')
    expect(await storage.list('ada', 'piece 1')).toEqual([])
  })

  it('sends what waits behind a save under way, too', async () => {
    const page = await openedPage()
    page.type('one')
    await pass(2_000)
    page.type('one more')
    page.keeper.close()
    await page.asked[0]?.answer(2)
    expect(page.sent()).toEqual(['one', 'one more'])
    await page.asked[1]?.answer(3)
    expect(await page.storage.list('ada', 'piece 1')).toEqual([])
  })

  it('tries no more once a save has failed', async () => {
    const page = await openedPage()
    page.type('one two more')
    page.keeper.close()
    await page.asked[0]?.fail(503)
    await pass(100_000)
    expect(page.sent()).toHaveLength(1)
    expect(await page.storage.list('ada', 'piece 1')).toHaveLength(1)
  })
})
