import { screen } from '@portal/shared/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { watch } from './film-player.testing.tsx'

beforeEach(() => localStorage.clear())

describe('the film itself', () => {
  const put = (on: object, name: string, value: unknown) => {
    Object.defineProperty(on, name, { configurable: true, value })
    onTestFinished(() => {
      Reflect.deleteProperty(on, name)
    })
  }

  it('is asked for with cookies, within the page, and for no television', async () => {
    const { video } = await watch()
    const film = video.film()
    expect(film).toHaveAttribute('playsinline')
    expect(film).toHaveAttribute('preload', 'metadata')
    expect(film).toHaveAttribute('disableremoteplayback')
    expect(film).not.toHaveAttribute('crossorigin')
    expect(film).not.toHaveAttribute('controls')
    expect([...film.querySelectorAll('track')].map(({ srclang }) => srclang)).toEqual(['en', 'fr'])
  })

  it('goes to full screen by itself where a phone has that for films alone', async () => {
    const enter = vi.fn()
    put(HTMLVideoElement.prototype, 'webkitEnterFullscreen', enter)
    const { user, video } = await watch()
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(enter.mock.contexts).toEqual([video.film()])
  })

  it('leaves its picture in picture when it is left', async () => {
    const { video, unmount } = await watch()
    const leave = vi.fn()
    put(document, 'pictureInPictureElement', video.film())
    put(document, 'exitPictureInPicture', leave)
    unmount()
    expect(leave).toHaveBeenCalledTimes(1)
  })
})
