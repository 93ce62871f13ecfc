import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/index.ts'

let app: TestApp
let student: string
let listening: Promise<string>

beforeAll(async () => {
  app = await makeTestApp()
  listening = app.fastify.listen({ port: 0, host: '127.0.0.1' })
  student = await app.make.student()
})
afterAll(() => app.close())

const limit = 2 * 1024 * 1024
const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0],
  gif: [...Buffer.from('GIF89a')],
  webp: [...Buffer.from('RIFF\x24\0\0\0WEBPVP8 ')],
  pdf: [...Buffer.from('%PDF-1.7\n')],
  svg: [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  html: [...Buffer.from('<!doctype html><script>alert(1)</script>')],
} as const

/** A file whose content begins as one of the kind does. */
function fileOf(kind: keyof typeof starts, size = 400): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(size, starts[kind].length))
  bytes.set(starts[kind])
  return bytes
}

/** A body whose file has no end. */
function* endless() {
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nGIF89a')
  for (;;) yield Buffer.alloc(65_536, 'x')
}

async function send(form: FormData, headers: Record<string, string> = {}) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/user/student/update-pofile',
    payload: form,
    headers: { authorization: `Bearer ${await app.tokenOf(student)}`, ...headers },
  })
  return [response.statusCode, response.json().message]
}

function formOf(bytes: Uint8Array<ArrayBuffer>, name = 'me.png', field = 'file'): FormData {
  const form = new FormData()
  form.set(field, new File([bytes], name, { type: 'image/png' }))
  return form
}

describe('a file that is brought', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('may be a %s', async (kind) => {
    expect(await send(formOf(fileOf(kind)))).toEqual([200, null])
    const { data, headers } = await app.call('GET /user/Student/view-profile', student)
    expect(headers['content-type']).toBe(`image/${kind}`)
    expect(data.size).toBe(400)
  })

  it.each(['pdf', 'svg', 'html'] as const)(
    'is no image as a %s, whatever its name says',
    async (kind) => {
      expect(await send(formOf(fileOf(kind)))).toEqual([415, 'File must be an image'])
    },
  )

  it('must be smaller than the limit, to the byte', async () => {
    const tooLarge = [413, 'File size must be less than 2MB']
    expect(await send(formOf(fileOf('png', limit - 1)))).toEqual([200, null])
    expect(await send(formOf(fileOf('png', limit)))).toEqual(tooLarge)
    expect(await send(formOf(fileOf('png', limit + 1)))).toEqual(tooLarge)
    expect(await send(formOf(fileOf('pdf', 3 * limit)))).toEqual(tooLarge)
    expect(await send(formOf(fileOf('png')), { 'content-length': '99000000' })).toEqual(tooLarge)
  })

  it.each([
    ['a file', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a'],
    ['what is before the first of its parts', ''],
    [
      'its second file',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nGIF89a\r\n--x\r\nContent-Disposition: form-data; name="b"; filename="b"\r\n\r\n',
    ],
  ])('is cut where it has neither a length nor an end in %s', async (_, start) => {
    const { port } = new URL(await listening)
    const socket = connect(Number(port), '127.0.0.1')
    const token = await app.tokenOf(await app.make.student())
    // What it sends after the end is lost.
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/user/student/update-pofile HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    const send = (bytes: string | Buffer) => {
      socket.write(`${bytes.length.toString(16)}\r\n`)
      socket.write(bytes)
      return socket.write('\r\n')
    }
    if (start !== '') send(start)
    let isOpen = true
    socket.resume()
    const closed = new Promise<void>((end) => {
      socket.once('close', () => {
        isOpen = false
        end()
      })
    })
    const piece = Buffer.alloc(65_536, 'x')
    let sent = 0
    for (; isOpen && sent < 40 * limit; sent += piece.length) {
      if (!send(piece)) await Promise.race([new Promise((go) => socket.once('drain', go)), closed])
    }
    await closed
    expect(sent).toBeLessThan(40 * limit)
  })

  it('is refused where more of it comes than is taken, whatever was said of it', async () => {
    const { statusCode, headers, body } = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/student/update-pofile',
      payload: Readable.from(endless()),
      headers: {
        authorization: `Bearer ${await app.tokenOf(await app.make.student())}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    expect([statusCode, headers.connection]).toEqual([413, 'close'])
    expect(body).toContain('File size must be less than 2MB')
  })

  it('may come in any field, beside others', async () => {
    const form = new FormData()
    form.set('crop', 'square')
    form.set('Picture[0]', new File([fileOf('gif')], '../../etc/passwd'))
    form.set('second', new File([fileOf('pdf')], 'second.pdf'))
    expect(await send(form)).toEqual([200, null])
  })

  it('must be there', async () => {
    const empty = new FormData()
    empty.set('file', 'only a text')
    const none = [400, 'Choose a file.']
    expect(await send(empty)).toEqual(none)
    expect(await send(formOf(new Uint8Array()))).toEqual(none)
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/student/update-pofile',
      headers: { authorization: `Bearer ${await app.tokenOf(student)}` },
    })
    expect([response.statusCode, response.json().message]).toEqual(none)
  })

  it('that is broken off, or has far too many parts, is refused', async () => {
    const many = formOf(fileOf('png'))
    for (let part = 0; part < 50; part += 1) many.append('more', 'x')
    const unreadable = [400, 'The file could not be read. Please try again.']
    expect(await send(many)).toEqual(unreadable)
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/student/update-pofile',
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a',
      headers: {
        authorization: `Bearer ${await app.tokenOf(student)}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    expect([response.statusCode, response.json().message]).toEqual(unreadable)
  })

  it('with a name that no database keeps is refused', async () => {
    const token = await app.tokenOf(student)
    const names = ['filename="a\0.gif"', "filename*=UTF-8''a%00.gif"]
    for (const name of names) {
      const { statusCode } = await app.fastify.inject({
        method: 'POST',
        url: '/api/user/student/update-pofile',
        payload: Buffer.concat([
          Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; ${name}\r\n`),
          Buffer.from('Content-Type: image/gif\r\n\r\n'),
          Buffer.from(fileOf('gif')),
          Buffer.from('\r\n--x--\r\n'),
        ]),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
      })
      expect([name, statusCode]).toEqual([name, 400])
    }
  })

  it('is taken by no other call', async () => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/User/Account/UpdateMe',
      payload: formOf(fileOf('png')),
      headers: { authorization: `Bearer ${await app.tokenOf(student)}` },
    })
    expect(response.statusCode).toBe(415)
  })
})
