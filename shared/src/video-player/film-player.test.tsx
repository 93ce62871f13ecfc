import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  fireEvent,
  makeClaims,
  makePayload,
  makeToken,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeVideo } from './fake-video.testing.ts'
import { assetId, filmCalls, makeFilm, playbackId, seekBar, watch } from './film-player.testing.tsx'
import { FilmPlayer } from './film-player.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

const start = 'POST /Media/Playback/Start'
const save = 'POST /Media/Playback/SaveProgress'

describe('watching', () => {
  it('plays, pauses and sends what was played', async () => {
    const { user, video, saves } = await watch()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(12.6)
    expect(seekBar()).toHaveAttribute('aria-valuetext', '12 seconds of 10 minutes')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]).toEqual({ playbackId, positionSeconds: 12, watched: [[0, 13]] })
  })

  it('sends every 20 seconds of playing, and only what is new', async () => {
    const { user, video, saves } = await watch()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(20)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await video.pass(20)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(saves()).toEqual([
      { playbackId, positionSeconds: 20, watched: [[0, 20]] },
      { playbackId, positionSeconds: 40, watched: [[20, 40]] },
    ])
  })

  it.each([
    ['it was left there', 0, 15],
    ['another device has gone on', 300, 300],
  ])('keeps what could not be sent for the next time, over a reload too; %s', async (...given) => {
    const [, positionSeconds, stands] = given
    const lost = new ApiError({ status: 0, message: 'The connection was lost.' })
    const { user, video, saves, network, unmount } = await watch({ [save]: lost })
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(10)
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(5)
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[1]).toMatchObject({ watched: [[0, 15]] })
    unmount()
    await waitFor(() => expect(saves()).toHaveLength(3))
    const second = '0f8e1c1e-5a3b-4a59-9d51-0000000000b2'
    network.restore()
    const next = await watch({ [start]: makeFilm({ playbackId: second, positionSeconds }) })
    await waitFor(() => expect(next.saves()).toHaveLength(1))
    expect(next.saves()[0]).toEqual({ playbackId, positionSeconds: stands, watched: [[0, 15]] })
  })

  it('is sent when the page is hidden, and when the film is left', async () => {
    const { user, video, saves, unmount } = await watch()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(4)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(saves()).toHaveLength(1))
    hidden.mockRestore()
    await video.pass(3)
    unmount()
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[1]).toMatchObject({ watched: [[4, 7]] })
  })

  it('sends nothing where nothing is kept', async () => {
    const { user, video, saves, unmount } = await watch({ [start]: makeFilm({ playbackId: null }) })
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(30)
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    unmount()
    expect(saves()).toEqual([])
  })

  it('tells its end', async () => {
    const onEnd = vi.fn()
    const { user, video } = await watch({}, { onEnd })
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(600)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})

