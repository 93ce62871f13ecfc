import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredResponse } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { activityNoted, moments } from '../activity/index.ts'
import { countAt, timeSpanOf, timeSpans } from '../questions/index.ts'
import { addEvidence, type Evidence, evidenceOf, halfLifeDays } from './mastery.rules.ts'
import { rollUpReviews } from './review-cards.repository.ts'

/** An answer that has been marked and is final. */
export interface MarkedAnswer {
  studentId: string
  setId: string
  questionId: number
  versionId: number
  topicId: number
  difficulty: number
  response: StoredResponse
  /** 0 to 1. */
  mark: number
  isCorrect: boolean
  timeMs: number
  answeredAt: Date
}

const letters = 26

/** Groups by a text key, in the order of the keys, so that rows are always locked in one order. */
function grouped(answers: readonly MarkedAnswer[], keyOf: (each: MarkedAnswer) => string) {
  const groups = new Map<string, [MarkedAnswer, ...MarkedAnswer[]]>()
  for (const answer of answers) {
    const own = groups.get(keyOf(answer))
    if (own === undefined) groups.set(keyOf(answer), [answer])
    else own.push(answer)
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, own]) => own)
}

const keyOf = (studentId: string, questionId: number) => `${studentId} ${questionId}`
const questionKeyOf = (each: MarkedAnswer) => keyOf(each.studentId, each.questionId)

function countsOf(own: readonly MarkedAnswer[]) {
  return {
    answered: own.length,
    correct: own.filter((each) => each.isCorrect).length,
    time_ms: own.reduce((sum, each) => sum + each.timeMs, 0),
  }
}

function sumArrays(arrays: readonly number[][], length: number): number[] {
  return Array.from({ length }, (_each, at) =>
    arrays.reduce((sum, array) => sum + (array[at] ?? 0), 0),
  )
}

/**
 * Writes attempts and everything that is rolled up from them, in ten statements at most
 * however many there are. To be called in the transaction that made the answers final. Times of one question
 * count in the order of `answeredAt`.
 */
export async function recordAnswers(tx: Db, marked: readonly MarkedAnswer[]): Promise<void> {
  if (marked.length === 0) return
  const answers = marked.toSorted((a, b) => a.answeredAt.getTime() - b.answeredAt.getTime())
  const firsts = await rollUpQuestions(tx, answers)
  await tx.execute(sql`
    insert into attempts (student_id, set_id, question_id, version_id, topic_id, difficulty,
      is_first, response, mark, is_correct, time_ms, answered_at)
    select student_id, set_id, question_id, version_id, topic_id, difficulty, is_first, response,
      mark, is_correct, time_ms, answered_at
    from jsonb_to_recordset(${JSON.stringify(
      answers.map((each) => ({
        student_id: each.studentId,
        set_id: each.setId,
        question_id: each.questionId,
        version_id: each.versionId,
        topic_id: each.topicId,
        difficulty: each.difficulty,
        is_first: firsts.has(each),
        response: each.response,
        mark: each.mark,
        is_correct: each.isCorrect,
        time_ms: each.timeMs,
        answered_at: each.answeredAt,
      })),
    )}::jsonb) as r (student_id uuid, set_id uuid, question_id int, version_id int, topic_id int,
      difficulty smallint, is_first boolean, response jsonb, mark real, is_correct boolean,
      time_ms int, answered_at timestamptz)`)
  await rollUpTopics(tx, answers)
  await rollUpDays(tx, answers)
  await rollUpPractice(tx, answers, firsts)
  await rollUpReviews(tx, grouped(answers, questionKeyOf))
  await rollUpStatistics(
    tx,
    [...firsts].flatMap(([answer, sinceMs]) =>
      sinceMs === null || answer.answeredAt.getTime() >= sinceMs ? [answer] : [],
    ),
  )
}

/**
 * Those that are their student's first answer to the question, each with the moment since when
 * answers to the question count; null from the beginning.
 */
