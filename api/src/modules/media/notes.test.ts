import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { mediaNotes } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeLearn } from '../learn/testing.ts'
import { assetAreas } from './asset-area.ts'
import { tidyFilms } from './index.ts'
import { makeFilm, showOnPage } from './testing.ts'

let app: TestApp
let student: string
let film: string
let pageName: string

beforeAll(async () => {
  app = (await makeLearn()).revise.app
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.make.student()
  film = await makeFilm(app)
  pageName = (await showOnPage(app, film)).name
})

const save = (
  body: { id?: string; atSeconds?: number; text?: string; assetId?: string },
  as = student,
  headers = {},
) =>
  app.call(
    'POST /Media/Note/Save',
    as,
    { body: { assetId: film, atSeconds: 5, text: 'Look again', ...body } },
    headers,
  )
const remove = (id: string, isRestored?: boolean, as = student) =>
  app.call('POST /Media/Note/Remove', as, {
    body: { id, ...(isRestored === undefined ? {} : { isRestored }) },
  })
const notes = async (as = student, query: object = { assetId: film }) =>
  (await app.call('GET /Media/Note/GetNotes', as, { query })).data

describe('notes of a film', () => {
  it('stand by their seconds, with what the film is called where it is shown', async () => {
    const { data: late } = await save({ atSeconds: 50 })
    const { data: early } = await save({ atSeconds: 5 })
    expect(await notes()).toEqual(
      [early, late].map(({ id }, at) => ({
        ...{ id, assetId: film, videoName: pageName, atSeconds: [5, 50][at] },
        ...{ text: 'Look again', updatedAt: app.clock.now().toISOString() },
      })),
    )
  })

  it('are changed by whose they are, and once for each key', async () => {
    const { data } = await save({})
    expect((await save({ id: data.id, text: 'Changed' })).data).toEqual(data)
    expect(await notes()).toMatchObject([{ id: data.id, text: 'Changed' }])
    const stranger = await app.make.student()
    expect((await save({ id: data.id }, stranger)).status).toBe(404)
    expect(await notes(stranger)).toEqual([])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [await save({}, student, headers), await save({}, student, headers)]
    expect(first.data).toEqual(again.data)
    expect(await notes()).toHaveLength(2)
  })

  it('are of a film that is given out, and of its seconds', async () => {
    expect((await save({ assetId: await makeFilm(app) })).status).toBe(404)
    const late = await save({ atSeconds: 61 })
    expect([late.status, late.errors]).toEqual([
      422,
      [{ path: 'body.atSeconds', message: 'The video is not that long' }],
    ])
    const other = await makeFilm(app)
    await showOnPage(app, other)
    const { data } = await save({})
    expect((await save({ id: data.id, assetId: other })).status).toBe(404)
  })

  it('can be had back for ten minutes', async () => {
    const { data } = await save({})
    expect((await remove(data.id)).status).toBe(200)
    expect(await notes()).toEqual([])
    expect((await save({ id: data.id })).status).toBe(404)
    app.clock.advance(10 * 60_000)
    expect((await remove(data.id, true)).status).toBe(200)
    expect(await notes()).toHaveLength(1)
    // Again is as once.
    expect((await remove(data.id, true)).status).toBe(200)
    await remove(data.id)
    app.clock.advance(60_000)
    await remove(data.id)
    app.clock.advance(9 * 60_000 + 1)
    const late = await remove(data.id, true)
    expect([late.status, late.errors]).toEqual([
      422,
      [{ path: 'body.isRestored', message: 'A note can be brought back within 10 minutes' }],
    ])
    expect((await remove(crypto.randomUUID(), true)).status).toBe(404)
    expect((await remove(data.id, true, await app.make.student())).status).toBe(404)
  })

  it('are forgotten after that, and others are not', async () => {
    const [gone, kept] = [(await save({})).data.id, (await save({})).data.id]
    await remove(gone)
    app.clock.advance(11 * 60_000)
    await tidyFilms(askedByServer(app.db, app.clock.now()))
    const left = await app.db.select().from(mediaNotes).where(eq(mediaNotes.userId, student))
    expect(left.map(({ id }) => id)).toEqual([kept])
  })
})

describe('notes of an academy', () => {
  it('stand by the order of its films', async () => {
    const other = await makeFilm(app)
    await showOnPage(app, other)
    await save({ text: 'Second', atSeconds: 9 })
    await save({ text: 'First', assetId: other, atSeconds: 30 })
    const { academy } = assetAreas()
    const academyId = crypto.randomUUID()
    // Put back at the end: other files share the areas.
    const { filmsOf } = academy
    onTestFinished(() => {
      Object.assign(academy, { filmsOf })
    })
    academy.filmsOf = async (_db, _watcher, id) =>
      id === academyId
        ? [
            { assetId: other, title: 'One' },
            { assetId: film, title: 'Two' },
          ]
        : null
    expect(await notes(student, { academyId })).toMatchObject([
      { videoName: 'One', text: 'First' },
      { videoName: 'Two', text: 'Second' },
    ])
    const unknown = await app.call('GET /Media/Note/GetNotes', student, {
      query: { academyId: crypto.randomUUID() },
    })
    expect(unknown.status).toBe(404)
  })

  it('are asked for by one of the two', async () => {
    for (const query of [{}, { assetId: film, academyId: film }]) {
      const { status } = await app.call('GET /Media/Note/GetNotes', student, { query })
      expect(status).toBe(400)
    }
  })
})
