import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, mediaCaptions } from '../../database/schema/index.ts'
import { likeOf } from '../../database/sql.ts'
import { auditEntries, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { makeLearn } from '../learn/testing.ts'
import { assetAreas } from './asset-area.ts'
import { giveCaptions, makeFilm, showOnPage, twoCues } from './testing.ts'

let app: TestApp
let admin: string
let student: string
let film: string

beforeAll(async () => {
  app = (await makeLearn()).revise.app
  admin = await app.make.admin()
  student = await app.make.student()
})
afterAll(() => app.close())
beforeEach(async () => {
  film = await makeFilm(app)
  await showOnPage(app, film)
})

const upload = (
  text: string | Buffer<ArrayBuffer>,
  name = 'a.vtt',
  lang = 'en',
  label = 'English',
) =>
  app.call('POST /Media/admin/Caption/Upload', admin, {
    query: { assetId: film, lang, label },
    file: new File([text], name),
  })
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<i>Hello</i>\n'
const getCues = (lang = 'en') =>
  app.call('GET /Media/admin/Caption/GetCues', admin, { query: { assetId: film, lang } })
const save = (version: number, cues: { start: number; end: number; text: string }[]) =>
  app.call('POST /Media/admin/Caption/SaveCues', admin, {
    body: { assetId: film, lang: 'en', label: 'English', version, cues },
  })
const transcript = (lang?: string, as = student) =>
  app.call('GET /Media/Playback/GetTranscript', as, {
    query: { assetId: film, ...(lang && { lang }) },
  })

describe('captions that are brought', () => {
  it('are kept as what was understood of them, and told of', async () => {
    const { data } = await upload(vtt)
    expect(data).toEqual({
      ...{ cueCount: 1, version: 1 },
      warnings: [{ line: 4, message: 'Formatting is left out' }],
    })
    expect((await getCues()).data).toEqual({
      ...{ version: 1, label: 'English' },
      cues: [{ start: 1, end: 2.5, text: 'Hello' }],
    })
    const srt = '1\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n'
    expect((await upload(srt, 'b.srt')).data).toMatchObject({ cueCount: 1, version: 2 })
    expect((await getCues()).data.cues).toEqual([{ start: 3, end: 4, text: 'Bye' }])
    const entries = await auditEntries(app.db, eq(auditLog.record, film))
    expect(entries.map(({ action, changes }) => [action, Object.keys(changes)])).toEqual([
      ['captions saved', ['label', 'lang', 'lines', 'tag', 'version']],
      ['captions saved', ['tag', 'version']],
    ])
  })

  it('are refused with the line at fault, and nothing is changed', async () => {
    await upload(vtt)
    const bad = await upload('WEBVTT\n\n00:03.000 --> 00:02.000\nA\n')
    expect([bad.status, bad.errors]).toEqual([
      422,
      [{ path: 'file', message: 'Line 3: It ends before it starts' }],
    ])
    const windows = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\u00e9\n', 'latin1')
    expect((await upload(windows)).message).toMatch(/^Line 3: This is not UTF-8/)
    const wide = Buffer.from(`\ufeff${vtt}`, 'utf16le')
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      const { status, message } = await upload(Buffer.from(bytes))
      expect([status, message]).toEqual([
        422,
        'Line 1: This is not UTF-8. Save the captions as UTF-8, and bring them again.',
      ])
    }
    expect((await getCues()).data.version).toBe(1)
  })

  it.each([
    ['a picture', Buffer.from('GIF89a0123456789'), 415],
    ['a page', Buffer.from('<html> --> </html>'), 415],
    ['rows', Buffer.from('a,b\n1,2'), 415],
    ['a megabyte', Buffer.from(`WEBVTT\n\n${'NOTE x\n\n'.repeat(140_000)}`), 413],
  ])('are not %s', async (_, content, status) => {
    expect((await upload(content)).status).toBe(status)
  })
})

describe('captions that are edited', () => {
  it('are saved as the next version, and not over those of somebody else', async () => {
    await giveCaptions(app, film)
    const saved = await save(1, [{ start: 0, end: 1, text: ' One\n\n two ' }])
    expect(saved.data).toEqual({ version: 2 })
    const stale = await save(1, [{ start: 0, end: 1, text: 'Other' }])
    expect(stale.status).toBe(409)
    expect((await getCues()).data).toMatchObject({ version: 2, cues: [{ text: 'One\ntwo' }] })
  })

  it.each([
    [[{ start: 2, end: 2, text: 'A' }], 'body.cues.0.end'],
    [
      [
        { start: 2, end: 3, text: 'A' },
        { start: 1, end: 3, text: 'B' },
      ],
      'body.cues',
    ],
  ])('keep the rules: %j', async (cues, field) => {
    await giveCaptions(app, film)
    const { status, errors } = await save(1, cues)
    expect([status, errors.map(({ path }) => path)]).toEqual([422, [field]])
  })

  it('are gone once they are removed', async () => {
    await giveCaptions(app, film)
    const remove = () =>
      app.call('POST /Media/admin/Caption/Remove', admin, { body: { assetId: film, lang: 'en' } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await getCues()).status).toBe(404)
    expect((await save(1, [])).status).toBe(404)
  })
})

describe('a transcript', () => {
  it('is in the language that was asked for, or the first', async () => {
    await giveCaptions(app, film)
    await giveCaptions(app, film, {
      lang: 'de',
      label: 'Deutsch',
      cues: [{ start: 0, end: 1, text: 'Kraft' }],
    })
    const languages = [
      { lang: 'de', label: 'Deutsch' },
      { lang: 'en', label: 'English' },
    ]
    expect((await transcript('en')).data).toEqual({
      ...{ lang: 'en', label: 'English', cues: twoCues, text: '', languages },
    })
    expect((await transcript()).data).toMatchObject({ lang: 'de', cues: [{ text: 'Kraft' }] })
    expect((await transcript('fr')).data).toMatchObject({ lang: 'de' })
  })

  it('is what was written down of a film without captions', async () => {
    const plain = { lang: null, label: 'Transcript', cues: [], languages: [] }
    expect((await transcript()).data).toEqual({ ...plain, text: '' })
    const { learn } = assetAreas()
    learn.transcriptOf = async () => 'Every body stays at rest'
    expect((await transcript()).data).toEqual({ ...plain, text: 'Every body stays at rest' })
    delete learn.transcriptOf
  })

  it('is told to whom the film is given out alone', async () => {
    const without = await app.make.student({ hasQuestionBank: false })
    expect((await transcript('en', without)).status).toBe(404)
  })
})

it('what is said is found by an index, in any letter case', async () => {
  const cues = [{ start: 0, end: 1, text: 'The Coriolis\nforce' }]
  await giveCaptions(app, film, { cues })
  const find = (words: string) =>
    app.db
      .select({ assetId: mediaCaptions.assetId })
      .from(mediaCaptions)
      .where(likeOf(words, sql`${mediaCaptions.searchText}`))
  expect(await find('coriolis FORCE')).toEqual([{ assetId: film }])
  const [nodes = []] = await plannedNodes(app.db, () => find('coriolis'))
  expect(
    nodes.filter((node) => node['Relation Name'] === 'media_captions').every(goesByIndex),
  ).toBe(true)
})
