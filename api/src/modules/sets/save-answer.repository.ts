import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import {
  reviseSetQuestions,
  reviseSets,
  type StoredLateAnswer,
  type StoredResponse,
  users,
} from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import type { ResponseKind } from '../marking/index.ts'
import {
  contactColumns,
  isSealed,
  type RawContact,
  type SetRow,
  toContact,
} from './sets.repository.ts'
import { type HeldAnswer, limitGraceMs } from './sets.rules.ts'

/** An answer that arrived; its moment is what the device says, held before its arrival. */
export interface ArrivedAnswer {
  setId: string
  studentId: string
  questionId: number
  sequence: number
  response: StoredResponse | null
  timeMs: number
  hiddenMs: number
  isMarkedForReview: boolean
  answeredAt: Date
}

const given = sql.placeholder

/** Letters that are kept of the changes to an answer. */
const longestHistory = sql.raw('40')

const grace = sql.raw(String(limitGraceMs))

/**
 * Greatest part of a question's time that is believed: since the set began, and a minute. A server's
 * clock may be behind that of the one where the set began.
 */
const elapsedMs = sql`((greatest(0, date_part('epoch', ${given('now')}::timestamptz
  - ${reviseSets.startedAt})) + 60) * 1000)`

/** When the set's last answer was given: nothing is believed to be given before it. */
const lastAnswerAt = sql`(select max(o.answered_at) from revise_set_questions o
  where o.set_id = ${given('setId')})`

const writeStatement = prepared('save_answer', (db, name) =>
  db
    .update(reviseSetQuestions)
    .set({
      response: sql`${given('response')}::jsonb`,
      // The empty text, for whatever is no letter, ends every text.
      history: sql`case when ${reviseSetQuestions.history} like '%' || ${given('letter')}::text
          or length(${reviseSetQuestions.history}) >= ${longestHistory}
        then ${reviseSetQuestions.history}
        else ${reviseSetQuestions.history} || ${given('letter')}::text end`,
      sequence: sql`${given('sequence')}::int`,
      timeMs: sql`least(${given('timeMs')}::float8, ${elapsedMs})::int`,
      hiddenMs: sql`least(${given('hiddenMs')}::float8, ${elapsedMs})::int`,
      isMarkedForReview: sql`${given('isMarked')}::boolean`,
      answeredAt: sql`greatest(${given('answeredAt')}::timestamptz, ${reviseSets.startedAt},
        ${lastAnswerAt})`,
      savedAt: sql`${given('now')}::timestamptz`,
    })
    .from(reviseSets)
    .where(
      and(
        eq(reviseSetQuestions.setId, given('setId')),
        eq(reviseSetQuestions.questionId, given('questionId')),
        eq(reviseSets.id, reviseSetQuestions.setId),
        // In a form that no index serves: the set is found by its id, not among all that are open.
        sql`${reviseSets.studentId} is not distinct from ${given('studentId')}::uuid`,
        sql`exists (select 1 from ${users} where ${users.id} = ${reviseSets.studentId}
          and ${users.isActive})`,
        isNull(reviseSets.finishedAt),
        isNull(reviseSetQuestions.finalAt),
        lt(reviseSetQuestions.sequence, given('sequence')),
        or(
          isNull(reviseSets.deadlineAt),
          sql`${reviseSets.deadlineAt} >= ${given('now')}::timestamptz`,
          sql`${given('isBelieved')}::boolean`,
        ),
        or(
          isNull(reviseSets.secondsPerQuestion),
          sql`${reviseSets.secondsPerQuestion} * 1000 + ${grace} >= ${given('timeMs')}::float8`,
        ),
        sql`${reviseSetQuestions.responseKind} = coalesce(${given('kind')}::text,
          ${reviseSetQuestions.responseKind})`,
        sql`strpos(${reviseSetQuestions.letters}, ${given('letter')}::text) > 0`,
      ),
    )
    .returning({ answeredAt: reviseSetQuestions.answeredAt })
    .prepare(name),
)

