import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import {
  auditLog,
  files,
  fileUses,
  learnPages,
  mediaAssets,
  mediaCaptions,
  playbacks,
  watchProgress,
} from '../../database/schema/index.ts'
import { auditEntries, queriesOf, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { clearFiles } from '../files/index.ts'
import { makeLearn } from '../learn/testing.ts'
import { tidyFilms } from './index.ts'
import { playing } from './playing.testing.ts'
import { giveCaptions, makeFilm, showOnPage } from './testing.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = (await makeLearn()).revise.app
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(mediaAssets)
  await app.db.delete(fileUses)
  await app.db.delete(files)
})

const { begun, play, start } = playing(() => app)

const get = (id: string, as = admin) => app.call('GET /Media/Asset/GetAsset', as, { query: { id } })
const list = async (query: object = {}) =>
  (await app.call('GET /Media/admin/Asset/GetAllAssets', admin, { query })).data
const idsOf = async (query: object) => (await list(query)).assets.map(({ assetId }) => assetId)
const remove = (id: string) => app.call('POST /Media/admin/Asset/Remove', admin, { body: { id } })
const savePoster = (assetId: string, as = admin, words = '0123456789') =>
  app.call('POST /Media/Asset/SavePoster', as, {
    query: { assetId },
    file: new File([`GIF89a${words}`], 'poster.gif'),
  })
const dayMs = 86_400_000

describe('a film as those who look after it see it', () => {
  it('has its files, captions, poster and what shows it', async () => {
    const id = await makeFilm(app, { height: 360, bytes: 16 })
    await giveCaptions(app, id)
    const page = await showOnPage(app, id)
    const { data: saved } = await savePoster(id)
    expect((await get(id)).data).toEqual({
      ...{
        assetId: id,
        state: 'ready',
        failure: '',
        durationSeconds: 60,
        width: 1280,
        height: 360,
      },
      ...{ name: 'Newton.mp4', area: 'learn', poster: saved.poster },
      renditions: [
        { height: 360, type: 'video/mp4', bytes: 16, src: `/media/learn/${id}/360.mp4` },
      ],
      captions: [{ lang: 'en', label: 'English', cueCount: 2, version: 1 }],
      usedBy: [{ kind: 'learn page', id: String(page.subTopicId), title: page.name }],
    })
  })

  it('is theirs by what they brought', async () => {
    const tutor = await app.make.tutor()
    const [own, other] = [await makeFilm(app, { uploadedBy: tutor }), await makeFilm(app)]
    expect([(await get(own, tutor)).status, (await get(other, tutor)).status]).toEqual([200, 404])
  })
})

describe('the list of all films', () => {
  it('has the newest first, and pages, words and filters', async () => {
    const first = await makeFilm(app, { name: 'Forces 50%.mp4', area: 'academy' })
    app.clock.advance(1_000)
    const second = await makeFilm(app, { name: 'Energy.mp4' })
    app.clock.advance(1_000)
    const failed = await makeFilm(app, { name: 'Waves.mp4', state: 'failed', failure: 'No' })
    await makeFilm(app, { removedAt: app.clock.now() })
    await showOnPage(app, second)
    expect(await idsOf({})).toEqual([failed, second, first])
    expect(await list({ pageSize: 1, pageNo: 2 })).toMatchObject({
      totalCount: 3,
      assets: [{ assetId: second, isUsed: true, state: 'ready' }],
    })
    expect(await idsOf({ search: 'FORCES 50%' })).toEqual([first])
    expect(await idsOf({ area: 'academy' })).toEqual([first])
    expect(await idsOf({ state: 'failed' })).toEqual([failed])
    expect(await idsOf({ isUsed: 'true' })).toEqual([second])
    expect(await idsOf({ isUsed: 'false' })).toEqual([failed, first])
  })

  it('is one statement, by an index for each filter', async () => {
    await makeFilm(app)
    expect(await queriesOf(app, 'GET /Media/admin/Asset/GetAllAssets', admin)).toBe(1)
    for (const query of [{ area: 'learn' }, { state: 'ready' }, { search: 'newton' }]) {
      const plans = await plannedNodes(app.db, () => list(query))
      const scans = plans.flat().filter((node) => node['Relation Name'] === 'media_assets')
      expect([query, scans.length > 0 && scans.every(goesByIndex)]).toEqual([query, true])
    }
  })
})

