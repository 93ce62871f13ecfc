import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeNetwork } from '../testing/fake-network.ts'
import {
  expectNoAxeViolations,
  fireEvent,
  renderScreen,
  screen,
  waitFor,
} from '../testing/index.ts'
import type { fakeSending } from './fake-sending.testing.ts'
import { FileUpload } from './file-upload.tsx'
import { fakeServer, kept, pdf } from './files.testing.ts'
import { uploadFile } from './upload-file.ts'

let sending: ReturnType<typeof fakeSending>
let network: FakeNetwork
let restore: () => void
beforeEach(() => {
  ;({ sending, network, restore } = fakeServer())
})
afterEach(() => restore())

const megabyte = 1024 * 1024

describe('a file that is chosen', () => {
  it('is sent at once with its progress, and told once it is kept', async () => {
    const onKept = vi.fn()
    renderScreen(<FileUpload label="Script" kind="pdf" onKept={onKept} />)
    await userEvent.upload(screen.getByLabelText('Script'), pdf())
    const request = await sending.request(0)
    expect(request.key).toBe('POST /File/File/Upload?kind=pdf')
    expect(request.headers.authorization).toMatch(/^Bearer /)
    expect((request.body as File).name).toBe('a.pdf')
    request.sent(4)
    const bar = await screen.findByRole('progressbar', { name: 'a.pdf' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '44'))
    await expectNoAxeViolations(bar.parentElement ?? bar)
    request.answer(200, kept)
    await waitFor(() => expect(onKept).toHaveBeenCalledWith(kept))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('that fails says why, and is sent again without being chosen anew', async () => {
    const onKept = vi.fn()
    renderScreen(<FileUpload label="Script" kind="pdf" onKept={onKept} />)
    await userEvent.upload(screen.getByLabelText('Script'), pdf())
    ;(await sending.request(0)).answer(503, 'Files cannot be checked for viruses right now.')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'a.pdf: Files cannot be checked for viruses right now.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.pdf' }))
    ;(await sending.request(1)).answer(0)
    expect(await screen.findByText('a.pdf: The connection was lost.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.pdf' }))
    ;(await sending.request(2)).answer(200, kept)
    await waitFor(() => expect(onKept).toHaveBeenCalledTimes(1))
  })

  it('that is too large or of another kind is not sent', async () => {
    renderScreen(<FileUpload label="Photo" kind="image" onKept={() => undefined} multiple />)
    const photo = new File(['x'], 'large.png', { type: 'image/png' })
    Object.defineProperty(photo, 'size', { value: 2 * megabyte })
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [photo, pdf()] } })
    expect(await screen.findByText('large.png: File size must be less than 2MB')).toBeVisible()
    expect(await screen.findByText('a.pdf: File must be an image')).toBeVisible()
    expect(sending.requests).toEqual([])
    // Neither would be taken another time.
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    expect(screen.queryByText(/a\.pdf/)).toBeNull()
  })

  it('may be several, dropped or pasted, of which each can be stopped', async () => {
    renderScreen(<FileUpload label="Scripts" kind="pdf" onKept={() => undefined} multiple />)
    const field = screen.getByLabelText('Scripts')
    fireEvent.drop(field, { dataTransfer: { files: [pdf('one.pdf')] } })
    fireEvent.paste(field, { clipboardData: { files: [pdf('two.pdf')] } })
    const [one, two] = [await sending.request(0), await sending.request(1)]
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one.pdf' }))
    expect([one.isAborted, two.isAborted]).toEqual([true, false])
    expect(screen.queryByText('one.pdf')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'two.pdf' })).toBeVisible()
  })
})

