import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { QuestionContent } from './content.rules.ts'

/** A question that is being changed: held until the transaction ends. */
export interface HeldQuestion {
  id: number
  key: string
  questionType: number
  difficulty: number
  state: 'draft' | 'live' | 'withdrawn'
  stateReason: string | null
  currentVersion: number
  isAnswered: boolean
  isGivenOut: boolean
}

/** A version as it is stored. */
export interface VersionRow extends QuestionContent {
  versionId: number
  version: number
  /** Of the question, as it was then. */
  difficulty: number
  createdMs: number
  createdBy: string | null
  note: string
}

/** Whether anybody has answered a question `q`, or has a set in which it stands. */
export const isAnswered = sql`exists (select 1 from attempts g where g.question_id = q.id)`
export const isGivenOut = sql`(${isAnswered}
  or exists (select 1 from revise_set_questions g where g.question_id = q.id)
  or exists (select 1 from video_questions g where g.question_id = q.id))`

/**
 * Holds a question until the transaction ends; of two who change it the second one waits here, and who
 * answers it does not. What the first one did is seen by the statements that come after.
 * @returns undefined where there is none
 */
export async function holdQuestion(tx: Db, id: number): Promise<HeldQuestion | undefined> {
  await tx.execute(sql`select 1 from questions where id = ${id} for no key update`)
  const [row] = await rowsOf<HeldQuestion>(
    tx,
    sql`select q.id, q.key, q.question_type::int "questionType", q.difficulty::int "difficulty",
        q.state, q.state_reason "stateReason", q.current_version "currentVersion",
        ${isAnswered} "isAnswered", ${isGivenOut} "isGivenOut"
      from questions q where q.id = ${id}`,
  )
  return row
}

/** What is read of versions `v`. */
export const versionColumns = sql`v.id "versionId", v.version, v.text, v.data, v.solution,
  v.question_type::int "questionType", v.marking, v.note, ${ms(sql`v.created_at`)} "createdMs",
  (select u.first_name || ' ' || u.last_name from users u where u.id = v.created_by) "createdBy",
  (select coalesce(json_agg(json_build_object('letter', o.letter, 'text', o.text,
      'isCorrect', o.is_correct, 'why', o.why) order by o.letter), '[]')
    from question_options o where o.version_id = v.id) "answers"`

/** A version of a question; undefined where there is none of that number. One statement. */
export async function findVersion(
  db: Db,
  questionId: number,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await rowsOf<VersionRow>(
    db,
    sql`select ${versionColumns}, v.difficulty::int "difficulty" from question_versions v
      where v.question_id = ${questionId} and v.version = ${version}`,
  )
  return row
}

/** A version to write, on top of what is there. */
export interface NewVersion {
  questionId: number
  version: number
  content: QuestionContent
  difficulty: number
  createdBy: string | undefined
  note: string
  /** What is kept beside the question for lists and for finding it. */
  summary: string
  fingerprint: string
}

/** Writes the next version of a question that is held, and has the question give it out. */
export async function insertVersion(tx: Db, next: NewVersion, now: Date): Promise<number> {
  const { questionId, version, content, createdBy = null } = next
  const { answers, marking } = content
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into question_versions (question_id, version, text, data, solution, question_type,
        difficulty, marking, created_at, created_by, note)
      values (${questionId}, ${version}, ${content.text}, ${content.data}, ${content.solution},
        ${content.questionType}, ${next.difficulty},
        ${marking === null ? null : JSON.stringify(marking)}::jsonb, ${at(now)},
        ${createdBy}::uuid, ${next.note})
      returning id`,
  )
  const versionId = row?.id ?? 0
  if (answers.length > 0) {
    await tx.execute(sql`insert into question_options (version_id, letter, text, is_correct, why)
      select ${versionId}, r.letter, r.text, r."isCorrect", r.why
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as r (letter text, text text, "isCorrect" boolean, why text)`)
  }
  await tx.execute(sql`update questions set current_version = ${version},
      question_type = ${content.questionType}, changed_at = ${at(now)},
      changed_by = ${createdBy}::uuid, summary = ${next.summary},
      search = version_words(${versionId}), fingerprint = ${next.fingerprint}
    where id = ${questionId}`)
  return versionId
}
