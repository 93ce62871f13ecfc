import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../audit/audit.ts'
import { rowsOf } from '../../database/open.ts'
import { isOf, type Source } from '../../database/personal-data.ts'
import * as schema from '../../database/schema/index.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { askedByNobody, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { notify } from '../notifications/notify.ts'
import { personalData, personalTables } from '../personal-data.ts'
import { makeNameless } from './deletion.repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

/** Every foreign key: from which column of which table to which table. */
const foreignKeys = () =>
  rowsOf<{ table: string; column: string; to: string }>(
    app.db,
    sql`select c.conrelid::regclass::text as table, a.attname as column,
        c.confrelid::regclass::text as to
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )

const people = ['users', 'students', 'tutors']

describe('personal data', () => {
  it('is declared for every column that names a person, and for no other', async () => {
    const naming = (await foreignKeys())
      .filter(({ to }) => people.includes(to))
      .map(({ table, column }) => `${table}.${column}`)
    const declared = personalData
      .flatMap(({ table, owners }) => owners.map((owner) => `${table}.${owner}`))
      .filter((column) => column !== 'users.id')
    expect([...new Set(declared)].sort()).toEqual([...new Set(naming)].sort())
  })

  it('is declared for every table that hangs on one that is a person’s', async () => {
    const declared = new Set(personalData.map(({ table }) => table))
    const hanging = (await foreignKeys()).filter(({ to }) => declared.has(to))
    expect([
      ...new Set(hanging.map(({ table }) => table).filter((table) => !declared.has(table))),
    ]).toEqual([])
  })

  it('has a name of its own for each kind, and a reason wherever it stays', () => {
    const names = personalData.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, leaving } of personalData) {
      if (leaving !== 'remove' && 'keep' in leaving)
        expect([name, leaving.keep]).not.toEqual([name, ''])
    }
    for (const [table, whyNobodys] of Object.entries(personalTables)) {
      expect([table, whyNobodys.length]).not.toEqual([table, 0])
    }
  })
})

type Row = Record<string, unknown>

/** The rows of a kind that are a person's. */
const rowsOfKind = async (source: Source, userId: string): Promise<Row[]> =>
  (
    await rowsOf<{ row: Row }>(
      app.db,
      sql`select to_jsonb(t) as row from ${sql.identifier(source.table)} t
        where ${isOf(source, userId)} order by to_jsonb(t)::text`,
    )
  ).map(({ row }) => row)

/** How many of these rows are in the table just as they are here. */
async function found({ table }: Source, rows: readonly Row[]): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    app.db,
    sql`select count(*)::int n from ${sql.identifier(table)} t
      where to_jsonb(t) in (select jsonb_array_elements(${JSON.stringify(rows)}::jsonb))`,
  )
  return row?.n ?? 0
}

/** Gives a student of the demo world a row of every kind that the world has none of. */
async function addWhatIsMissing(id: string): Promise<void> {
  const { db } = app
  const now = new Date('2026-03-02T10:00:00Z')
  const soon = new Date('2026-03-03T10:00:00Z')
  const uid = () => crypto.randomUUID()
  const tuition = makeTuition(db)
  const email = 'student@portal.test'
  const [admin, pupil, junior, parent] = [
    await app.make.admin(),
    await app.make.student(),
    await app.make.tutor(),
    await app.make.parent([id]),
  ]
  await db.insert(schema.tutors).values({ userId: id, subject: 'Physics' })
  await db.update(schema.tutors).set({ seniorTutorId: id }).where(eq(schema.tutors.userId, junior))
  const school = await app.make.school()
  await db.insert(schema.schoolManagers).values({ userId: id, schoolId: school })
  await db.insert(schema.parentChildren).values({ parentId: id, studentId: pupil })
  await db.insert(schema.tutorStudents).values({ tutorId: id, studentId: pupil })

  const session = { createdAt: now, lastUsedAt: now, address: '192.0.2.1', device: 'Firefox' }
  const [own, theirs] = [uid(), uid()]
  await db.insert(schema.sessions).values([
    { ...session, id: own, userId: id },
    { ...session, id: theirs, userId: parent },
    { ...session, id: uid(), userId: id, viewedFrom: theirs },
    { ...session, id: uid(), userId: pupil, viewedFrom: own },
  ])
  await db.insert(schema.refreshTokens).values({ hash: 'a', sessionId: own, expiresAt: soon })
  await db.insert(schema.deletionRequests).values([
    { id: uid(), userId: id, requestedAt: now },
    {
      id: uid(),
      userId: pupil,
      requestedAt: now,
      decidedAt: now,
      decision: 'declined',
      decidedBy: id,
    },
  ])
  const entry = { at: now, action: 'tested', address: '192.0.2.1' }
  await db.insert(schema.auditLog).values({ ...entry, actorId: id })
  const change = { kind: 'account', before: { phone: null }, after: { phone: canary } } as const
  for (const who of [{ subjectId: id, of: pupil }, { of: id }]) {
    const { of, ...about } = who
    await audit(db, { now, address: '', caller: { userId: admin } }, 'email changed', {
      ...about,
      record: { ...change, id: of },
    })
  }
  await db.insert(schema.contentVersions).values({
    ...{ kind: 'term', recordId: uid(), version: 1, snapshot: {}, savedBy: id, savedAt: now },
  })
  const priority = mailPriorities.onePerson
  await queueMail(db, { to: email, subject: 'Hello', text: 'Dear Ada', priority, now })
  const link = { userId: id, createdAt: now, expiresAt: soon }
  const job = { kind: 'digest', input: {}, createdAt: now, updatedAt: now }
  await db.insert(schema.tasks).values({ ...job, id: uid(), by: id, queueId: uid() })
  await db.insert(schema.passwordLinks).values({ ...link, hash: 'a' })
  await db.insert(schema.emailLinks).values({ ...link, hash: 'a', email: 'new@portal.test' })
  await db
    .insert(schema.idempotencyKeys)
    .values({ userId: id, call: 'POST /x', key: 'k', inputHash: 'h', createdAt: now })
  await db
    .insert(schema.notificationPreferences)
    .values({ userId: id, kind: 'tuition', inPortal: true, email: 'daily' })
  const told = { kind: 'tuition', title: canary, description: 'An hour.' } as const
  const asked = { ...askedByNobody(app), now }
  await notify(asked, { ...told, recipients: [id] })
  await notify(asked, { ...told, title: 'An hour', recipients: [id, parent] })
  const banner = await tuition.announcement(['Student'], '2026-03-02', '2026-03-03')
  await db.insert(schema.announcementDismissals).values({ announcementId: banner, userId: id })

  const file = uid()
  await db.insert(schema.files).values({
    ...{ id: file, storedName: 'me.png', name: 'me.png', type: 'image/png', bytes: 1 },
    ...{ sha256: 'a', uploadedBy: id, createdAt: now },
  })
  await db.insert(schema.fileUses).values({ fileId: file, area: 'picture', recordId: id })
  const upload = uid()
  await db.insert(schema.uploads).values({
    ...{ id: upload, by: id, kind: 'pdf', name: canary, bytes: 1, lastModified: 0 },
    ...{ storedName: 'a.bin', storeKey: 'a', createdAt: now },
  })
  await db.insert(schema.uploadParts).values({ uploadId: upload, part: 1, tag: 'a' })

  const hour = await tuition.session(id, pupil, '2026-03-01T10:00:00Z')
  await tuition.report(hour)
  await tuition.rating(hour, id, 9)
  await tuition.alert(pupil, { raisedBy: id })
  const survey = uid()
  await db.insert(schema.programmeFeedback).values({
    id: survey,
    studentId: pupil,
    feedbackType: 'tested',
    programRating: 9,
    feedback: 'Good',
    givenAt: now,
  })
  await db
    .insert(schema.programmeFeedbackRatings)
    .values({ feedbackId: survey, tutorId: id, rating: 9 })
  await db.execute(sql`update revise_set_questions set marked_by = ${id}
    where set_id in (select id from revise_sets where student_id <> ${id})`)
  await db.execute(sql`update question_flags set answered_by = ${id}
    where state = 'answered' and student_id <> ${id}`)
  await db.execute(sql`update students set extra_time_percent = 25 where user_id = ${id}`)
}

/** Puts what the person is known by, wrote or was told wherever there is room for words. */
async function sayEverywhere(id: string): Promise<void> {
  const { db } = app
  const hours = sql`(select id from tuition_sessions where student_id = ${id})`
  const flags = sql`(select id from question_flags where student_id = ${id})`
  for (const statement of [
    sql`update users set first_name = ${canary}, last_name = ${canary},
      email = ${`${canary}@portal.test`}, picture_file_path = ${canary} where id = ${id}`,
    sql`update sessions set device = ${canary}, address = ${canary} where user_id = ${id}`,
    sql`update mails set to_address = ${`${canary}@portal.test`}, text = ${canary}
      where to_address = 'student@portal.test'`,
    sql`update curriculum_items set text = ${canary} where student_id = ${id}`,
    sql`update revise_set_questions set comment = ${canary}
      where set_id in (select id from revise_sets where student_id = ${id})`,
    sql`update question_flags set text = ${canary} where student_id = ${id}`,
    sql`update flag_messages set text = ${canary} where author_id = ${id} or flag_id in ${flags}`,
    sql`update question_notes set text = ${canary} where student_id = ${id}`,
    sql`update revise_presets set name = ${canary} || id where student_id = ${id}`,
    sql`insert into saved_views (id, user_id, list, name, address, is_shared, is_default)
      values (gen_random_uuid(), ${id}, 'students', ${canary}, ${canary}, false, false)`,
    sql`update tuition_reports set topics_covered = ${canary}, went_well = ${canary},
      to_work_on = ${canary}, homework = ${canary} where session_id in ${hours}`,
    sql`update ratings set feedback = ${canary} where session_id in ${hours}`,
    sql`update calendar_events set info = ${canary} where student_id = ${id}`,
    sql`update alerts set note = ${canary} where student_id = ${id}`,
    sql`update programme_feedback set feedback = ${canary} where student_id = ${id}`,
  ]) {
    await db.execute(statement)
  }
}

const canary = 'canary7f3a'

/** Tables that hold those words. */
async function whereSaid(): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    app.db,
    sql`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const said = await Promise.all(
    tables.map(({ name }) =>
      rowsOf(
        app.db,
        sql`select 1 from ${sql.identifier(name)} t
          where to_jsonb(t)::text like ${`%${canary}%`} limit 1`,
      ),
    ),
  )
  return tables.flatMap(({ name }, index) => (said[index]?.length === 0 ? [] : [name]))
}

