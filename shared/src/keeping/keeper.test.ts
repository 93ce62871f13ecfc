import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openedPage, openPage, pass, textOf, words } from './keeper.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when it is sent', () => {
  it('is 2 s after the last key', async () => {
    const page = await openedPage()
    page.type('one')
    await pass(1_500)
    page.type('one three')
    await pass(1_999)
    expect(page.sent()).toEqual([])
    await pass(1)
    expect(page.sent()).toEqual(['one three'])
    expect(page.asked[0]).toMatchObject({ baseRevision: 1, keepalive: true, device: 'tab 1' })
  })

  it('is 10 s after the first key at the latest', async () => {
    const page = await openedPage()
    for (let key = 1; key <= 10; key += 1) {
      expect(page.sent()).toEqual([])
      page.type(`key ${key}`)
      await pass(1_000)
    }
    expect(page.sent()).toEqual(['key 10'])
  })

  it('is one save at a time, and what was typed meanwhile goes after it', async () => {
    const page = await openedPage()
    page.type('one')
    await pass(2_000)
    page.type('one three')
    await pass(60_000)
    expect(page.sent()).toEqual(['one'])
    await page.asked[0]?.answer(2)
    expect(page.sent()).toEqual(['one', 'one three'])
    expect(page.asked[1]?.baseRevision).toBe(2)
  })

  it.each([
    ['at once where the page is left', 'short', ['short']],
    ['at once with exactly 64 KiB', 'x'.repeat(65_536 - 512 - 14), [expect.any(String)]],
    ['not before its time with a byte more', 'x'.repeat(65_536 - 512 - 13), []],
  ])('is %s', async (_, text, sent) => {
    const page = await openedPage()
    page.type(text)
    page.keeper.leave()
    expect(page.sent()).toEqual(sent)
    await pass(2_000)
    expect(page.asked.map(({ keepalive }) => keepalive)).toEqual([sent.length > 0])
  })

  it('is at once when asked for, and tells whether it went well', async () => {
    const page = await openedPage()
    page.type('three')
    const first = page.keeper.flush()
    await page.asked[0]?.fail(500)
    expect(await first).toBe(false)
    const second = page.keeper.flush()
    await page.asked[1]?.answer(2)
    expect(await second).toBe(true)
    expect(await page.keeper.flush()).toBe(true)
    expect(page.sent()).toHaveLength(2)
  })
})

describe('what it says', () => {
  it('is Saved only once the server has everything', async () => {
    const page = await openedPage()
    expect(page.state()).toBe('Saved')
    page.type('three')
    expect(page.state()).toBe('Saving')
    await pass(2_000)
    page.type('three four')
    await page.asked[0]?.answer(2)
    expect(page.state()).toBe('Saving')
    await pass(2_000)
    await page.asked[1]?.answer(3)
    expect(page.state()).toBe('Saved')
    expect(page.keeper.snapshot().revision).toBe(3)
  })

  it.each([
    ['the network is cut', {}, { isOnline: () => false }, 'On this device only', undefined],
    ['it may not be sent', { fits: () => 'Too long.' }, {}, 'On this device only', 'Too long.'],
  ])('is true where %s', async (_, options, environment, state, reason) => {
    const page = await openedPage({ ...options, environment })
    page.type('three')
    expect(page.keeper.snapshot()).toMatchObject({ state, reason, isLasting: true })
  })

  it('warns where the browser keeps nothing', async () => {
    const { memoryDrafts } = await import('./draft-storage.ts')
    const page = await openedPage({ storage: memoryDrafts() })
    expect(page.state()).toBe('Saved')
    page.type('three')
    expect(page.state()).toBe('This browser keeps nothing; wait for Saved')
    await pass(2_000)
    await page.asked[0]?.answer(2)
    expect(page.state()).toBe('Saved')
  })
})

describe('what does not get through', () => {
  it.each([0, 401, 429, 503])('with %i is tried again in growing pauses', async (status) => {
    const page = await openedPage()
    page.type('three')
    await pass(2_000)
    for (const [index, ms] of [1_000, 2_000, 4_000].entries()) {
      await page.asked[index]?.fail(status)
      expect(page.state()).toBe('On this device only')
      await pass(ms - 1)
      expect(page.sent()).toHaveLength(index + 1)
      await pass(1)
      expect(page.sent()).toHaveLength(index + 2)
    }
    await page.asked[3]?.answer(2)
    expect(page.state()).toBe('Saved')
  })

  it('goes at once when the connection or the session is back', async () => {
    const page = await openedPage()
    page.type('three')
    await pass(2_000)
    await page.asked[0]?.fail(401)
    page.keeper.wake()
    expect(page.sent()).toHaveLength(2)
  })

  it.each([
    [413, 'Too long.'],
    [422, 'No links.'],
  ])('as it was refused with %i says why, and goes once it is changed', async (status, message) => {
    const page = await openedPage()
    page.type('three')
    await pass(2_000)
    await page.asked[0]?.fail(status, message)
    expect(page.keeper.snapshot()).toMatchObject({ state: 'On this device only', reason: message })
    page.keeper.wake()
    await pass(100_000)
    expect(page.sent()).toHaveLength(1)
    page.type('four')
    await pass(2_000)
    expect(page.sent()).toEqual(['three', 'four'])
  })

  it.each([403, 404])('as it is taken no more (%i) stays on the device', async (status) => {
    const page = await openedPage()
    page.type('three')
    await pass(2_000)
    await page.asked[0]?.fail(status, 'Taken away.')
    page.type('four')
    page.keeper.wake()
    await pass(100_000)
    expect(page.sent()).toHaveLength(1)
    expect(page.keeper.snapshot()).toMatchObject({
      state: 'On this device only',
      reason: 'Taken away.',
      isStopped: true,
    })
    expect(await page.storage.unsentNames('ada')).toEqual(['piece 1'])
  })

  it('for another reason than a newer one is given up after three tries', async () => {
    const page = await openedPage()
    page.type('three')
    await pass(2_000)
    for (let tries = 0; tries < 3; tries += 1) {
      await page.asked[tries]?.fail(409, 'An item is open.')
      await pass(5_000)
    }
    expect(page.sent()).toHaveLength(3)
    expect(page.keeper.snapshot().reason).toBe('An item is open.')
  })
})

