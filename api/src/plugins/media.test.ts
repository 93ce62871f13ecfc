import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileAreas, files, questions } from '../database/schema/index.ts'
import { makeAcademy } from '../modules/academy/testing.ts'
import { makeDocument } from '../modules/documents/testing.ts'
import { makeEvents } from '../modules/events/testing.ts'
import { showFile } from '../modules/files/index.ts'
import { makeMessage } from '../modules/help/testing.ts'
import { makeBook } from '../modules/library/testing.ts'
import { makeFilm } from '../modules/media/testing.ts'
import { makePost } from '../modules/posts/testing.ts'
import { makeUpgrade } from '../modules/upgrades/testing.ts'
import { makeMarking, makePiece, makeVersion } from '../modules/writing/testing.ts'
import { askedByNobody, makeTestApp, makeTuition, type TestApp } from '../testing/index.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { makePdf } from '../testing/pdf.ts'
import { asking } from './media.testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
})
afterAll(() => app.close())

const { signedIn, aTutor, aStudent, brought, ask } = asking(() => app)

describe('a file at its address', () => {
  it('is shown to whoever brought it, for ever, with its type and name', async () => {
    const tutor = await aTutor()
    const { url } = await brought(tutor, undefined, 'Mein Ĝato.gif')
    const { status, text, headers } = await ask(url, tutor)
    expect([status, text]).toEqual([200, 'GIF89a0123456789'])
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'content-length': '16',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="Mein _ato.gif"; filename*=UTF-8''Mein%20%C4%9Cato.gif`,
    })
    const kept = await ask(`${url}?download`, tutor)
    expect(kept.headers['content-disposition']).toMatch(/^attachment; filename=/)
  })

  it.each(['😀', '漢 ', '%'])('is found however long its name of %s is', async (sign) => {
    const tutor = await aTutor()
    const { url } = await brought(tutor, undefined, `${sign.repeat(190)}.gif`)
    expect((await ask(url, tutor)).status).toBe(200)
  })

  it('is sent in the range that is asked for', async () => {
    const tutor = await aTutor()
    const { url } = await brought(tutor)
    const { headers } = await ask(url, tutor)
    const etag = String(headers.etag)
    for (const [asked, status, text, said] of [
      [{ range: 'bytes=0-1' }, 206, 'GI', 'bytes 0-1/16'],
      [{ range: 'bytes=6-' }, 206, '0123456789', 'bytes 6-15/16'],
      [{ range: 'bytes=-2' }, 206, '89', 'bytes 14-15/16'],
      [{ range: 'bytes=16-' }, 416, '', 'bytes */16'],
      [{ range: 'bytes=0-1,4-5' }, 200, 'GIF89a0123456789', undefined],
      [{ range: 'bytes=0-1', 'if-range': etag }, 206, 'GI', 'bytes 0-1/16'],
      [{ range: 'bytes=0-1', 'if-range': '"other"' }, 200, 'GIF89a0123456789', undefined],
      [{ 'if-none-match': etag }, 304, '', undefined],
      [{ 'if-none-match': '"other"' }, 200, 'GIF89a0123456789', undefined],
    ] as const) {
      const answer = await ask(url, tutor, { ...asked })
      const got = [asked, answer.status, answer.text, answer.headers['content-range']]
      expect(got).toEqual([asked, status, text, said])
    }
    const head = await ask(url, tutor, { range: 'bytes=0-3' }, 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([206, '', '4'])
  })

  it('is a failure like any other where its bytes are gone, and nothing that a browser keeps', async () => {
    const tutor = await aTutor()
    const { id, url } = await brought(tutor)
    const [row] = await app.db.select().from(files).where(eq(files.id, id))
    await app.files.remove(row?.storedName ?? '')
    const { status, text, headers } = await ask(url, tutor)
    expect([status, JSON.parse(text).success]).toEqual([500, false])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })

  it('is nowhere under another address', async () => {
    const tutor = await aTutor()
    const { id } = await brought(tutor)
    for (const url of [
      `/media/file/${id}/..%2f..%2fsettings.json`,
      `/media/file/${id}/a%5Cb`,
      `/media/file/${id}/a/b`,
      `/media/file/${id}`,
      `/media/file/${id.toUpperCase()}x/a`,
      '/media/file/../../etc/passwd',
      '/media/file/%2e%2e/a',
      `/media/file/${crypto.randomUUID()}/a.gif`,
      '/media/',
      '/media',
    ]) {
      const { status } = await ask(url, tutor, { accept: 'text/html' })
      expect([url, status]).toEqual([url, 404])
    }
  })

  it('is kept, not shown, when it is neither picture, PDF nor video', async () => {
    const admin = await signedIn((user) => app.make.admin(user))
    const { data } = await app.call('POST /File/File/Upload', admin.id, {
      query: { kind: 'csv' },
      file: new File(['a,b'], 'rows.csv'),
    })
    const csv = await ask(data.url, admin)
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="rows.csv"/)
    const tutor = await aTutor()
    const pdf = await ask((await brought(tutor, makePdf(1), 'a.pdf')).url, tutor)
    expect(pdf.headers['content-disposition']).toMatch(/^inline; filename="a.pdf"/)
  })
})

describe('a file that the gateway sends', () => {
  const accel = '/media-store'
  let own: TestApp
  const asked: string[] = []

  beforeAll(async () => {
    const addressOf = async (name: string) => {
      asked.push(name)
      return new URL(`https://store.example/bucket/files/${name}?X-Amz-Signature=abc`)
    }
    own = await makeTestApp({
      now: app.clock.now(),
      settings: { mediaAccel: accel },
      files: { ...memoryStore(), addressOf },
    })
  })
  afterAll(() => own.close())

  it('is named to it, with what it does not know, once it is known who may have it', async () => {
    const were = app
    app = own
    const tutor = await aTutor()
    const { id, url } = await brought(tutor)
    const [row] = await own.db.select().from(files).where(eq(files.id, id))
    const answer = await ask(url, tutor, { range: 'bytes=0-3' })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({
      'x-accel-redirect': `${accel}/bucket/files/${row?.storedName}?X-Amz-Signature=abc`,
      'x-media-tag': `"${row?.sha256.slice(0, 32)}"`,
      'content-type': 'image/gif',
      'content-disposition': expect.stringMatching(/^inline; filename="My photo.gif"/),
    })
    // The gateway says it, where the store has given the file.
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(asked).toEqual([row?.storedName])

    const etag = String(answer.headers['x-media-tag'])
    for (const [headers, method, status] of [
      [{ 'if-none-match': `"other", W/${etag}` }, 'GET', 304],
      [{ range: 'bytes=99-' }, 'GET', 416],
      [{}, 'HEAD', 200],
    ] as const) {
      const said = await ask(url, tutor, { ...headers }, method)
      expect([method, said.status, said.headers['x-accel-redirect']]).toEqual([
        method,
        status,
        undefined,
      ])
    }
    const stranger = await ask(url, await aTutor())
    expect([stranger.status, stranger.headers['x-accel-redirect']]).toEqual([404, undefined])
    expect(asked).toHaveLength(1)
    app = were
  })
})

