import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { writingTasks } from '../../database/schema/index.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import type { PieceKind } from './rights.rules.ts'
import type { Saver } from './saved-since.rules.ts'
import type { ListedTaskRow } from './tasks.repository.ts'
import { taskColumns, taskTables } from './tasks.sql.ts'
import { nameOf } from './versions.sql.ts'

type TaskState = 'draft' | 'published' | 'archived'

/** What is sought among all tasks, and in which order. */
export interface AdminTaskFilters {
  kind?: PieceKind | undefined
  state?: TaskState | undefined
  search?: string | undefined
  sort: 'title' | 'kind' | 'state' | 'pieces' | 'updated'
  direction: 'asc' | 'desc'
}

/** A task as admins look after it. */
export interface AdminTaskRow extends Omit<ListedTaskRow, 'setBy' | 'dueOn' | 'note'> {
  admissionTestId: number | null
  rubricId: string
  rubricName: string
  asksCheck: boolean
  state: TaskState
  version: number
  pieces: number
  updatedMs: number
}

/** Pieces of the task `t`. */
const pieces = sql`(select count(*)::int from writings w
  where w.task_id = t.id and w.deleted_at is null)`

const sortKeys = {
  title: sql`lower(p.title)`,
  kind: sql`p.kind`,
  state: sql`p.state`,
  pieces: sql`p.pieces`,
  updated: sql`p.updated_at`,
} as const

/** All tasks that fit. */
export function adminTasksListed(filters: AdminTaskFilters): Listed {
  const { kind, state, search, sort, direction } = filters
  return {
    fits: sql`select t.id, t.title, t.kind, t.state, t.updated_at,
        ${sort === 'pieces' ? pieces : sql`0`} pieces
      from writing_tasks t left join admission_tests a on a.id = t.admission_test_id
      where ${allAsked(
        kind === undefined ? undefined : sql`t.kind = ${kind}`,
        state === undefined ? undefined : sql`t.state = ${state}`,
        likeOf(search, sql`t.title`, sql`coalesce(a.name, '')`),
      )}`,
    order: orderOf(direction, sortKeys[sort], sql`p.id`),
    columns: sql`${taskColumns}, t.admission_test_id "admissionTestId", t.rubric_id "rubricId",
      r.name "rubricName", t.asks_check "asksCheck", t.state, t.version, ${pieces} "pieces",
      ${ms(sql`t.updated_at`)} "updatedMs"`,
    joins: sql`join writing_tasks t on t.id = p.id ${taskTables}`,
  }
}

/** What an admin may write of a task. */
export type TaskValues = Pick<
  typeof writingTasks.$inferSelect,
  | 'kind'
  | 'title'
  | 'brief'
  | 'admissionTestId'
  | 'minWords'
  | 'maxWords'
  | 'rubricId'
  | 'asksCheck'
  | 'state'
>

/** A task as it is edited. */
interface EditedTask extends TaskValues, Saver {
  version: number
  hasPieces: boolean
}

/** A task as it is edited, held until the transaction ends. */
export async function holdEdited(tx: Db, id: string): Promise<EditedTask | undefined> {
  const [row] = await tx.select().from(writingTasks).where(eq(writingTasks.id, id)).for('update')
  if (row === undefined) return undefined
  const [more] = await rowsOf<Pick<EditedTask, 'hasPieces' | 'savedByName'>>(
    tx,
    sql`select exists (select 1 from writings where task_id = ${id}::uuid) "hasPieces",
      ${nameOf(sql`${row.savedBy}::uuid`)} "savedByName"`,
  )
  return { ...row, hasPieces: false, savedByName: '', ...more }
}

/** Whether there are criteria for a kind, and a test where one is named. */
export async function knownFor(
  tx: Db,
  { kind, rubricId, admissionTestId }: Pick<TaskValues, 'kind' | 'rubricId' | 'admissionTestId'>,
): Promise<{ isRubric: boolean; isTest: boolean }> {
  const [row] = await rowsOf<{ isRubric: boolean; isTest: boolean }>(
    tx,
    sql`select exists (select 1 from rubrics where id = ${rubricId}::uuid and kind = ${kind})
        "isRubric",
      (${admissionTestId}::int is null or exists (
        select 1 from admission_tests where id = ${admissionTestId}::int)) "isTest"`,
  )
  return row ?? { isRubric: false, isTest: false }
}

/** Writes a task as it now is. */
export async function writeTask(
  tx: Db,
  id: string,
  values: TaskValues & { version: number; updatedAt: Date; savedBy: string },
): Promise<void> {
  const format = values.kind === 'statement' ? ('ucas-2026' as const) : null
  const row = { ...values, format }
  await tx
    .insert(writingTasks)
    .values({ ...row, id })
    .onConflictDoUpdate({ target: writingTasks.id, set: row })
}