async function rollUpQuestions(
  tx: Db,
  answers: readonly MarkedAnswer[],
): Promise<Map<MarkedAnswer, number | null>> {
  const groups = grouped(answers, questionKeyOf)
  const rows = await rowsOf<{
    studentId: string
    questionId: number
    attempts: number
    sinceMs: number | null
  }>(
    tx,
    sql`insert into student_questions as q
        (student_id, question_id, attempts, first_correct, last_correct, last_at)
      select student_id, question_id, attempts, first_correct, last_correct, last_at
      from jsonb_to_recordset(${JSON.stringify(
        groups.map((own) => ({
          student_id: own[0].studentId,
          question_id: own[0].questionId,
          attempts: own.length,
          first_correct: own[0].isCorrect,
          last_correct: own.at(-1)?.isCorrect,
          last_at: own.at(-1)?.answeredAt,
        })),
      )}::jsonb) as r (student_id uuid, question_id int, attempts int, first_correct boolean,
        last_correct boolean, last_at timestamptz)
      on conflict (student_id, question_id) do update set
        attempts = q.attempts + excluded.attempts,
        first_correct = coalesce(q.first_correct, excluded.first_correct),
        last_correct = case when q.last_at > excluded.last_at then q.last_correct
          else excluded.last_correct end,
        last_at = greatest(q.last_at, excluded.last_at)
      returning student_id "studentId", question_id "questionId", attempts,
        (select ${ms(sql`b.statistics_since`)} from questions b where b.id = q.question_id)
          "sinceMs"`,
  )
  const after = new Map(rows.map((row) => [keyOf(row.studentId, row.questionId), row]))
  return new Map(
    groups.flatMap(([first, ...more]) => {
      const now = after.get(questionKeyOf(first))
      return now?.attempts === more.length + 1 ? [[first, now.sinceMs] as const] : []
    }),
  )
}

async function rollUpTopics(tx: Db, answers: readonly MarkedAnswer[]): Promise<void> {
  const rows = grouped(
    answers,
    (each) => `${each.studentId} ${String(each.topicId).padStart(10, '0')}`,
  ).map((own) => {
    const evidence = own
      .map((each): Evidence => evidenceOf({ ...each, at: each.answeredAt }))
      .reduce(addEvidence)
    return {
      student_id: own[0].studentId,
      topic_id: own[0].topicId,
      ...countsOf(own),
      weighted_right: evidence.right,
      weighted_total: evidence.total,
      evidence_at: evidence.at,
    }
  })
  const latest = sql`greatest(m.evidence_at, excluded.evidence_at)`
  const keep = (from: 'm' | 'excluded') =>
    sql`power(0.5::float8, extract(epoch from (${latest} - ${sql.raw(from)}.evidence_at))::float8
      / ${halfLifeDays * 86_400}::float8)`
  await tx.execute(sql`
    insert into topic_mastery as m (student_id, topic_id, answered, correct, time_ms,
      weighted_right, weighted_total, evidence_at)
    select student_id, topic_id, answered, correct, time_ms, weighted_right, weighted_total,
      evidence_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (student_id uuid, topic_id int,
      answered int, correct int, time_ms bigint, weighted_right float8, weighted_total float8,
      evidence_at timestamptz)
    on conflict (student_id, topic_id) do update set
      answered = m.answered + excluded.answered,
      correct = m.correct + excluded.correct,
      time_ms = m.time_ms + excluded.time_ms,
      weighted_right = m.weighted_right * ${keep('m')}
        + excluded.weighted_right * ${keep('excluded')},
      weighted_total = m.weighted_total * ${keep('m')}
        + excluded.weighted_total * ${keep('excluded')},
      evidence_at = ${latest}`)
}