describe('what another device wrote', () => {
  /** Something was typed here, and then saved there. */
  async function conflict(theirs = 'one two there') {
    const page = await openedPage()
    page.type('one here two')
    await pass(2_000)
    Object.assign(page.server, { revision: 5, value: words(theirs) })
    return page
  }

  it('is joined with mine, which is kept as it was', async () => {
    const page = await conflict()
    await page.asked[0]?.fail(409)
    expect(page.shown()).toBe('one here two there')
    expect(page.keeper.snapshot()).toMatchObject({ joined: 1, outside: 1, state: 'Saving' })
    expect(page.asked[1]).toMatchObject({ text: 'one here two there', baseRevision: 5 })
    expect(textOf(page.asked[1]?.keep ?? [])).toBe('one here two')
    await page.asked[1]?.answer(6)
    page.type('one here two there again')
    await pass(2_000)
    expect(page.asked[2]?.keep).toBeUndefined()
    page.keeper.dismissJoined()
    expect(page.keeper.snapshot().joined).toBe(0)
  })

  it('waits while a word is being composed', async () => {
    const page = await conflict()
    page.keeper.compose(true)
    await page.asked[0]?.fail(409)
    page.type('one here! two')
    await pass(60_000)
    expect(page.reads).not.toHaveBeenCalled()
    expect(page.shown()).toBe('one here! two')
    page.keeper.compose(false)
    await pass(0)
    expect(page.shown()).toBe('one here! two there')
  })

  it('waits for a word that was begun while it was read', async () => {
    const page = await conflict()
    page.reads.mockImplementationOnce(async () => {
      page.keeper.compose(true)
      return { revision: 5, value: words('one two there') }
    })
    await page.asked[0]?.fail(409)
    expect(page.shown()).toBe('one here two')
    page.keeper.compose(false)
    await pass(0)
    expect(page.shown()).toBe('one here two there')
  })

  it('is not somebody else’s where it is what was sent from here, unheard', async () => {
    const page = await conflict('one here two')
    page.type('one here two more')
    await page.asked[0]?.fail(503)
    await pass(1_000)
    expect(page.asked[1]?.text).toBe('one here two')
    await page.asked[1]?.fail(409)
    expect(page.keeper.snapshot()).toMatchObject({ joined: 0, outside: 0 })
    expect(page.asked[2]).toMatchObject({ text: 'one here two more', baseRevision: 5 })
    expect(page.asked[2]?.keep).toBeUndefined()
  })

  it('is taken when the tab is seen again and nothing of its own waits', async () => {
    const page = await openedPage()
    Object.assign(page.server, { revision: 5, value: words('there') })
    page.keeper.refresh()
    await pass(0)
    expect(page.shown()).toBe('there')
    expect(page.keeper.snapshot()).toMatchObject({ revision: 5, outside: 1, state: 'Saved' })
    page.type('there mine')
    page.keeper.refresh()
    await pass(0)
    expect(page.reads).toHaveBeenCalledTimes(1)
    expect(page.shown()).toBe('there mine')
  })

  it('is taken as the screen read it, but never something older', async () => {
    const page = await openedPage()
    page.keeper.take({ revision: 3, value: words('newer') })
    page.keeper.take({ revision: 2, value: words('older') })
    expect(page.shown()).toBe('newer')
    page.type('newer mine')
    page.keeper.take({ revision: 4, value: words('newest newer') })
    expect(page.shown()).toBe('newest newer mine')
    expect(page.asked[0]).toMatchObject({ baseRevision: 4, keep: words('newer mine') })
  })

  it('is chosen from where both cannot stay', async () => {
    const mine = words('mine')
    const theirs = words('theirs')
    const page = await openedPage({ merge: () => ({ ask: { mine, theirs } }) })
    page.type('mine')
    await pass(2_000)
    Object.assign(page.server, { revision: 5, value: theirs })
    await page.asked[0]?.fail(409)
    expect(page.keeper.snapshot()).toMatchObject({
      choice: { mine, theirs },
      state: 'On this device only',
    })
    expect(await page.keeper.flush()).toBe(false)
    await pass(60_000)
    expect(page.sent()).toHaveLength(1)
    page.keeper.choose('theirs')
    expect(page.shown()).toBe('theirs')
    expect(page.keeper.snapshot().choice).toBeNull()
    expect(page.asked[1]).toMatchObject({ text: 'theirs', baseRevision: 5, keep: mine })
  })
})

it('keeps what is typed before the device’s store is open', async () => {
  const page = openPage()
  const opening = page.open()
  page.type('early')
  await opening
  expect(await page.storage.unsentNames('ada')).toEqual(['piece 1'])
  await pass(2_000)
  expect(page.sent()).toEqual(['early'])
})
