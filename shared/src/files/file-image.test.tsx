import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fireEvent,
  makePayload,
  makeToken,
  renderScreen,
  screen,
  waitFor,
} from '../testing/index.ts'
import { FileImage, fileAddress } from './file-image.tsx'
import { fakeServer, kept } from './files.testing.ts'

let restore: () => void
beforeEach(() => {
  ;({ restore } = fakeServer())
})
afterEach(() => restore())

describe('an image that was uploaded', () => {
  it('has an address without a secret', () => {
    expect(fileAddress(kept.id)).toBe(`http://portal.test/media/file/${kept.id}/file`)
  })

  it('that is refused for an old cookie is asked for once more after one renewal', async () => {
    const renewed = makeToken({ ...makePayload(), jti: 'renewed' })
    const asked: string[] = []
    const onError = vi.fn()
    renderScreen(<FileImage id={kept.id} alt="A graph" onError={onError} />)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input))
      asked.push(`${init?.method ?? 'POST'} ${pathname}`)
      if (pathname.startsWith('/media/')) return new Response(null, { status: 401 })
      return Response.json({
        success: true,
        message: null,
        data: { accessToken: renewed, refreshToken: 'refresh-2' },
      })
    })
    const first = screen.getByRole('img', { name: 'A graph' })
    fireEvent.error(first)
    await waitFor(() => expect(screen.getByRole('img', { name: 'A graph' }) === first).toBe(false))
    expect(asked[0]).toBe(`HEAD /media/file/${kept.id}/file`)
    expect(asked).toContain('POST /api/Authentication/Session/Renew')
    expect(onError).not.toHaveBeenCalled()
    fireEvent.error(screen.getByRole('img', { name: 'A graph' }))
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  })
})
