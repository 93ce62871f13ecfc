import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asked } from '../../asked.ts'
import { askedInTest, makeTestApp, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { findTerms } from './handing-in.repository.ts'
import { seniorFor } from './markers.repository.ts'
import { getPiece } from './piece.service.ts'
import { getStudentPieces } from './student-pieces.service.ts'
import { makeMarking, makeVersion } from './testing.ts'
import { getVersion } from './version.service.ts'
import { canRead } from './versions.repository.ts'

/** That nothing is looked for among all versions, items and markings. */

const large = new Set([
  ...['writings', 'writing_drafts', 'writing_versions', 'marking_items', 'markings'],
  ...['marking_replies', 'marking_ticks', 'marking_events'],
])

const now = new Date('2026-11-20T10:00:00Z')
const page = { pageNo: 1, pageSize: 20 }

let app: TestApp
let student: Asked
let tutor: Asked
let senior: Asked
let made: Awaited<ReturnType<typeof makeVersion>>

beforeAll(async () => {
  app = await makeTestApp({ now })
  const seniorTutorId = await app.make.seniorTutor()
  const studentId = await app.make.student()
  const markerId = await app.make.tutor({
    ...{ isEssayPsTutor: true, seniorTutorId, students: [studentId] },
  })
  ;[student, tutor, senior] = [
    await askedInTest(app, studentId),
    await askedInTest(app, markerId),
    await askedInTest(app, seniorTutorId),
  ]
  const item = { state: 'marked', markedAt: now, markerId } as const
  made = await makeVersion(app, studentId, { item })
  await makeMarking(app, made.itemId, markerId, { state: 'returned' })
  const other = await app.make.student()
  // Many of another student, marked by the same people.
  await app.db.execute(sql`with pieces as (
      insert into writings (id, student_id, kind, question, title, version_count, created_at)
      select gen_random_uuid(), ${other}, 'essay', 'Why?', 'A piece', 1, now()
      from generate_series(1, 2000) returning id
    ), versions as (
      insert into writing_versions (id, writing_id, number, source, parts, texts, words,
        characters, rubric_version_id, note, handed_in_at)
      select gen_random_uuid(), p.id, 1, 'written', '[]', '{}', 1, '{}', v.rubric_version_id, '',
        now() from pieces p cross join (select * from writing_versions limit 1) v
      returning id, writing_id
    ), items as (
      insert into marking_items (id, kind, version_id, student_id, state, marker_id, held_since,
        handed_in_at, due_at, marked_at, title, words)
      select gen_random_uuid(), 'essay', v.id, w.student_id,
        case when n % 4 > 0 then 'marked' else 'pending' end, ${markerId}, now(), now(),
        now(), case when n % 4 > 0 then now() end, 'A piece', 1
      from (select id, row_number() over () n from versions) v
        cross join (select ${other}::uuid student_id) w
      returning id
    ), marked as (
    insert into markings (id, item_id, marker_id, role, state, revision, grades, overall,
      private_note, comments, created_at, saved_at, returned_at)
    select gen_random_uuid(), i.id, ${markerId}, 'first', 'returned', 1, '[]', '', '', '[]',
      now(), now(), now() from items i returning id
    )
    insert into marking_replies (id, marking_id, by_id, at, text, is_told)
    select gen_random_uuid(), m.id, ${markerId}, now(), 'Yes.', false from marked m`)
  await app.db.execute(sql`analyze`)
})
afterAll(() => app.close())

const reads: [string, () => Promise<unknown>][] = [
  ['a piece', () => getPiece(student, made.pieceId)],
  ['a version, for its student', () => getVersion(student, made.versionId)],
  ['a version, for its marker', () => getVersion(tutor, made.versionId)],
  ['a version, for a senior tutor', () => getVersion(senior, made.versionId)],
  ['the file of a version', () => canRead(app.db, senior.caller, made.versionId)],
  [
    'what is handed in by',
    () => findTerms(app.db, { studentId: student.caller.userId, pieceId: made.pieceId, now }),
  ],
  [
    'who looks again',
    () => seniorFor(app.db, { ...made, studentId: student.caller.userId, markerId: null, now }),
  ],
  [
    'what a student has handed in',
    () => getStudentPieces(tutor, { ...page, studentId: student.caller.userId }),
  ],
]

it.each(reads)('%s is reached by keys', async (_, read) => {
  const scans = (await plannedNodes(app.db, read))
    .flat()
    .filter((node) => large.has(node['Relation Name'] ?? ''))
  expect(scans.length).toBeGreaterThan(0)
  const sought = scans.filter((node) => !goesByIndex(node))
  expect(sought.map((node) => [node['Relation Name'], node['Node Type']])).toEqual([])
})