describe('a large file', () => {
  const begun = { uploadId: kept.id, partBytes: 5 * megabyte, parts: 5, received: [] as number[] }
  const partKey = (part: number) => `POST /Media/Upload/Part?uploadId=${kept.id}&partNumber=${part}`
  const large = () => pdf('large.pdf', 22 * megabyte)

  const abort = 'POST /Media/Upload/Abort'
  const sendLarge = async () => {
    const view = renderScreen(<FileUpload label="Script" kind="pdf" onKept={() => undefined} />, {
      calls: { 'POST /Media/Upload/Begin': begun, [abort]: undefined },
    })
    fireEvent.change(screen.getByLabelText('Script'), { target: { files: [large()] } })
    await sending.request(2)
    return view
  }

  it('that is given up is let go of by the server, also once it has failed', async () => {
    const first = await sendLarge()
    await first.user.click(screen.getByRole('button', { name: 'Cancel large.pdf' }))
    await waitFor(() => expect(first.network.requestsOf(abort)).toHaveLength(1))
    expect(first.network.requestsOf(abort)[0]?.body).toEqual({ uploadId: kept.id })
    first.unmount()
    sending.requests.length = 0
    const second = await sendLarge()
    for (const request of sending.requests.slice(0, 3)) request.answer(403, 'No.')
    await screen.findByRole('alert')
    expect(second.network.requestsOf(abort)).toEqual([])
    await second.user.click(screen.getByRole('button', { name: /large\.pdf$/ }))
    await waitFor(() => expect(second.network.requestsOf(abort)).toHaveLength(1))
  })

  it('goes on another time where its page is left', async () => {
    const { unmount, network: seen } = await sendLarge()
    unmount()
    expect(sending.requests.slice(0, 3).map(({ isAborted }) => isAborted)).toEqual([
      true,
      true,
      true,
    ])
    expect(seen.requestsOf(abort)).toEqual([])
  })

  it('goes in parts, three at once, and only those that are missing', async () => {
    network.answer({ 'POST /Media/Upload/Begin': { ...begun, received: [2] } })
    const shares: number[] = []
    const sent = uploadFile(large(), 'pdf', { onProgress: (share) => shares.push(share) })
    await sending.request(2)
    expect(sending.requests.map(({ key }) => key)).toEqual([1, 3, 4].map(partKey))
    for (const request of sending.requests.slice(0, 3)) request.answer(200, { received: [] })
    ;(await sending.request(3)).answer(200, { received: [] })
    expect(sending.requests[3]?.key).toBe(partKey(5))
    const end = await sending.request(4)
    expect([end.key, end.body]).toEqual([
      'POST /Media/Upload/Complete',
      JSON.stringify({ uploadId: kept.id }),
    ])
    end.answer(200, kept)
    expect(await sent).toEqual(kept)
    expect(network.requestsOf('POST /Media/Upload/Begin')[0]?.body).toEqual({
      kind: 'pdf',
      name: 'large.pdf',
      bytes: 22 * megabyte,
      lastModified: 5,
    })
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })

  it('is tried four times where that may help, and then says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    network.answer({ 'POST /Media/Upload/Begin': { ...begun, received: [2, 3, 4, 5] } })
    const sent = uploadFile(large(), 'pdf')
    const refused = expect(sent).rejects.toThrow('The connection was lost.')
    for (let attempt = 0; attempt < 4; attempt += 1) {
      ;(await sending.request(attempt)).answer(0)
      await vi.advanceTimersByTimeAsync(30_000)
    }
    await refused
    expect(sending.requests).toHaveLength(4)
  })

  it('is waited for as long as another call puts it together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    network.answer({ 'POST /Media/Upload/Begin': { ...begun, received: [1, 2, 3, 4, 5] } })
    const sent = uploadFile(large(), 'pdf')
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const words = 'The file is being put together. Please try again.'
      ;(await sending.request(attempt)).answer(409, words, { 'retry-after': '10' })
      await vi.advanceTimersByTimeAsync(10_000)
    }
    ;(await sending.request(12)).answer(200, kept)
    expect(await sent).toEqual(kept)
  })

  it('stops all its parts when one is refused', async () => {
    network.answer({ 'POST /Media/Upload/Begin': begun })
    const sent = uploadFile(large(), 'pdf')
    const refused = expect(sent).rejects.toThrow('The upload was not found.')
    await sending.request(2)
    sending.requests[0]?.answer(404, 'The upload was not found.')
    await refused
    expect(sending.requests.slice(1).map(({ isAborted }) => isAborted)).toEqual([true, true])
  })
})
