import { fireEvent, renderScreen, screen, testUid, waitFor } from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeVideo } from './fake-video.testing.ts'
import { assetId, filmCalls, makeFilm, seekBar, watch } from './film-player.testing.tsx'
import { FilmPlayer } from './film-player.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const start = 'POST /Media/Playback/Start'
const remove = 'POST /Media/Note/Remove'

describe('transcript and notes', () => {
  it('lines lead to their second, and are searched', async () => {
    const { user, video } = await watch()
    await user.click(await screen.findByRole('button', { name: '1:00 Then resolve them.' }))
    expect(video.film().currentTime).toBe(60)
    expect(
      screen.getByRole('button', { name: '1:00 Then resolve them.', current: true }),
    ).toBeVisible()
    seekBar().focus()
    await user.keyboard('/')
    const search = screen.getByRole('searchbox', { name: 'Search in the transcript' })
    await waitFor(() => expect(search).toHaveFocus())
    await user.type(search, 'FORCE')
    expect(await screen.findByText('2 lines')).toBeVisible()
    expect(screen.queryByRole('button', { name: '1:00 Then resolve them.' })).toBeNull()
  })

  it('a transcript is printed alone', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(seekBar().closest('[data-print=hidden]')).not.toBeNull()
      const line = screen.getByRole('button', { name: '0:05 Draw every force.' })
      expect(line.closest('[data-print=hidden]')).toBeNull()
    })
    const { user } = await watch()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('afterprint'))
    expect(seekBar().closest('[data-print=hidden]')).toBeNull()
  })

  it('a note is made at a second by its key, saves itself, and is removed and brought back', async () => {
    const { user, video, network } = await watch()
    await screen.findByRole('tab', { name: 'Notes' })
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await video.pass(42)
    seekBar().focus()
    await user.keyboard('n')
    const field = await screen.findByRole('textbox', { name: 'Note at 0:42' })
    expect(field).toHaveFocus()
    await user.type(field, 'Mind the sign ')
    await user.tab()
    await waitFor(() => expect(network.requestsOf('POST /Media/Note/Save')).toHaveLength(1))
    expect(network.requestsOf('POST /Media/Note/Save')[0]?.body).toEqual({
      ...{ assetId, atSeconds: 42, text: 'Mind the sign' },
    })
    expect(await screen.findByText('Saved')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove the note at 0:42' }))
    expect(screen.queryByRole('textbox', { name: 'Note at 0:42' })).toBeNull()
    await waitFor(() => expect(network.requestsOf(remove)).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('textbox', { name: 'Note at 0:42' })).toBeVisible()
    expect(network.requestsOf(remove)[1]?.body).toMatchObject({ isRestored: true })
  })

  it('a note that is removed while it is still saved stays away, and has a way back', async () => {
    const saved = Promise.withResolvers<{ id: string }>()
    const { user, network } = await watch({ 'POST /Media/Note/Save': () => saved.promise })
    await user.click(await screen.findByRole('tab', { name: 'Notes' }))
    await user.click(await screen.findByRole('button', { name: 'Note at 0:00' }))
    await user.type(await screen.findByRole('textbox', { name: 'Note at 0:00' }), 'Oh')
    await user.click(screen.getByRole('button', { name: 'Remove the note at 0:00' }))
    const id = testUid(9)
    saved.resolve({ id })
    await waitFor(() =>
      expect(network.requestsOf(remove).map(({ body }) => body)).toEqual([
        { id, isRestored: false },
      ]),
    )
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Note at 0:00' })).toBeNull()
  })

  it('lines that begin at once, and notes at one second, are each there', async () => {
    const told = vi.spyOn(console, 'error')
    const transcript = {
      ...{ lang: 'en', label: 'English', text: '', languages: [] },
      cues: ['One speaks.', 'The other, too.'].map((text) => ({ start: 1, end: 2, text })),
    }
    const notes = [1, 2].map((nth) => ({
      ...{ id: testUid(nth), assetId, videoName: 'Forces', atSeconds: 5, text: `Note ${nth}` },
      updatedAt: '2026-03-02T10:00:00Z',
    }))
    const { user } = await watch({
      'GET /Media/Playback/GetTranscript': transcript,
      'GET /Media/Note/GetNotes': notes,
    })
    for (const text of ['One speaks.', 'The other, too.']) {
      expect(await screen.findByRole('button', { name: `0:01 ${text}` })).toBeVisible()
    }
    await user.click(screen.getByRole('tab', { name: 'Notes' }))
    expect(await screen.findAllByRole('textbox', { name: 'Note at 0:05' })).toHaveLength(2)
    expect(told).not.toHaveBeenCalled()
  })

  it('the line that is said is followed until the reader moves the list', async () => {
    const { user } = await watch()
    const list = await screen.findByRole('list', { name: 'Transcript' })
    const follow = () => screen.queryByRole('button', { name: 'Follow the video' })
    fireEvent.pointerDown(screen.getByRole('button', { name: '1:00 Then resolve them.' }))
    expect(follow()).toBeNull()
    for (const move of [fireEvent.wheel, fireEvent.touchMove, fireEvent.pointerDown]) {
      move(list)
      await user.click(await screen.findByRole('button', { name: 'Follow the video' }))
      expect(follow()).toBeNull()
    }
  })

  it('admins look without notes', async () => {
    fakeVideo()
    const { user } = renderScreen(<FilmPlayer assetId={assetId} title="Forces" />, {
      role: 'Admin',
      calls: filmCalls({ [start]: makeFilm({ playbackId: null }) }),
    })
    await screen.findByRole('tab', { name: 'Transcript' })
    expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull()
    seekBar().focus()
    await user.keyboard('n')
    expect(screen.getByRole('tab', { name: 'Transcript', selected: true })).toBeVisible()
  })
})