async function rollUpDays(tx: Db, answers: readonly MarkedAnswer[]): Promise<void> {
  const dayOf = (each: MarkedAnswer) => each.answeredAt.toISOString().slice(0, 10)
  const rows = grouped(answers, (each) => `${each.studentId} ${dayOf(each)}`).map((own) => ({
    student_id: own[0].studentId,
    day: dayOf(own[0]),
    ...countsOf(own),
  }))
  await tx.execute(sql`
    insert into student_days as d (student_id, day, answered, correct)
    select student_id, day, answered, correct
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (student_id uuid, day date, answered int, correct int)
    on conflict (student_id, day) do update set
      answered = d.answered + excluded.answered, correct = d.correct + excluded.correct`)
}

async function rollUpPractice(
  tx: Db,
  answers: readonly MarkedAnswer[],
  firsts: ReadonlyMap<MarkedAnswer, unknown>,
): Promise<void> {
  const ofStudents = grouped(answers, (each) => each.studentId)
  const rows = ofStudents.map((own) => {
    const first = own.filter((each) => firsts.has(each))
    return {
      student_id: own[0].studentId,
      ...countsOf(own),
      first_answered: first.length,
      first_correct: first.filter((each) => each.isCorrect).length,
    }
  })
  const last = ofStudents.map((own) => ({
    studentId: own[0].studentId,
    at: own.at(-1)?.answeredAt ?? own[0].answeredAt,
  }))
  await tx.execute(sql`
    with noted as (${activityNoted('attempt', moments(last))})
    insert into student_practice as p (student_id, answered, correct, first_answered,
      first_correct, time_ms)
    select student_id, answered, correct, first_answered, first_correct, time_ms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (student_id uuid, answered int,
      correct int, first_answered int, first_correct int, time_ms bigint)
    on conflict (student_id) do update set
      answered = p.answered + excluded.answered,
      correct = p.correct + excluded.correct,
      first_answered = p.first_answered + excluded.first_answered,
      first_correct = p.first_correct + excluded.first_correct,
      time_ms = p.time_ms + excluded.time_ms`)
}

async function rollUpStatistics(tx: Db, firsts: readonly MarkedAnswer[]): Promise<void> {
  if (firsts.length === 0) return
  const rows = grouped(firsts, (each) => String(each.questionId).padStart(10, '0')).map((own) => ({
    question_id: own[0].questionId,
    answered: own.length,
    mark_sum: own.reduce((sum, each) => sum + each.mark, 0),
    option_counts: sumArrays(
      own.map(({ response }) =>
        countAt(letters, response.kind === 'choice' ? response.letter.charCodeAt(0) - 97 : -1),
      ),
      letters,
    ),
    time_counts: sumArrays(
      own.map((each) => countAt(timeSpans, timeSpanOf(each.timeMs))),
      timeSpans,
    ),
  }))
  const added = (column: 'option_counts' | 'time_counts') =>
    sql`(select array_agg(coalesce(one, 0) + coalesce(two, 0) order by place)
      from unnest(s.${sql.raw(column)}, excluded.${sql.raw(column)})
        with ordinality as t (one, two, place))`
  await tx.execute(sql`
    insert into question_statistics as s (question_id, answered, mark_sum, option_counts,
      time_counts)
    select question_id, answered, mark_sum, option_counts, time_counts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (question_id int, answered int,
      mark_sum float8, option_counts int[], time_counts int[])
    on conflict (question_id) do update set
      answered = s.answered + excluded.answered,
      mark_sum = s.mark_sum + excluded.mark_sum,
      changed_at = now(),
      option_counts = ${added('option_counts')},
      time_counts = ${added('time_counts')}`)
}

/** Counts finished sets, by student. */
export async function countFinishedSets(
  tx: Db,
  sets: readonly { studentId: string; count: number }[],
): Promise<void> {
  const rows = sets
    .toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1))
    .map(({ studentId, count }) => ({ student_id: studentId, sets_finished: count }))
  await tx.execute(sql`
    insert into student_practice as p (student_id, sets_finished)
    select student_id, sets_finished
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (student_id uuid, sets_finished int)
    on conflict (student_id) do update set
      sets_finished = p.sets_finished + excluded.sets_finished`)
}