/**
 * Writes an answer if everything allows it, in one statement: own open set, question in it and not
 * final, newer sequence, in time, right form. Undefined when anything does not; nothing has changed
 * then, and `heldAnswer` says what stands in the way. Racing answers end with the highest
 * sequence, since each is checked again under the row's lock.
 * @param isBelieved it arrives after the deadline, but was judged to be given before.
 * @returns when it counts as given.
 */
export async function writeAnswer(
  db: Db,
  answer: ArrivedAnswer,
  now: Date,
  isBelieved = false,
): Promise<Date | undefined> {
  const { response } = answer
  const rows = await writeStatement(db).execute({
    setId: answer.setId,
    studentId: answer.studentId,
    questionId: answer.questionId,
    sequence: answer.sequence,
    response: response === null ? null : JSON.stringify(response),
    kind: response?.kind ?? null,
    // The empty text is part of every text.
    letter: response?.kind === 'choice' ? response.letter : '',
    timeMs: answer.timeMs,
    hiddenMs: answer.hiddenMs,
    isMarked: answer.isMarkedForReview,
    answeredAt: answer.answeredAt.toISOString(),
    now: now.toISOString(),
    isBelieved,
  })
  return rows[0]?.answeredAt ?? undefined
}

/**
 * Keeps an answer that came too late beside the one that counts; of several the newest. Nothing is
 * kept of a late save without an answer, or with the one that counts.
 */
export async function keepLate(db: Db, answer: ArrivedAnswer, now: Date): Promise<void> {
  const { setId, questionId, sequence, response } = answer
  if (response === null) return
  const late: StoredLateAnswer = {
    response,
    sequence,
    saidAt: answer.answeredAt.toISOString(),
    arrivedAt: now.toISOString(),
  }
  await db.execute(sql`update revise_set_questions set late = ${JSON.stringify(late)}::jsonb
    where set_id = ${setId} and question_id = ${questionId}
      and response is distinct from ${JSON.stringify(response)}::jsonb
      and coalesce((late->>'sequence')::int, 0) < ${sequence}`)
}

/** What stands at the place where an answer was to go. */
export interface Place extends HeldAnswer {
  kind: SetRow['kind']
  feedback: 'each' | 'end'
  /** Its keys stay hidden; see `SetRow`. */
  isSealed: boolean
  isAccountActive: boolean
  /** False when the student has no such set. */
  hasSet: boolean
  /** False when the set is the student's but has no such question. */
  isInSet: boolean
  responseKind: ResponseKind
  letters: string
}

/** The place of an answer in the student's set; undefined when there is no such student. */
export async function heldAnswer(db: Db, answer: ArrivedAnswer): Promise<Place | undefined> {
  const [row] = await rowsOf<
    Omit<Place, 'deadlineAt' | 'contact'> & RawContact & { deadlineMs: number | null }
  >(
    db,
    sql`select u.is_active "isAccountActive", s.id is not null "hasSet",
        coalesce(s.kind, 'revise') "kind",
        coalesce(s.feedback, 'end') "feedback", coalesce(${isSealed}, false) "isSealed", s.finished_at is not null "isFinished",
        q.final_at is not null "isFinal", q.question_id is not null "isInSet",
        ${ms(sql`s.deadline_at`)} "deadlineMs",
        s.seconds_per_question::int * 1000 "limitMs",
        ${contactColumns(sql`(select max(o.saved_at) from revise_set_questions o
          where o.set_id = s.id)`)},
        coalesce(q.sequence, 0) "sequence", coalesce(q.response_kind, 'choice') "responseKind",
        coalesce(q.letters, '') "letters",
        q.response is not distinct from
          ${answer.response === null ? null : JSON.stringify(answer.response)}::jsonb "isSame"
      from users u
      left join revise_sets s on s.id = ${answer.setId} and s.student_id = u.id
      left join revise_set_questions q on q.set_id = s.id and q.question_id = ${answer.questionId}
      where u.id = ${answer.studentId}`,
  )
  if (row === undefined) return undefined
  const { deadlineMs, seenMs, awayFromMs, awayUntilMs, awayMs, ...place } = row
  return {
    ...place,
    deadlineAt: deadlineMs === null ? null : new Date(Math.round(deadlineMs)),
    contact: toContact({ seenMs, awayFromMs, awayUntilMs, awayMs }),
  }
}
