import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { files, uploads } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { claim } from './uploads.repository.ts'

let app: TestApp
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(files)
  await app.db.delete(uploads)
  for (const { name, key } of await partsLeft()) await app.files.dropParts({ name, key })
  for (const name of await bytesLeft()) await app.files.remove(name)
  student = await app.make.student()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const content = makePdf(1)

const begin = (name = 'a.pdf') =>
  app.call('POST /Media/Upload/Begin', student, {
    body: { kind: 'pdf', name, bytes: content.length, lastModified: 0 },
  })
const part = (uploadId: string) =>
  app.call('POST /Media/Upload/Part', student, {
    query: { uploadId, partNumber: 1 },
    bytes: content,
  })
const complete = (uploadId: string) =>
  app.call('POST /Media/Upload/Complete', student, { body: { uploadId } })
const abort = (uploadId: string) =>
  app.call('POST /Media/Upload/Abort', student, { body: { uploadId } })

/** An upload all of whose parts are there. */
async function brought(): Promise<string> {
  const { data } = await begin()
  await part(data.uploadId)
  return data.uploadId
}

async function partsLeft() {
  const left: { name: string; key: string }[] = []
  for await (const upload of app.files.listParts()) left.push(upload)
  return left
}
async function bytesLeft() {
  const left: string[] = []
  for await (const { name } of app.files.list()) left.push(name)
  return left
}
const countFiles = () => app.db.$count(files)

/** What waits until it is let go on, and says when it has come so far. */
function gate() {
  const asked = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  const pass = async () => {
    asked.resolve()
    await open.promise
  }
  return { pass, asked: asked.promise, goOn: open.resolve }
}

/** Has the store wait before it puts parts together, or when it has done so. */
function holdFinish(when: 'before' | 'after') {
  const { pass, ...rest } = gate()
  const { finishParts } = app.files
  vi.spyOn(app.files, 'finishParts').mockImplementationOnce(async (upload, tags) => {
    if (when === 'before') await pass()
    await finishParts(upload, tags)
    if (when === 'after') await pass()
  })
  return rest
}

/** Has the store wait before it keeps a part. */
function holdPart() {
  const { pass, ...rest } = gate()
  const { putPart } = app.files
  vi.spyOn(app.files, 'putPart').mockImplementationOnce(async (...given) => {
    await pass()
    return await putPart(...given)
  })
  return rest
}

describe('the parts of a file', () => {
  it('are put together by another call once whoever was at it shows no life', async () => {
    const id = await brought()
    const joinedAt = app.clock.now()
    await app.db.update(uploads).set({ joinedAt }).where(eq(uploads.id, id))
    app.clock.advance(44_000)
    const { status, message, headers } = await complete(id)
    expect([status, message, headers['retry-after']]).toEqual([
      409,
      'The file is being put together. Please try again.',
      '10',
    ])
    app.clock.advance(2_000)
    expect((await complete(id)).status).toBe(200)
  })

  it('are put together by one call however long it takes', async () => {
    const id = await brought()
    const began = app.clock.now().getTime()
    const { asked, goOn } = holdFinish('before')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const first = complete(id)
    await asked
    for (let passed = 15_000; passed <= 90_000; passed += 15_000) {
      vi.advanceTimersByTime(15_000)
      app.clock.advance(15_000)
      await vi.waitFor(async () => {
        const [row] = await app.db.select().from(uploads).where(eq(uploads.id, id))
        expect(row?.joinedAt?.getTime()).toBeGreaterThanOrEqual(began + passed)
      })
    }
    expect((await complete(id)).status).toBe(409)
    goOn()
    const kept = await first
    expect(kept.status).toBe(200)
    expect((await complete(id)).data).toEqual(kept.data)
  })

  it('are nobody’s turn any more once they are a file', async () => {
    const id = await brought()
    await complete(id)
    app.clock.advance(46_000)
    expect(await claim(app.db, id, app.clock.now())).toBe(false)
  })

  it('are one file, although whoever was late goes on', async () => {
    const id = await brought()
    const { asked, goOn } = holdFinish('before')
    const late = complete(id)
    await asked
    app.clock.advance(46_000)
    const { status, data } = await complete(id)
    goOn()
    expect([status, (await late).status]).toEqual([200, 409])
    expect((await complete(id)).data).toEqual(data)
    expect([await countFiles(), (await bytesLeft()).length]).toEqual([1, 1])
  })

  it('are held once they are put together: one that comes late is not kept', async () => {
    const id = await brought()
    const { asked, goOn } = holdPart()
    const late = part(id)
    await asked
    await complete(id)
    goOn()
    for (const { status, data } of [await late, await part(id)]) {
      expect([status, data]).toEqual([200, { received: [1] }])
    }
    expect(await partsLeft()).toEqual([])
  })
})