describe('where it stands', () => {
  it('goes on where it was left, and starts over', async () => {
    const { user, video } = await watch({ [start]: makeFilm({ positionSeconds: 252 }) })
    expect(video.film().currentTime).toBe(252)
    expect(screen.getByText('Resumed at 4:12')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(video.film().currentTime).toBe(0)
    expect(screen.queryByText('Resumed at 4:12')).toBeNull()
  })

  it('begins at the second of the address', async () => {
    const film = makeFilm({ positionSeconds: 252 })
    const { video } = await watch({ [start]: film }, { startAt: 30 })
    expect(video.film().currentTime).toBe(30)
    expect(screen.queryByText(/^Resumed at/)).toBeNull()
  })

  it('takes a seek back that leaves something out, until the film is watched', async () => {
    const strict = makeFilm({ maySkip: false, unwatchedFrom: 40, watched: [[0, 40]] })
    const watched = { watchedPercent: 100, isWatched: true, video: null }
    const { user, video } = await watch({ [start]: strict, [save]: watched })
    fireEvent.change(seekBar(), { target: { value: '300' } })
    expect(video.film().currentTime).toBe(40)
    const told = 'You can skip ahead once you have watched this video.'
    expect(screen.getByText(told)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(3)
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await act(async () => undefined)
    fireEvent.change(seekBar(), { target: { value: '300' } })
    await waitFor(() => expect(video.film().currentTime).toBe(300))
  })
})

describe('what goes wrong', () => {
  it('asks for one renewal when the cookie is too old, and goes on at the same second', async () => {
    const { user, video, network } = await watch()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(70)
    network.restore()
    const asked: string[] = []
    const tokens = { accessToken: makeToken(makePayload(makeClaims())), refreshToken: 'next' }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { method, url } = new Request(input, init)
      const { pathname } = new URL(url)
      if (pathname.endsWith('SaveProgress')) throw new TypeError('Failed to fetch')
      asked.push(`${method} ${pathname}`)
      return asked.length === 1
        ? new Response(null, { status: 401 })
        : Response.json({ success: true, message: null, data: tokens })
    })
    await video.tell('error')
    await waitFor(() => expect(video.load).toHaveBeenCalledTimes(1))
    expect(asked).toEqual([
      `HEAD /media/academy/${assetId}/720.mp4`,
      'POST /api/Authentication/Session/Renew',
    ])
    await video.arrive()
    expect(video.film()).toMatchObject({ currentTime: 70, paused: false })
    // Where that does not help it is not asked for for ever.
    await video.tell('error')
    expect(await screen.findByText('The video could not be played.')).toBeVisible()
    expect(asked).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('says that it could not be played, and tries again at the same second', async () => {
    const { user, video } = await watch()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(70)
    await video.tell('error')
    expect(await screen.findByText('The video could not be played.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(video.load).toHaveBeenCalledTimes(1)
    await video.arrive()
    expect(video.film().currentTime).toBe(70)
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(screen.queryByText('The video could not be played.')).toBeNull()
  })

  it('offers a smaller file after two stalls, and goes on in it with what was played', async () => {
    const { user, video, saves } = await watch()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(8)
    await video.tell('waiting')
    expect(screen.queryByText('The connection is slow.')).toBeNull()
    await video.tell('waiting')
    await user.click(screen.getByRole('button', { name: 'Play in 360p' }))
    expect(video.film().src).toContain('/360.mp4')
    video.forget()
    await video.arrive()
    expect(video.film().currentTime).toBe(8)
    await video.pass(4)
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(saves()[0]).toMatchObject({ watched: [[0, 12]] }))
    expect(screen.getByRole('combobox', { name: 'Quality' })).toHaveValue('360')
  })

  it('says when it could not be opened', async () => {
    fakeVideo()
    const gone = new ApiError({ status: 404, message: 'The film was not found.' })
    renderScreen(<FilmPlayer assetId={assetId} title="Forces" />, {
      calls: filmCalls({ [start]: gone }),
    })
    expect(await screen.findByText('The film was not found.')).toBeVisible()
  })
})

describe('controls', () => {
  it('are reached by keys while the focus is in the player', async () => {
    const { user, video } = await watch()
    await user.keyboard('k')
    expect(video.film().paused).toBe(true)
    seekBar().focus()
    await user.keyboard('k')
    expect(video.film().paused).toBe(false)
    await user.keyboard('lll{ArrowLeft}')
    expect(video.film().currentTime).toBe(25)
    await user.keyboard('j>m')
    expect(video.film()).toMatchObject({ currentTime: 15, playbackRate: 1.25, muted: true })
    await user.keyboard('c')
    expect(video.tracks()).toEqual([
      { language: 'en', mode: 'showing' },
      { language: 'fr', mode: 'disabled' },
    ])
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keys of the player' })).toBeVisible()
  })

  it('are reached by keys in a dialog, too, and not from a dialog of the player', async () => {
    const video = fakeVideo()
    const { user } = renderScreen(
      <dialog open>
        <FilmPlayer assetId={assetId} title="Forces" />
      </dialog>,
      { calls: filmCalls() },
    )
    await screen.findByRole('button', { name: 'Play' })
    await video.arrive()
    seekBar().focus()
    await user.keyboard('l?')
    expect(video.film().currentTime).toBe(10)
    const help = await screen.findByRole('dialog', { name: 'Keys of the player' })
    fireEvent.keyDown(help, { key: 'l' })
    expect(video.film().currentTime).toBe(10)
  })

  it('keep speed, captions and quality on this device', async () => {
    const first = await watch()
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5')
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Captions' }), 'fr')
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), '360')
    first.unmount()
    first.network.restore()
    const { video } = await watch()
    expect(video.film().playbackRate).toBe(1.5)
    expect(video.film().src).toContain('/360.mp4')
    expect(screen.getByRole('combobox', { name: 'Captions' })).toHaveValue('fr')
  })

  it('have nothing that axe finds', async () => {
    const { container } = await watch()
    await screen.findByRole('tab', { name: 'Transcript' })
    await expectNoAxeViolations(container)
  })
})
