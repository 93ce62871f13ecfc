import { Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from '../testing/fake-network.ts'
import {
  expectNoAxeViolations,
  fireEvent,
  forgetSession,
  makeClaims,
  makePayload,
  makeToken,
  renderScreen,
  screen,
  signInAs,
  waitFor,
} from '../testing/index.ts'
import { fakeSending } from './fake-sending.testing.ts'
import { FileField, FilesField, type FileValue } from './file-field.tsx'
import { FileImage, fileAddress } from './file-image.tsx'
import { FileUpload } from './file-upload.tsx'
import { uploadFile } from './upload-file.ts'

const megabyte = 1024 * 1024
const kept = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'a.pdf',
  type: 'application/pdf',
  bytes: 9,
  pages: 1,
  url: '/media/file/00000000-0000-4000-8000-000000000001/a.pdf',
}

let sending: ReturnType<typeof fakeSending>
let network: FakeNetwork

beforeEach(() => {
  sending = fakeSending()
  network = fakeNetwork()
  signInAs(makeClaims())
})
afterEach(() => {
  vi.useRealTimers()
  sending.restore()
  network.restore()
  forgetSession()
})

const pdf = (name = 'a.pdf', bytes = 9) => {
  const file = new File(['x'.repeat(9)], name, { type: 'application/pdf', lastModified: 5 })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

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

describe('a file of a form', () => {
  const value = { id: kept.id, name: kept.name, bytes: kept.bytes }
  function Form({ start = null, readOnly }: { start?: FileValue | null; readOnly?: true }) {
    const [script, setScript] = useState(start)
    const [slides, setSlides] = useState<readonly FileValue[]>([])
    return (
      <>
        <FileField
          label="Script"
          error="Give a script"
          kind="pdf"
          name="script"
          {...(readOnly && { readOnly })}
          value={script}
          onValue={setScript}
        />
        <FilesField label="Slides" kind="pdf" max={2} value={slides} onValue={setSlides} />
      </>
    )
  }

  it('is sent at once, stands in the form, and is taken out again', async () => {
    renderScreen(<Form />)
    const field = screen.getByLabelText('Script')
    expect(field).toHaveAccessibleDescription('Error: Give a script')
    expect(field).toHaveAttribute('name', 'script')
    await userEvent.upload(field, pdf())
    ;(await sending.request(0)).answer(200, kept)
    expect(await screen.findByText('a.pdf (9 B)')).toBeVisible()
    await expectNoAxeViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    expect(screen.queryByText(/a\.pdf/)).toBeNull()
  })

  it('takes the place of one that is on its way', async () => {
    renderScreen(<Form />)
    const field = screen.getByLabelText('Script')
    await userEvent.upload(field, pdf('one.pdf'))
    const one = await sending.request(0)
    await userEvent.upload(field, pdf('two.pdf'))
    const two = await sending.request(1)
    expect([one.isAborted, two.isAborted]).toEqual([true, false])
  })

  it('may be several, as many as fit, of which none is lost', async () => {
    renderScreen(<Form />)
    const field = screen.getByLabelText('Slides')
    fireEvent.drop(field, {
      dataTransfer: { files: ['1.pdf', '2.pdf', '3.pdf'].map((n) => pdf(n)) },
    })
    const [one, two] = [await sending.request(0), await sending.request(1)]
    expect(sending.requests).toHaveLength(2)
    one.answer(200, { ...kept, id: 'a', name: '1.pdf' })
    two.answer(200, { ...kept, id: 'b', name: '2.pdf' })
    expect(await screen.findByText('1.pdf (9 B)')).toBeVisible()
    expect(await screen.findByText('2.pdf (9 B)')).toBeVisible()
    expect(field).toBeDisabled()
    expect(field).toHaveAccessibleDescription(/At most 2 files: 1 was left out/)
    expect(screen.getByText('1.pdf is kept. 2.pdf is kept')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1.pdf' }))
    expect(field).toHaveAccessibleDescription('')
  })

  it('is shown alone where the form is only read', () => {
    renderScreen(<Form start={value} readOnly />)
    expect(screen.getByText('a.pdf (9 B)')).toBeVisible()
    expect(screen.getByLabelText('Script')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull()
  })
})

describe('a form whose file is on its way', () => {
  function Lesson({ write }: { write: (body: Values) => Promise<unknown> }) {
    const form = useForm<Values>({ name: null, start: { title: '', slides: [] }, write })
    return (
      <Form label="Lesson" {...form.frame}>
        <TextField label="Title" {...form.field('title')} />
        <FilesField label="Slides" kind="pdf" {...form.field('slides')} />
        <SaveBar {...form.bar} />
      </Form>
    )
  }
  interface Values {
    title: string
    slides: FileValue[]
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sentence = 'A file is still being sent. Save once it is there.'

  it('is not saved without it, says so at the field, and is saved with it once it is there', async () => {
    const write = vi.fn(async () => undefined)
    renderScreen(<Lesson write={write} />)
    const field = screen.getByLabelText('Slides')
    await userEvent.upload(field, [pdf('one.pdf'), pdf('two.pdf')])
    const [one, two] = [await sending.request(0), await sending.request(1)]
    expect(field).not.toHaveAccessibleDescription(/still being sent/)
    await save()
    expect(write).not.toHaveBeenCalled()
    expect(field).toHaveAccessibleDescription(`Error: ${sentence}`)
    expect(field).toHaveFocus()
    one.answer(200, { ...kept, id: 'a', name: 'one.pdf' })
    expect(await screen.findByText('one.pdf (9 B)')).toBeVisible()
    await save()
    expect(write).not.toHaveBeenCalled()
    two.answer(200, { ...kept, id: 'b', name: 'two.pdf' })
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await save()
    const slides = ['one.pdf', 'two.pdf'].map((name, at) => ({ id: 'ab'[at], name, bytes: 9 }))
    expect(write).toHaveBeenCalledWith({ title: '', slides })
  })

  it('is saved without one that was stopped, or did not get there', async () => {
    const write = vi.fn(async () => undefined)
    renderScreen(<Lesson write={write} />)
    await userEvent.upload(screen.getByLabelText('Slides'), [pdf('one.pdf'), pdf('two.pdf')])
    await sending.request(0)
    ;(await sending.request(1)).answer(422, 'File must be a PDF')
    await screen.findByRole('alert')
    await save()
    expect(write).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one.pdf' }))
    await save()
    expect(write).toHaveBeenCalledWith({ title: '', slides: [] })
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
