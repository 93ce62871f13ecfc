import { renderScreen, screen, waitFor } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeVideo } from './fake-video.testing.ts'
import { assetId, filmCalls, makeFilm, seekBar, watch } from './film-player.testing.tsx'
import { FilmPlayer } from './film-player.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const start = 'POST /Media/Playback/Start'

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
    await waitFor(() => expect(network.requestsOf('POST /Media/Note/Remove')).toHaveLength(1))
  })

  it('admins look without notes', async () => {
    fakeVideo()
    renderScreen(<FilmPlayer assetId={assetId} title="Forces" />, {
      role: 'Admin',
      calls: filmCalls({ [start]: makeFilm({ playbackId: null }) }),
    })
    await screen.findByRole('tab', { name: 'Transcript' })
    expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull()
  })
})