describe('a poster', () => {
  it('is shown before a film, and another takes its place at another address', async () => {
    const id = await makeFilm(app)
    const [first, second] = [await savePoster(id), await savePoster(id, admin, 'other')]
    const at = new RegExp(`^/media/learn/${id}/poster\\.gif\\?v=[\\da-f]{8}$`)
    expect(first.data.poster).toMatch(at)
    expect(second.data.poster).toMatch(at)
    expect(first.data.poster).not.toBe(second.data.poster)
    await showOnPage(app, id)
    expect((await start(await app.make.student(), id)).data.poster).toBe(second.data.poster)
    // The one before goes as every file does that nothing shows; the film itself stays.
    app.clock.advance(25 * 3_600_000)
    await clearFiles(askedByServer(app.db, app.clock.now()), app.files)
    const left = await app.db.select().from(files)
    expect(left.map(({ type }) => type).toSorted()).toEqual(['image/gif', 'video/mp4'])
    const entries = await auditEntries(app.db, eq(auditLog.record, id))
    expect(entries.map(({ action }) => action)).toEqual([
      'film poster changed',
      'film poster changed',
    ])
  })

  it('is a picture, of a film that one looks after', async () => {
    const id = await makeFilm(app)
    expect((await savePoster(id, await app.make.tutor())).status).toBe(404)
    const svg = await app.call('POST /Media/Asset/SavePoster', admin, {
      query: { assetId: id },
      file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'),
    })
    expect(svg.status).toBe(415)
  })
})

describe('a film that is removed', () => {
  it('is shown nowhere before', async () => {
    const id = await makeFilm(app)
    const { name, subTopicId } = await showOnPage(app, id)
    const { status, message } = await remove(id)
    expect([status, message]).toEqual([409, `The video is still shown: ${name}.`])
    expect((await get(id)).status).toBe(200)
    await app.db.delete(learnPages).where(eq(learnPages.subTopicId, subTopicId))
    expect((await remove(id)).status).toBe(200)
    expect([(await get(id)).status, (await remove(id)).status]).toEqual([404, 404])
    const entries = await auditEntries(app.db, eq(auditLog.record, id))
    expect(entries).toMatchObject([
      { action: 'film removed', changes: { name: ['Newton.mp4', null], area: ['learn', null] } },
    ])
  })

  it('goes with its files and all that was kept of it, thirty days later', async () => {
    const [gone, kept] = [await makeFilm(app), await makeFilm(app)]
    const student = await app.make.student()
    for (const id of [gone, kept]) {
      await showOnPage(app, id)
      await giveCaptions(app, id)
      await play(student, await begun(student, id), [[0, 10]])
    }
    await savePoster(gone)
    await app.db.delete(learnPages).where(eq(learnPages.assetId, gone))
    await remove(gone)
    const round = async () => {
      const occasion = askedByServer(app.db, app.clock.now())
      await tidyFilms(occasion)
      await clearFiles(occasion, app.files)
    }
    const there = async () => (await app.db.select().from(mediaAssets)).map(({ id }) => id)
    app.clock.advance(29 * dayMs)
    await round()
    expect((await there()).toSorted()).toEqual([gone, kept].toSorted())
    app.clock.advance(2 * dayMs)
    await round()
    expect(await there()).toEqual([kept])
    expect(await app.db.$count(files)).toBe(1)
    for (const table of [mediaCaptions, playbacks, watchProgress]) {
      expect(await app.db.$count(table)).toBe(1)
    }
    const stored: string[] = []
    for await (const { name } of app.files.list()) stored.push(name)
    const rows = await app.db.select({ name: files.storedName }).from(files)
    expect(rows.every(({ name }) => stored.includes(name))).toBe(true)
  })
})

it('playbacks are kept for 400 days, and what was watched for ever', async () => {
  const id = await makeFilm(app)
  await showOnPage(app, id)
  const student = await app.make.student({ expiresOn: '2099-01-01' })
  await play(student, await begun(student, id), [[0, 10]], { after: 60 })
  app.clock.advance(399 * dayMs)
  await begun(student, id)
  const round = () => tidyFilms(askedByServer(app.db, app.clock.now()))
  await round()
  expect(await app.db.$count(playbacks)).toBe(2)
  app.clock.advance(dayMs)
  await round()
  expect(await app.db.$count(playbacks)).toBe(1)
  expect(await app.db.$count(watchProgress)).toBe(1)
})
