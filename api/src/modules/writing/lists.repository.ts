import { type SQL, sql } from 'drizzle-orm'
import { at, ms } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import type { PieceKind } from './rights.rules.ts'

/** How a version stands, as its student knows it. */
export type ShownState = 'pending' | 'overdue' | 'marked' | 'sent back' | 'withdrawn'

/** What is sought among pieces. */
export interface PieceFilters {
  state?: 'draft' | ShownState | undefined
  sort: 'newest' | 'title' | 'due'
}

/** The last version of a piece, with its newest item. */
export interface LastRow {
  versionId: string
  number: number
  state: ShownState
  handedInMs: number
  dueMs: number
  markedMs: number | null
  percent: number | null
}

/** A piece of the list as the database gives it. */
export interface PieceRow {
  id: string
  title: string
  taskTitle: string | null
  course: string | null
  entryYear: number | null
  words: number
  characters: number
  savedMs: number | null
  setBy: string | null
  dueOn: string | null
  last: LastRow | null
}

/** The last version of the piece `w` as `v`, and its newest item as `i`: of a second look, where one was asked. */
const lastVersion = sql`left join writing_versions v on v.writing_id = w.id
    and v.number = w.version_count
  left join lateral (select * from marking_items i where i.version_id = v.id
    order by i.round desc limit 1) i on true`

/** What a tutor has set of the task of `w`. */
const setTask = sql`left join writing_set_tasks st on st.task_id = w.task_id
  and st.student_id = w.student_id`

/**
 * How the item `i` stands for its student, to whom what is being checked is still pending; null
 * without one.
 */
export const shownState = (now: Date): SQL => sql`case
  when i.state in ('pending', 'checking') then
    case when i.due_at < ${at(now)} then 'overdue' else 'pending' end
  else i.state end`

const orders = {
  newest: sql`p.created_at desc, p.id desc`,
  title: sql`lower(p.title), p.id`,
  due: sql`p.due_at nulls last, p.id`,
} as const satisfies Record<PieceFilters['sort'], SQL>

/**
 * When the next thing is due of a piece: its marking while that is open, or what a tutor has set
 * until it is first handed in.
 */
const nextDue = sql`case when i.state in ('pending', 'checking') then i.due_at
  when w.version_count = 0 then (st.due_on + 1)::timestamp at time zone 'Europe/London' end`

function stateIs(state: PieceFilters['state'], now: Date): SQL | undefined {
  if (state === undefined) return undefined
  return state === 'draft' ? sql`w.version_count = 0` : sql`${shownState(now)} = ${state}`
}

/** The pieces of a student of one kind that fit; the percent only of what has come back. */
export function piecesListed(
  studentId: string,
  kind: PieceKind,
  { state, sort }: PieceFilters,
  now: Date,
): Listed {
  return {
    fits: sql`select w.id, w.created_at, w.title, ${sort === 'due' ? nextDue : sql`null`} due_at
      from writings w ${lastVersion} ${setTask}
      where ${allAsked(
        sql`w.student_id = ${studentId}::uuid and w.kind = ${kind} and w.deleted_at is null`,
        stateIs(state, now),
      )}`,
    order: orders[sort],
    columns: sql`w.id, w.title, t.title "taskTitle", w.course, w.entry_year "entryYear", d.words,
      (select coalesce(sum(c), 0)::int from unnest(d.characters) c) "characters",
      ${ms(sql`d.saved_at`)} "savedMs", st.due_on::text "dueOn",
      case when st.task_id is not null
        then coalesce(u.first_name || ' ' || u.last_name, '') end "setBy",
      case when i.id is not null then json_build_object('versionId', v.id, 'number', v.number,
        'state', ${shownState(now)}, 'handedInMs', ${ms(sql`v.handed_in_at`)},
        'dueMs', ${ms(sql`i.due_at`)}, 'markedMs', ${ms(sql`back.marked_at`)},
        'percent', back.percent) end "last"`,
    joins: sql`join writings w on w.id = p.id join writing_drafts d on d.writing_id = w.id
      left join writing_tasks t on t.id = w.task_id ${setTask}
      left join users u on u.id = st.set_by ${lastVersion}
      left join lateral (select b.marked_at, b.percent from marking_items b
        where b.version_id = v.id and b.state = 'marked' order by b.round desc limit 1) back on true`,
  }
}
