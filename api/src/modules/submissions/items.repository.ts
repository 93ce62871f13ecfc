import { and, eq, inArray, sql } from 'drizzle-orm'
import { asList, parentIdsOf } from '../../access/around-student.sql.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  markingItems,
  markings,
  type StoredComment,
  type StoredCriterion,
  type StoredGrade,
} from '../../database/schema/index.ts'
import { at, ms, uuidArray } from '../../database/sql.ts'
import { nameOf } from '../writing/index.ts'
import { asksCheck } from './desk.repository.ts'
import { checksItem, type ItemKind, type ItemState, type Looker, seesItem } from './queue.sql.ts'

/** Holds an item until the transaction ends. @returns whether there is one */
export async function holdItem(tx: Db, itemId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: markingItems.id })
    .from(markingItems)
    .where(eq(markingItems.id, itemId))
    .for('update')
  return rows.length > 0
}

/** What is known of a marking where it is written. */
export interface HeldMarking {
  id: string
  role: 'first' | 'check' | 'second'
  state: 'draft' | 'finished' | 'returned' | 'dropped'
  markerId: string | null
  revision: number
  grades: StoredGrade[]
  overall: string
  comments: StoredComment[]
}

/** An item with all that decides what may be written of it. */
export interface HeldItem {
  id: string
  kind: ItemKind
  versionId: string | null
  setId: string | null
  questionId: number | null
  pieceId: string | null
  number: number | null
  round: number
  state: ItemState
  studentId: string
  studentName: string
  parentIds: string[]
  title: string
  markerId: string | null
  /** The senior tutor of its marker’s team. */
  seniorId: string | null
  isStarted: boolean
  markedMs: number | null
  asksCheck: boolean
  mayCheck: boolean
  /** Whether the caller sees it in the queue. */
  isSeen: boolean
  /** The text of each part; the essay of a question is one. */
  texts: string[]
  pages: number | null
  /** Of a version; empty for a question. */
  criteria: StoredCriterion[]
  /** Of a question: what each criterion says. */
  criteriaSaid: string[]
  /** Of a second look: the item of the first, and who marked it. */
  firstItemId: string | null
  firstMarkerId: string | null
  markings: HeldMarking[]
  /** Of a second look: what came back first, the newest. */
  first: HeldMarking | null
}

const markingJson = sql`json_build_object('id', m.id, 'role', m.role, 'state', m.state,
  'markerId', m.marker_id, 'revision', m.revision, 'grades', m.grades, 'overall', m.overall,
  'comments', m.comments)`

/** A held item; undefined for an unknown one. One statement, after `holdItem`. */
export async function findHeldItem(
  tx: Db,
  looker: Looker,
  itemId: string,
): Promise<HeldItem | undefined> {
  const [row] = await rowsOf<HeldItem>(
    tx,
    sql`select i.id, i.kind, i.version_id "versionId", i.set_id "setId",
        i.question_id "questionId", v.writing_id "pieceId", v.number, i.round, i.state,
        i.student_id "studentId", ${nameOf(sql`i.student_id`)} "studentName",
        ${asList(parentIdsOf(sql`i.student_id`))} "parentIds", i.title, i.marker_id "markerId",
        (select t.senior_tutor_id from tutors t where t.user_id = i.marker_id) "seniorId",
        i.started_at is not null "isStarted", ${ms(sql`i.marked_at`)} "markedMs",
        ${asksCheck} "asksCheck", ${checksItem(looker)} "mayCheck",
        ${seesItem(looker)} "isSeen",
        coalesce(to_jsonb(v.texts), jsonb_build_array(q.response->>'text')) "texts",
        (select f.pages from files f where f.id = v.file_id and v.source = 'pdf') "pages",
        coalesce(rv.criteria, '[]') "criteria",
        coalesce(qv.marking->'criteria', '[]') "criteriaSaid",
        fi.id "firstItemId", fi.marker_id "firstMarkerId",
        (select coalesce(json_agg(${markingJson}), '[]') from markings m
          where m.item_id = i.id) "markings",
        (select ${markingJson} from markings m where m.item_id = fi.id and m.state = 'returned'
          order by m.role = 'check' desc limit 1) "first"
      from marking_items i
      left join writing_versions v on v.id = i.version_id
      left join rubric_versions rv on rv.id = v.rubric_version_id
      left join revise_set_questions q on q.set_id = i.set_id and q.question_id = i.question_id
      left join question_versions qv on qv.id = q.version_id
      left join marking_items fi on i.round = 2 and fi.version_id = i.version_id and fi.round = 1
      where i.id = ${itemId}::uuid`,
  )
  return row
}

/** Changes an item that is held. */
export async function changeItem(
  tx: Db,
  itemId: string,
  change: Partial<typeof markingItems.$inferInsert>,
): Promise<void> {
  await tx.update(markingItems).set(change).where(eq(markingItems.id, itemId))
}

/** Writes a new marking down. */
export async function insertMarking(tx: Db, row: typeof markings.$inferInsert): Promise<void> {
  await tx.insert(markings).values(row)
}

/** Changes a marking that was not returned. */
export async function changeMarking(
  tx: Db,
  markingId: string,
  change: Partial<typeof markings.$inferInsert>,
): Promise<void> {
  await tx.update(markings).set(change).where(eq(markings.id, markingId))
}

/** Drops what is being made of an item, of one role: it stays for nobody to go on with. */
export async function dropDrafts(
  tx: Db,
  itemId: string,
  roles: readonly HeldMarking['role'][],
): Promise<void> {
  await tx
    .update(markings)
    .set({ state: 'dropped' })
    .where(
      and(
        eq(markings.itemId, itemId),
        inArray(markings.role, [...roles]),
        inArray(markings.state, ['draft', 'finished']),
      ),
    )
}

/** Writes down that comments of the bank were used: own ones and everybody’s. */
export async function noteBankUses(
  tx: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`insert into comment_bank_uses (user_id, comment_id, at)
    select ${userId}::uuid, b.id, ${at(now)} from comment_bank b
    where b.id = any(${uuidArray(ids)}) and (b.owner_id is null or b.owner_id = ${userId}::uuid)
    on conflict (user_id, comment_id) do update set at = excluded.at`)
}
