import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { writingDrafts, writings, writingVersions } from '../../database/schema/index.ts'
import { askedInTest, makeTestApp, type TestApp } from '../../testing/index.ts'
import { findDraft } from './drafts.repository.ts'
import { saveDraft, takeParts, writable, writeOver } from './drafts.service.ts'
import { handIn } from './handing-in.service.ts'
import { meet } from './meeting.testing.ts'
import { removePiece } from './pieces.service.ts'
import { makePiece, partOf } from './testing.ts'

let app: TestApp
let student: string
let pieceId: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.make.student()
  pieceId = await makePiece(app, student, {}, ['As it was.'])
})

const saving = (text = 'As it is now.') => ({
  ...{ pieceId, baseRevision: 0, device: newId(), parts: [partOf(text)] },
})
const handing = () => ({ pieceId, baseRevision: 0, source: 'text' as const, note: '' })
const removal = (isRemoved = true) => ({ pieceId, isRemoved })

const save = (text?: string) =>
  app.call('POST /Writing/Writing/SaveDraft', student, { body: saving(text) })
const hand = () =>
  app.call(
    'POST /Writing/Writing/HandIn',
    student,
    { body: handing() },
    { 'idempotency-key': newId() },
  )
const remove = (isRemoved = true) =>
  app.call('POST /Writing/Writing/RemovePiece', student, { body: removal(isRemoved) })

/** What there is of the piece by now. */
async function present() {
  const [piece] = await app.db.select().from(writings).where(eq(writings.id, pieceId))
  const [draft] = await app.db
    .select()
    .from(writingDrafts)
    .where(eq(writingDrafts.writingId, pieceId))
  const versions = await app.db
    .select()
    .from(writingVersions)
    .where(eq(writingVersions.writingId, pieceId))
  return {
    isRemoved: piece?.deletedAt !== null,
    draft: draft?.parts[0]?.ops[0]?.insert.trim(),
    versions: versions.map(({ texts }) => texts[0]),
  }
}

describe('a draft that is saved on two devices', () => {
  it('at once is saved once, and the other hears of it', async () => {
    const [, late] = await meet(
      app,
      student,
      (within) => saveDraft(within, saving()),
      () => save('As I have it.'),
    )
    expect(late.status).toBe(409)
    expect(await present()).toMatchObject({ draft: 'As it is now.' })
  })

  it('is not written over by who read it before the other saved', async () => {
    const asked = await askedInTest(app, student)
    const draft = writable(asked, await findDraft(app.db, student, pieceId))
    await save()
    const { device, parts } = saving('As I have it.')
    const written = takeParts('essay', parts, 'parts')
    const change = { base: 0, written, device, kept: [], isPaused: false }
    await expect(writeOver(asked, draft, change)).rejects.toMatchObject({ status: 409 })
    expect(await present()).toMatchObject({ draft: 'As it is now.' })
  })
})

describe('handing in, while the draft is saved on another device', () => {
  it('hands in what was read, and the save is in the draft', async () => {
    const [, saved] = await meet(app, student, (within) => handIn(within, handing()), save)
    expect(saved).toMatchObject({ status: 200, data: { revision: 1 } })
    expect(await present()).toMatchObject({ draft: 'As it is now.', versions: ['As it was.'] })
  })

  it('is refused where the save was first', async () => {
    const [, handed] = await meet(app, student, (within) => saveDraft(within, saving()), hand)
    expect(handed.status).toBe(409)
    expect(await present()).toMatchObject({ draft: 'As it is now.', versions: [] })
  })
})

describe('a piece that is removed', () => {
  it('is not handed in at the same time', async () => {
    const [, handed] = await meet(app, student, (within) => removePiece(within, removal()), hand)
    expect(handed.status).toBe(404)
    expect(await present()).toMatchObject({ isRemoved: true, versions: [] })
  })

  it('stays where it was handed in first', async () => {
    const [, removed] = await meet(app, student, (within) => handIn(within, handing()), remove)
    expect(removed.status).toBe(409)
    expect(await present()).toMatchObject({ isRemoved: false, versions: ['As it was.'] })
  })

  it('has the words of a save at the same time, or refuses them', async () => {
    const [, saved] = await meet(app, student, (within) => removePiece(within, removal()), save)
    const { isRemoved, draft } = await present()
    expect(isRemoved).toBe(true)
    expect([
      [200, 'As it is now.'],
      [404, 'As it was.'],
    ]).toContainEqual([saved.status, draft])
  })

  it('has the words of a save before, and gives them back', async () => {
    const [, removed] = await meet(app, student, (within) => saveDraft(within, saving()), remove)
    expect(removed.status).toBe(200)
    expect((await save()).status).toBe(404)
    expect((await remove(false)).status).toBe(200)
    expect(await present()).toMatchObject({ isRemoved: false, draft: 'As it is now.' })
  })
})
