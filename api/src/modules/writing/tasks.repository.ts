import { type SQL, sql } from 'drizzle-orm'
import type { StoredCriterion } from '../../database/schema/index.ts'
import { likeOf, textArray } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import type { PieceKind } from './rights.rules.ts'
import type { TaskRow } from './shown-task.sql.ts'
import { taskColumns, taskTables } from './tasks.sql.ts'

/** What is sought among tasks. */
export interface TaskFilters {
  kind?: PieceKind | undefined
  admissionTestId?: number | undefined
  search?: string | undefined
}

/** A published task, with what a tutor has set of it for the student. */
export interface ListedTaskRow extends TaskRow {
  kind: PieceKind
  criteria: StoredCriterion[]
}

/**
 * What a tutor has set of `t` for a student who has not begun it; nothing for those who do not write.
 * Of what is begun the piece says it.
 */
const setFor = (studentId: string | undefined): SQL =>
  studentId === undefined
    ? sql`left join writing_set_tasks st on false`
    : sql`left join writing_set_tasks st on st.task_id = t.id and st.student_id = ${studentId}::uuid
        and not exists (select from writings begun where begun.student_id = st.student_id
          and begun.task_id = st.task_id and begun.deleted_at is null)`

/** Published tasks of some kinds: those first that were set for the student, by their day. */
export function tasksListed(
  kinds: readonly PieceKind[],
  studentId: string | undefined,
  { kind, admissionTestId, search }: TaskFilters,
): Listed {
  return {
    fits: sql`select t.id, t.title, st.due_on from writing_tasks t
      left join admission_tests a on a.id = t.admission_test_id ${setFor(studentId)}
      where ${allAsked(
        sql`t.state = 'published' and t.kind = any(${textArray(kinds)})`,
        kind === undefined ? undefined : sql`t.kind = ${kind}`,
        admissionTestId === undefined ? undefined : sql`t.admission_test_id = ${admissionTestId}`,
        likeOf(search, sql`t.title`, sql`coalesce(a.name, '')`),
      )}`,
    order: sql`p.due_on nulls last, lower(p.title), p.id`,
    columns: sql`${taskColumns}, st.due_on::text "dueOn", nullif(st.note, '') "note",
      case when st.task_id is not null
        then coalesce(u.first_name || ' ' || u.last_name, '') end "setBy"`,
    joins: sql`join writing_tasks t on t.id = p.id ${taskTables} ${setFor(studentId)}
      left join users u on u.id = st.set_by`,
  }
}
