import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, parentChildren, students, users } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeProgramme } from '../programmes/testing.ts'
import {
  appliedFile,
  askToApply,
  checkedFile,
  family,
  loseBatch,
  runImports,
  sendFile,
  stand,
} from './testing.ts'

const now = new Date('2026-06-30T09:00:00Z')

let app: TestApp
let ada: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  ada = await app.make.admin({ passwordHash: 'x' })
  await makeProgramme(app, { name: 'Premium', quarters: 80 })
})
afterAll(() => app.close())

const personOf = async (email: string | undefined) => {
  const [row] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, email ?? ''))
  return row
}

describe('applying', () => {
  it('makes accounts as an admin does, links them, and does nothing the second time', async () => {
    const { csv, parent, tutor, child } = family()
    const done = await appliedFile(app, ada, csv)
    expect(done).toMatchObject({ state: 'done', counts: { create: 3 } })
    const kim = await personOf(child)
    const [programme] = await app.db
      .select()
      .from(students)
      .where(eq(students.userId, kim?.id ?? ''))
    expect(programme).toMatchObject({
      ...{
        programName: 'Premium',
        yearGroup: 12,
        startedOn: '2026-06-30',
        expiresOn: '2027-06-30',
      },
    })
    const links = await app.db
      .select({ parentId: parentChildren.parentId })
      .from(parentChildren)
      .where(eq(parentChildren.studentId, kim?.id ?? ''))
    expect(links).toEqual([{ parentId: (await personOf(parent))?.id }])
    expect(await personOf(tutor)).toMatchObject({ role: 'Tutor', invitedAt: null })
    const made = await auditEntries(app.db, sql`subject_id = ${kim?.id}`)
    expect(new Set(made.map(({ batch }) => batch)).size).toBe(1)
    const again = await checkedFile(app, ada, csv)
    expect(again.counts).toEqual({ create: 0, update: 0, unchanged: 3, bad: 0 })
    expect((await askToApply(app, ada, again)).status).toBe(422)
  })

  it('invites at once where that is wanted', async () => {
    const { csv, child } = family()
    const seen = await checkedFile(app, ada, csv)
    await askToApply(app, ada, seen, 'now')
    await runImports(app)
    const sent = await app.db
      .select()
      .from(mails)
      .where(eq(mails.to, child ?? ''))
    expect(sent.map(({ priority }) => priority)).toEqual([0])
  })

  it('checks anew what has changed meanwhile, and writes nothing', async () => {
    const { csv, parent, child } = family()
    const seen = await checkedFile(app, ada, csv)
    expect((await askToApply(app, ada, seen)).status).toBe(200)
    await app.make.parent([], { email: parent ?? '' })
    await runImports(app)
    const after = await stand(app, ada, seen.importId)
    expect(after).toMatchObject({ state: 'checked', isCheckedAnew: true, counts: { update: 1 } })
    expect(await personOf(child)).toBeUndefined()
    expect((await askToApply(app, ada, seen)).status).toBe(409)
    expect((await askToApply(app, ada, after)).status).toBe(200)
    await runImports(app)
    expect((await stand(app, ada, seen.importId)).state).toBe('done')
    expect(await personOf(child)).toMatchObject({ firstName: 'Kim' })
  })

  it('is done once, whoever asks at the same moment, and not after it was discarded', async () => {
    const joan = await app.make.admin({ passwordHash: 'x' })
    const seen = await checkedFile(app, ada, family().csv)
    const asked = await Promise.all([askToApply(app, ada, seen), askToApply(app, joan, seen)])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
    await runImports(app)
    const discard = (importId: string) =>
      app.call('POST /User/admin/Import/Discard', ada, { body: { importId } })
    expect((await discard(seen.importId)).status).toBe(409)
    const other = await checkedFile(app, ada, family().csv)
    expect((await discard(other.importId)).status).toBe(200)
    expect((await askToApply(app, ada, other)).status).toBe(409)
    const { data } = await app.call('GET /User/admin/Import/GetImports', ada)
    const listed = data.imports.find(({ importId }) => importId === other.importId)
    expect(listed).toMatchObject({ state: 'discarded', bad: 0 })
  })

  it('does nothing once the account of whoever asked is stopped', async () => {
    const joan = await app.make.admin({ passwordHash: 'x' })
    const { csv, child } = family()
    const seen = await checkedFile(app, joan, csv)
    await askToApply(app, joan, seen)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, joan))
    await runImports(app)
    expect((await stand(app, ada, seen.importId)).state).toBe('checked')
    expect(await personOf(child)).toBeUndefined()
  })
})

it('changes nothing by what the list of people has written', async () => {
  const school = await app.make.school('St John; the "Old"')
  await app.make.student(
    { schools: [school], parents: [await app.make.parent([], { isActive: false })] },
    { phone: 'ask Mum', firstName: "=O'Brien " },
  )
  await app.make.seniorTutor()
  await app.make.schoolManager([school])
  await app.db.execute(sql`update schools set is_archived = true where id = ${school}`)
  const { data } = await app.call('GET /User/admin/Account/ExportPeople', ada)
  const { counts, rows } = await checkedFile(app, ada, await data.arrayBuffer())
  expect(rows).toBeGreaterThan(10)
  expect(counts).toEqual({ create: 0, update: 0, bad: 0, unchanged: rows })
})

describe('work that is cut short', () => {
  it('of a check begins again, and of applying leaves nothing half done', async () => {
    const { csv, child } = family()
    const { data } = await sendFile(app, ada, csv)
    await loseBatch(app, 'tableCheck')
    expect((await stand(app, ada, data.importId)).state).toBe('checking')
    await runImports(app)
    const seen = await stand(app, ada, data.importId)
    expect(seen.state).toBe('checked')
    await askToApply(app, ada, seen)
    await loseBatch(app, 'tableApply')
    expect([(await stand(app, ada, seen.importId)).state, await personOf(child)]).toEqual([
      ...['applying', undefined],
    ])
    await runImports(app)
    expect((await stand(app, ada, seen.importId)).state).toBe('done')
    await runImports(app)
    expect(await app.db.$count(users, eq(users.email, child ?? ''))).toBe(1)
  })

  it('has failed once it was given up, and can be asked for again', async () => {
    const seen = await checkedFile(app, ada, family().csv)
    await askToApply(app, ada, seen)
    await app.db.execute(sql`update tasks set state = 'dead', ended_at = now(), error = 'Gone'
      where kind = 'tableApply' and state = 'waiting'`)
    const failed = await stand(app, ada, seen.importId)
    expect([failed.state, failed.message]).toEqual(['failed', expect.stringContaining('given up')])
    expect((await askToApply(app, ada, seen)).status).toBe(200)
    await runImports(app)
    expect((await stand(app, ada, seen.importId)).state).toBe('done')
  })
})
