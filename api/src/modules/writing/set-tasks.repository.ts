import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, uuidArray } from '../../database/sql.ts'
import type { Listed } from '../../lists/index.ts'
import type { PieceKind } from './rights.rules.ts'
import type { Writer } from './set-tasks.rules.ts'

/** A task that may be set. */
export interface OpenTask {
  kind: PieceKind
  title: string
  isPublished: boolean
}

/** A task by its id, which keeps its state until the transaction ends. */
export async function holdTask(tx: Db, taskId: string): Promise<OpenTask | undefined> {
  const [row] = await rowsOf<OpenTask>(
    tx,
    sql`select kind, title, state = 'published' "isPublished" from writing_tasks
      where id = ${taskId}::uuid for share`,
  )
  return row
}

/** What was set of a task for a student. */
export interface SetTask {
  dueOn: string
  note: string
}

/** A student for whom a task is to be set, with what was set of it before. */
export interface WriterRow extends Writer {
  studentId: string
  name: string
  before: SetTask | null
}

/**
 * The students among these whom a condition lets somebody reach, held in one order until the
 * transaction ends: nobody sets the same task for them, and none of them begins it, meanwhile.
 */
export async function holdWriters(
  tx: Db,
  taskId: string,
  ids: readonly string[],
  isReached: (student: SQL) => SQL,
  now: Date,
): Promise<WriterRow[]> {
  return await rowsOf<WriterRow>(
    tx,
    sql`with held as (
        select s.user_id from students s
        where s.user_id = any(${uuidArray(ids)}) and ${isReached(sql`s.user_id`)}
        order by s.user_id for no key update
      )
      select u.id "studentId", u.first_name || ' ' || u.last_name "name", u.is_active "isActive",
        s.expires_on < (${at(now)} at time zone u.time_zone)::date "hasEnded",
        s.has_essay_submission "hasEssays", s.has_ps_submission "hasStatements",
        case when st.task_id is not null
          then json_build_object('dueOn', st.due_on, 'note', st.note) end "before"
      from held join students s on s.user_id = held.user_id join users u on u.id = s.user_id
      left join writing_set_tasks st on st.student_id = u.id and st.task_id = ${taskId}::uuid
      order by u.id`,
  )
}

/** Sets a task for students; where it was set before, day, note and who set it are new. */
export async function upsertSetTasks(
  tx: Db,
  {
    taskId,
    studentIds,
    setBy,
    dueOn,
    note,
  }: SetTask & {
    taskId: string
    studentIds: readonly string[]
    setBy: string
  },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into writing_set_tasks
      (task_id, student_id, set_by, set_at, due_on, note)
    select ${taskId}::uuid, s.id, ${setBy}::uuid, ${at(now)}, ${dueOn}::date, ${note}
    from unnest(${uuidArray(studentIds)}) s (id)
    on conflict (task_id, student_id) do update set set_by = excluded.set_by,
      set_at = excluded.set_at, due_on = excluded.due_on, note = excluded.note,
      reminded_at = case when writing_set_tasks.due_on = excluded.due_on
        then writing_set_tasks.reminded_at end`)
}

/** Whether the student of what was set, `st`, has begun a piece of it. */
const isBegun = sql`exists (select 1 from writings w where w.student_id = st.student_id
  and w.task_id = st.task_id and w.deleted_at is null)`

/** A task that was set for a student. */
export interface SetTaskRow extends SetTask {
  setBy: string | null
  isBegun: boolean
}

/** A set task, held with its student, who does not begin it until the transaction ends. */
export async function holdSetTask(
  tx: Db,
  taskId: string,
  studentId: string,
): Promise<SetTaskRow | undefined> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId}::uuid
    for no key update`)
  const [row] = await rowsOf<SetTaskRow>(
    tx,
    sql`select st.set_by "setBy", st.due_on::text "dueOn", st.note,
        ${isBegun} "isBegun"
      from writing_set_tasks st
      where st.task_id = ${taskId}::uuid and st.student_id = ${studentId}::uuid for update`,
  )
  return row
}

/** What somebody has set of a task, in a list. */
export interface ListedSetTask extends SetTask {
  taskId: string
  title: string
  kind: PieceKind
  studentId: string
  studentName: string
  isBegun: boolean
}

/** What somebody has set for the students whom a condition reaches, the latest day first. */
export const setTasksListed = (setBy: string, isReached: (student: SQL) => SQL): Listed => ({
  fits: sql`select st.task_id id, st.student_id, st.due_on, st.set_at from writing_set_tasks st
    where st.set_by = ${setBy}::uuid and ${isReached(sql`st.student_id`)}`,
  order: sql`p.due_on desc, p.set_at desc, p.id, p.student_id`,
  columns: sql`p.id "taskId", t.title, t.kind, p.student_id "studentId",
    u.first_name || ' ' || u.last_name "studentName", p.due_on::text "dueOn", st.note,
    ${isBegun} "isBegun"`,
  joins: sql`join writing_set_tasks st on st.task_id = p.id and st.student_id = p.student_id
    join writing_tasks t on t.id = p.id join users u on u.id = p.student_id`,
})

/** Takes a set task back. */
export async function deleteSetTask(tx: Db, taskId: string, studentId: string): Promise<void> {
  await tx.execute(sql`delete from writing_set_tasks
    where task_id = ${taskId}::uuid and student_id = ${studentId}::uuid`)
}

/** A task whose day comes, with the students who are to be reminded of it. */
export interface ComingTask {
  taskId: string
  kind: PieceKind
  title: string
  dueOn: string
  studentIds: string[]
}

/**
 * Takes the set tasks whose day is two days away at most, from eight in the morning of London on;
 * each once, by whichever process. Not told of are those who have handed something in for it, and
 * who were set it later than that.
 */
export async function takeComing(tx: Db, now: Date): Promise<ComingTask[]> {
  const london = (moment: SQL) => sql`(${moment} at time zone 'Europe/London')`
  const today = sql`(${london(at(now))} - interval '8 hours')::date`
  return await rowsOf<ComingTask>(
    tx,
    sql`with taken as (
        update writing_set_tasks st set reminded_at = ${at(now)}
        where (st.task_id, st.student_id) in (
          select o.task_id, o.student_id from writing_set_tasks o
          where o.reminded_at is null and o.due_on <= ${today} + 2 and o.due_on >= ${today}
          for update skip locked)
        returning st.*
      )
      select t.id "taskId", t.kind, t.title, taken.due_on::text "dueOn",
        json_agg(taken.student_id order by taken.student_id) "studentIds"
      from taken join writing_tasks t on t.id = taken.task_id
      where ${london(sql`taken.set_at`)}::date < taken.due_on - 2
        and not exists (select 1 from writings w where w.student_id = taken.student_id
          and w.task_id = taken.task_id and w.version_count > 0)
      group by t.id, taken.due_on order by taken.due_on, t.id`,
  )
}
