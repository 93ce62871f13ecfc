import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { auditLog, commentBank, commentBankUses } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { mostComments } from './bank.repository.ts'

const read = 'GET /Marking/tutor/CommentBank/GetComments'
const save = 'POST /Marking/tutor/CommentBank/SaveComment'
const remove = 'POST /Marking/tutor/CommentBank/RemoveComment'

let app: TestApp
let tutor: string
let other: string
let senior: string
let admin: string

beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin()
  senior = await app.make.seniorTutor()
  other = await app.make.tutor()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(commentBank)
  tutor = await app.make.tutor()
})

const comment = {
  ...{ isShared: false, kind: 'any' as const, criterion: null, text: 'Say which case.' },
}
const keep = (who: string, own: object = {}) =>
  app.call(save, who, { body: { ...comment, ...own } })
const kept = async (who: string, own: object = {}) => (await keep(who, own)).data.id
const setRemoved = (who: string, id: string, isRemoved: boolean) =>
  app.call(remove, who, { body: { id, isRemoved } })
const textsOf = async (who: string, query: object = {}) =>
  (await app.call(read, who, { query })).data.map(({ text }) => text)

/** So many comments at once, of a person or of everybody. */
async function fill(ownerId: string | null, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: newId(), ownerId, kind: 'any' as const, text: `Comment ${at}` },
    createdAt: app.clock.now(),
  }))
  await app.db.insert(commentBank).values(rows)
}

describe('the bank', () => {
  it('holds own comments and everybody’s', async () => {
    const id = await kept(tutor, { kind: 'essay', criterion: ' Evidence ', shortcut: 'case' })
    await kept(senior, { isShared: true, text: 'Of a senior tutor' })
    await kept(admin, { isShared: true, text: 'Of an admin' })
    await kept(other, { text: 'Of somebody else' })
    const { data } = await app.call(read, tutor)
    expect(data.map(({ text }) => text).toSorted()).toEqual([
      'Of a senior tutor',
      'Of an admin',
      'Say which case.',
    ])
    expect(data.find((one) => one.id === id)).toEqual({
      ...{ id, isShared: false, kind: 'essay', criterion: 'Evidence', shortcut: 'case' },
      ...{ text: 'Say which case.', lastUsedAt: null },
    })
  })

  it('offers those first that the caller used last, then the newest', async () => {
    const ids: string[] = []
    for (const text of ['one', 'two', 'three', 'four']) ids.push(await kept(tutor, { text }))
    const used = (at: number, when: string, userId = tutor) => ({
      ...{ userId, commentId: ids[at] ?? '', at: new Date(when) },
    })
    await app.db
      .insert(commentBankUses)
      .values([
        used(0, '2026-11-02T10:00:00Z'),
        used(1, '2026-11-03T10:00:00Z'),
        used(2, '2026-11-04T10:00:00Z', other),
      ])
    expect(await textsOf(tutor)).toEqual(['two', 'one', 'four', 'three'])
    const { data } = await app.call(read, tutor)
    expect(data[0]?.lastUsedAt).toBe('2026-11-03T10:00:00.000Z')
  })

  it('finds words as they stand, in texts, shortcuts and criteria', async () => {
    await kept(tutor, { text: '100% sure_' })
    await kept(tutor, { text: '1000 words', shortcut: 'long' })
    await kept(tutor, { text: 'Fine', criterion: 'Longing' })
    expect(await textsOf(tutor, { search: '0%' })).toEqual(['100% sure_'])
    expect(await textsOf(tutor, { search: '_' })).toEqual(['100% sure_'])
    expect((await textsOf(tutor, { search: 'LONG' })).toSorted()).toEqual(['1000 words', 'Fine'])
  })

  it('gives what is for a kind of writing, and for any', async () => {
    for (const kind of ['any', 'essay', 'statement', 'question']) {
      await kept(tutor, { kind, text: kind })
    }
    expect((await textsOf(tutor, { kind: 'statement' })).toSorted()).toEqual(['any', 'statement'])
    expect(await textsOf(tutor, { kind: 'any' })).toEqual(['any'])
  })

  it(`gives ${mostComments} at most, in one statement, by an index`, async () => {
    await fill(tutor, mostComments)
    await fill(null, 20)
    await fill(other, 200)
    expect(await textsOf(tutor)).toHaveLength(mostComments)
    // Beside it the caller's standing is looked up.
    expect(await queriesOf(app, read, tutor)).toBeLessThanOrEqual(2)
    const plans = await plannedNodes(app.db, () => app.call(read, tutor))
    const scans = plans.flat().filter((node) => node['Relation Name'] === 'comment_bank')
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.every(goesByIndex)).toBe(true)
  })
})