it('a part that comes while the others are put together is not one of them', async () => {
  const { data } = await begin()
  const { asked, goOn } = holdPart()
  const late = part(data.uploadId)
  await asked
  await claim(app.db, data.uploadId, app.clock.now())
  goOn()
  expect((await late).data).toEqual({ received: [] })
})

describe('an upload that begins', () => {
  it('twice at once is one', async () => {
    const [one, two] = await Promise.all([begin(), begin()])
    expect(one.data).toEqual(two.data)
    expect((await partsLeft()).length).toBe(1)
  })

  it('is one of five, also when more begin at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, nth) => begin(`${nth}.pdf`)))
    const statuses = all.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
    expect((await partsLeft()).length).toBe(5)
  })

  it('leaves nothing in the store when it cannot be written down', async () => {
    vi.spyOn(app.db, 'transaction').mockRejectedValueOnce(new Error('stopped'))
    expect((await begin()).status).toBe(500)
    expect(await partsLeft()).toEqual([])
  })
})

describe('an upload that is given up', () => {
  const nothingLeft = async () => {
    expect([await countFiles(), await bytesLeft(), await partsLeft()]).toEqual([0, [], []])
    expect(await app.db.$count(uploads)).toBe(0)
  }

  it('leaves nothing, also when the store did not answer at first', async () => {
    const id = await brought()
    vi.spyOn(app.files, 'dropParts').mockRejectedValueOnce(new Error('away'))
    expect((await abort(id)).status).toBe(500)
    expect((await abort(id)).status).toBe(200)
    await nothingLeft()
    expect((await abort(id)).status).toBe(404)
  })

  it('leaves its file when it was complete', async () => {
    const id = await brought()
    await complete(id)
    expect((await abort(id)).status).toBe(200)
    expect([await countFiles(), (await bytesLeft()).length]).toEqual([1, 1])
  })

  it.each(['before', 'after'] as const)(
    'while its parts are put together, %s the store has done so, is no file',
    async (when) => {
      const id = await brought()
      const { asked, goOn } = holdFinish(when)
      const completed = complete(id)
      await asked
      expect((await abort(id)).status).toBe(200)
      goOn()
      const { status, message } = await completed
      expect([status, message]).toEqual([404, 'The upload was not found.'])
      await nothingLeft()
    },
  )

  it('at the last moment is no file', async () => {
    const id = await brought()
    const transaction = app.db.transaction.bind(app.db)
    vi.spyOn(app.db, 'transaction').mockImplementationOnce(async (run, config) => {
      expect((await abort(id)).status).toBe(200)
      return await transaction(run, config)
    })
    expect((await complete(id)).status).toBe(404)
    await nothingLeft()
  })

  it('while a part comes keeps none', async () => {
    const { data } = await begin()
    const { asked, goOn } = holdPart()
    const late = part(data.uploadId)
    await asked
    await abort(data.uploadId)
    goOn()
    expect((await late).status).toBe(404)
    await nothingLeft()
  })
})