/** A live question. @returns its id as text */
async function aQuestion(): Promise<string> {
  const [row] = await app.db
    .insert(questions)
    .values({ key: 'open', questionType: 1, difficulty: 1, createdAt: app.clock.now() })
    .returning({ id: questions.id })
  return String(row?.id)
}

describe('who may open a file', () => {
  it('is whoever brought it, while no record shows it', async () => {
    const tutor = await aTutor()
    const { url } = await brought(tutor)
    expect((await ask(url, await aTutor())).status).toBe(404)
    expect((await ask(url, await signedIn((user) => app.make.admin(user)))).status).toBe(404)
  })

  it('is decided by each area for its records, and never a stranger', async () => {
    const school = await app.make.school()
    const student = await signedIn((user) => app.make.student({ schools: [school] }, user))
    const otherSchool = await app.make.school()
    const announcement = await makeTuition(app.db).announcement(
      ['Student'],
      '2026-03-01',
      '2026-03-03',
    )
    const editor = await aTutor()
    const asset = await makeFilm(app, { uploadedBy: editor.id })
    const academy = await makeAcademy(app, { state: 'draft' })
    const giver = await signedIn((user) => app.make.tutor({ isSeminarTutor: true }, user))
    const events = makeEvents(app)
    const seminar = await events.event({ tutors: [giver.id] })
    const own = {
      academy: [await signedIn((user) => app.make.admin(user))],
      help: [student, await signedIn((user) => app.make.admin(user))],
      event: [student, giver, await signedIn((user) => app.make.admin(user))],
      book: [student, await aTutor(), await signedIn((user) => app.make.admin(user))],
      document: [
        await aTutor(),
        await signedIn((user) => app.make.seniorTutor({}, user)),
        await signedIn((user) => app.make.admin(user)),
      ],
      asset: [editor, await signedIn((user) => app.make.admin(user))],
      announcement: [student, await signedIn((user) => app.make.admin(user))],
      post: [student, await signedIn((user) => app.make.admin(user))],
      upgrade: [student, await signedIn((user) => app.make.admin(user))],
      question: [student, await aTutor(), await signedIn((user) => app.make.admin(user))],
      learn: [student, await aTutor(), await signedIn((user) => app.make.admin(user))],
      writing: [student],
      marking: [student, await signedIn((user) => app.make.admin(user))],
      picture: [
        student,
        await signedIn((user) => app.make.tutor({ students: [student.id] }, user)),
        await signedIn((user) => app.make.parent([student.id], user)),
        await signedIn((user) => app.make.schoolManager([school], user)),
        await signedIn((user) => app.make.admin(user)),
      ],
      portal: [student, await aTutor(), await signedIn((user) => app.make.parent([], user))],
      logo: [
        student,
        await signedIn((user) => app.make.schoolManager([school], user)),
        await signedIn((user) => app.make.admin(user)),
      ],
    }
    // A banner, and what is published, is shown to every student.
    const otherStudent = await aStudent()
    const strangers = [
      await aTutor(),
      await signedIn((user) => app.make.seniorTutor({}, user)),
      await signedIn((user) => app.make.parent([], user)),
      await signedIn((user) => app.make.schoolManager([otherSchool], user)),
    ]
    const version = await makeVersion(app, student.id, { item: { markerId: editor.id } })
    const recordIds = {
      ...{ academy, announcement, asset, event: await events.file(seminar.id) },
      help: await makeMessage(app, student.id),
      document: await makeDocument(app),
      book: await makeBook(app),
      picture: student.id,
      logo: school,
      portal: 'logo',
      post: await makePost(app),
      upgrade: await makeUpgrade(app),
      question: await aQuestion(),
      learn: '1',
      writing: await makePiece(app, student.id),
      marking: await makeMarking(app, version.itemId, editor.id, { state: 'returned' }),
    }
    for (const area of fileAreas) {
      // What tutors teach with is shown to every one of them.
      const isForTutors = area === 'document'
      const by = await (isForTutors ? aStudent() : aTutor())
      const { id, url } = await brought(by)
      await showFile(askedByNobody(app), id, { area, recordId: recordIds[area] })
      for (const person of own[area]) {
        expect([area, person.id, (await ask(url, person)).status]).toEqual([area, person.id, 200])
      }
      // Whoever brought it has given it away; what everybody may read is theirs as well.
      const isForReaders = ['book', 'question', 'learn'].includes(area)
      const isForAll = isForReaders || ['announcement', 'event', 'post', 'upgrade'].includes(area)
      const notTheirs = isForTutors || isForReaders ? strangers.slice(2) : strangers
      // Everybody sees it, also before they sign in.
      if (area === 'portal') continue
      const others = isForAll ? notTheirs : [...notTheirs, otherStudent]
      for (const person of [...others, ...(isForReaders ? [] : [by])]) {
        expect([area, person.id, (await ask(url, person)).status]).toEqual([area, person.id, 404])
      }
    }
  })

  it('is not asked again for a minute', async () => {
    const tutor = await aTutor()
    const { id, url } = await brought(tutor)
    expect((await ask(url, tutor)).status).toBe(200)
    await app.db.delete(files).where(eq(files.id, id))
    app.clock.advance(59_000)
    expect((await ask(url, tutor)).status).toBe(200)
    app.clock.advance(2_000)
    expect((await ask(url, tutor)).status).toBe(404)
  })
})