describe('a comment', () => {
  it('is changed by its owner, and by nobody else', async () => {
    const id = await kept(tutor)
    expect(await keep(tutor, { id, text: 'Say which.' })).toMatchObject({ data: { id } })
    expect(await textsOf(tutor)).toEqual(['Say which.'])
    for (const who of [other, senior, admin]) {
      expect((await keep(who, { id, text: 'Mine' })).status).toBe(404)
      expect((await setRemoved(who, id, true)).status).toBe(404)
    }
    expect(await textsOf(tutor)).toEqual(['Say which.'])
  })

  it('of everybody is looked after by senior tutors and admins', async () => {
    expect((await keep(tutor, { isShared: true })).status).toBe(403)
    const id = await kept(senior, { isShared: true })
    expect((await keep(tutor, { id })).status).toBe(403)
    expect((await setRemoved(tutor, id, true)).status).toBe(403)
    expect((await keep(admin, { id, isShared: true, text: 'Better' })).status).toBe(200)
    expect(await textsOf(tutor)).toEqual(['Better'])
    expect((await setRemoved(admin, id, true)).status).toBe(200)
    expect(await textsOf(tutor)).toEqual([])
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.record, id))
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('bank comment changed'))
  })

  it('that is one’s own is nobody else’s business', async () => {
    const id = await kept(senior)
    await setRemoved(senior, id, true)
    expect(await app.db.$count(auditLog, eq(auditLog.record, id))).toBe(0)
  })

  it('goes, and comes back as it was', async () => {
    const id = await kept(tutor, { shortcut: 'case' })
    await setRemoved(tutor, id, true)
    expect(await textsOf(tutor)).toEqual([])
    expect((await keep(tutor, { id })).status).toBe(404)
    expect((await setRemoved(tutor, id, true)).status).toBe(200)
    await setRemoved(tutor, id, false)
    const { data } = await app.call(read, tutor)
    expect(data).toMatchObject([{ id, shortcut: 'case' }])
  })

  it.each([
    ['an empty text', { text: '  ' }],
    ['2,001 characters', { text: 'a'.repeat(2001) }],
    ['a shortcut of one letter', { shortcut: 'a' }],
    ['a shortcut with capitals', { shortcut: 'Case' }],
    ['a shortcut with a space', { shortcut: 'a case' }],
    ['a shortcut of 31', { shortcut: 'a'.repeat(31) }],
    ['a kind that there is not', { kind: 'poem' }],
  ])('is refused with %s', async (_, own) => {
    expect((await keep(tutor, own)).status).toBe(400)
    expect(await textsOf(tutor)).toEqual([])
  })

  it('with markup is text', async () => {
    const text = '<img src=x onerror=alert(1)> & “this”'
    await kept(tutor, { text })
    expect(await textsOf(tutor)).toEqual([text])
  })
})

describe('a shortcut', () => {
  it('stands for one of a person’s comments, in any case, and for one of everybody’s', async () => {
    const id = await kept(tutor, { shortcut: 'case' })
    const refused = await keep(tutor, { shortcut: 'case' })
    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'body.shortcut' }] })
    await app.db.update(commentBank).set({ shortcut: 'CASE' }).where(eq(commentBank.id, id))
    expect((await keep(tutor, { shortcut: 'case' })).status).toBe(409)
    expect((await keep(tutor, { id, shortcut: 'case' })).status).toBe(200)
    expect((await keep(other, { shortcut: 'case' })).status).toBe(200)
    expect((await keep(senior, { isShared: true, shortcut: 'case' })).status).toBe(200)
    expect((await keep(admin, { isShared: true, shortcut: 'case' })).status).toBe(409)
  })

  it('is free once its comment has gone, which then does not come back', async () => {
    const id = await kept(tutor, { shortcut: 'case' })
    await setRemoved(tutor, id, true)
    const next = await kept(tutor, { shortcut: 'case' })
    expect((await setRemoved(tutor, id, false)).status).toBe(409)
    await setRemoved(tutor, next, true)
    expect((await setRemoved(tutor, id, false)).status).toBe(200)
  })

  it('is given once, also when two come at once', async () => {
    const answers = await Promise.all([
      keep(senior, { isShared: true, shortcut: 'twice' }),
      keep(admin, { isShared: true, shortcut: 'twice' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('of comments', () => {
  it.each([
    ['of one’s own', () => tutor, false],
    ['of everybody', () => admin, true],
  ])(`${mostComments} are kept %s, and none beyond`, async (_, who, isShared) => {
    await fill(isShared ? null : who(), mostComments - 1)
    const id = await kept(who(), { isShared, text: 'The last' })
    expect((await keep(who(), { isShared, text: 'One more' })).status).toBe(422)
    expect((await keep(who(), { id, isShared, text: 'Another' })).status).toBe(200)
    await setRemoved(who(), id, true)
    await kept(who(), { isShared, text: 'Instead' })
    expect((await setRemoved(who(), id, false)).status).toBe(422)
  })
})