describe('a deleted account', () => {
  it('leaves of every kind what is declared, none of the words, and others as they were', async () => {
    const [{ id = '' } = {}] = await rowsOf<{ id: string }>(
      app.db,
      sql`select id from users where email = 'student@portal.test'`,
    )
    await addWhatIsMissing(id)
    await sayEverywhere(id)
    expect(await whereSaid()).toEqual([
      'alerts',
      'audit_changes',
      'calendar_events',
      'curriculum_items',
      'flag_messages',
      'mails',
      'notifications',
      'programme_feedback',
      'question_flags',
      'question_notes',
      'ratings',
      'revise_presets',
      'revise_set_questions',
      'saved_views',
      'sessions',
      'tuition_reports',
      'uploads',
      'users',
    ])
    const before = new Map<Source, Row[]>()
    for (const source of personalData) before.set(source, await rowsOfKind(source, id))
    const empty = [...before].filter(([, rows]) => rows.length === 0)
    expect(empty.map(([{ name }]) => name)).toEqual([])
    const counts = () =>
      rowsOf<{ name: string; count: number }>(
        app.db,
        // In order, since PostgreSQL counts the tables of a union side by side.
        sql`${sql.join(
          [...new Set(personalData.map(({ table }) => table))].map(
            (name) => sql`select ${name} as name, count(*)::int as count
              from ${sql.identifier(name)}`,
          ),
          sql` union all `,
        )} order by name`,
      )
    const were = await counts()

    await app.db.transaction((tx) => makeNameless(tx, id))

    const gone = new Map<string, Set<string>>()
    for (const [source, rows] of before) {
      const { name, table, leaving } = source
      if (leaving === 'remove') {
        expect([name, await found(source, rows)]).toEqual([name, 0])
        const all = gone.get(table) ?? new Set()
        gone.set(table, all)
        for (const row of rows) all.add(JSON.stringify(row))
      } else {
        const blank = 'blank' in leaving ? leaving.blank : {}
        const email = `${id}@deleted.invalid`
        const left = rows.map((row) => ({ ...row, ...blank, ...('email' in blank && { email }) }))
        expect([name, await found(source, left)]).toEqual([name, rows.length])
      }
    }
    expect(await counts()).toEqual(
      were.map(({ name, count }) => ({ name, count: count - (gone.get(name)?.size ?? 0) })),
    )
    expect(await whereSaid()).toEqual([])
  })
})
