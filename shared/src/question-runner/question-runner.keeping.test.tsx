import { fakeLocks, screen, waitFor, within } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fakeChannels, heading, ready, saveState, setUp } from './question-runner.testing.tsx'
import { memoryStorage } from './queue/answer-storage.ts'
import { makeSet } from './testing.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('nothing is lost', () => {
  it('goes on offline, says so, and sends when the connection returns', async () => {
    const { user, server, goOffline, goOnline } = setUp()
    await ready()
    goOffline()
    await user.keyboard('b')
    expect(await screen.findByText('Saved on this device, 1 waiting')).toBeVisible()
    await user.keyboard('{ArrowRight}{ArrowRight}a')
    expect(await screen.findByText('Saved on this device, 2 waiting')).toBeVisible()
    expect(server.saves).toEqual([])
    goOnline()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(server.saves.map((save) => save.questionId)).toEqual([1, 3])
  })

  it('tells an unreachable server from a missing network', async () => {
    const { user, server } = setUp()
    await ready()
    server.cut(new ApiError({ status: 503, message: 'Down' }))
    await user.keyboard('b')
    expect(await screen.findByText('1 answer on this device only')).toBeVisible()
    server.mend()
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('shows after a reload what the device holds, at the question that was open', async () => {
    const storage = memoryStorage(true)
    const first = setUp(makeSet(), { storage })
    await ready()
    first.goOffline()
    await first.user.keyboard('b{ArrowRight}{ArrowRight}')
    await screen.findByText('Saved on this device, 1 waiting')
    first.unmount()

    const second = setUp(makeSet(), { storage })
    await heading('Question 3 of 4')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(second.server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'b' })
    await second.user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('radio', { name: /Option b/ })).toBeChecked()
    await second.user.keyboard('c')
    await waitFor(() =>
      expect(second.server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'c' }),
    )
    expect(second.server.newest(1)?.sequence).toBeGreaterThan(1)
  })

  it('keeps answers through the end of the session and sends them after it', async () => {
    const { user, server } = setUp()
    await ready()
    server.cut(new ApiError({ status: 401, message: 'Expired' }))
    await user.keyboard('b')
    expect(await screen.findByText('Your session has ended')).toBeVisible()
    expect(saveState()).toHaveTextContent('1 answer on this device only')
    server.mend()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(screen.queryByText('Your session has ended')).toBeNull()
  })

  it('says what the server refused', async () => {
    const { user, server } = setUp()
    await ready()
    server.cut(new ApiError({ status: 404, message: 'The set was not found' }))
    await user.keyboard('b')
    expect(
      await screen.findByText('Question 1: the answer was not saved. The set was not found'),
    ).toBeVisible()
  })

  it('hands in offline, says so, and completes when the connection returns', async () => {
    const { user, server, goOffline, goOnline, onFinished } = setUp()
    await ready()
    goOffline()
    await user.keyboard('b')
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    const dialog = await screen.findByRole('dialog', { name: 'Finish this set?' })
    expect(dialog).toHaveTextContent('3 questions have no answer.')
    expect(dialog).toHaveTextContent('There is no connection.')
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }))
    expect(await heading('Handed in on this device')).toBeVisible()
    expect(onFinished).not.toHaveBeenCalled()
    goOnline()
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'b' })
  })

  it('goes on in memory where the device keeps nothing, and says so', async () => {
    const { user } = setUp(makeSet(), { storage: memoryStorage(false) })
    await ready()
    expect(screen.getByText('This device cannot keep answers')).toBeVisible()
    await user.keyboard('b')
    expect(await screen.findByText('Saved')).toBeVisible()
  })
})

describe('timed sets', () => {
  const timed = () =>
    makeSet({
      timing: 'set',
      serverNow: '2027-03-01T10:00:00.000Z',
      deadlineAt: '2027-03-01T10:20:00.000Z',
    })

  it('hands itself in at zero, with the deadline as its time', async () => {
    const { user, server, passTime, onFinished } = setUp(timed())
    await ready()
    expect(screen.getByRole('timer')).toHaveTextContent('20:00')
    await user.keyboard('b')
    passTime(20 * 60_000)
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.calls.finish).toHaveBeenCalledWith(
      expect.objectContaining({ finishedAt: '2027-03-01T10:20:00.000Z' }),
    )
  })

  it("does not care about the device's clock", async () => {
    const { user, server } = setUp(timed())
    await ready()
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00.000Z'))
    await user.keyboard('b')
    await waitFor(() => expect(server.newest(1)).toBeDefined())
    expect(server.newest(1)?.answeredAt).toMatch(/^2027-03-01T10:00/)
    expect(server.calls.finish).not.toHaveBeenCalled()
  })

  it('speaks at ten minutes', async () => {
    const { passTime } = setUp(timed())
    await ready()
    passTime(10 * 60_000)
    expect(await screen.findByText('10 minutes left')).toBeInTheDocument()
  })
})

describe('two tabs', () => {
  it('lets the second take over only when asked', async () => {
    const locks = fakeLocks()
    const channels = fakeChannels()
    const storage = memoryStorage(true)
    const first = setUp(makeSet(), { storage, locks, openChannel: channels })
    await ready()
    await first.user.keyboard('b')
    const second = setUp(makeSet(), { storage, locks, openChannel: channels })
    const here = within(second.container)
    expect(
      await here.findByRole(
        'heading',
        { name: 'This set is open in another tab' },
        { timeout: 2000 },
      ),
    ).toBeVisible()
    expect(within(first.container).getByRole('button', { name: 'Finish' })).toBeEnabled()
    await second.user.click(here.getByRole('button', { name: 'Take over here' }))
    expect(await here.findByRole('radio', { name: /Option b/ })).toBeChecked()
    expect(
      within(first.container).getByRole('heading', { name: 'You went on in another tab' }),
    ).toBeVisible()
  })
})
