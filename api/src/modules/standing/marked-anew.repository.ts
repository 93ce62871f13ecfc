import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { type AnswerMarkedAnew, type CountedAnswer, change, changed } from './marked-anew.rules.ts'
import { difficultyWeight, halfLifeDays } from './mastery.rules.ts'
import { writeReviewsAnew } from './reviews-anew.repository.ts'

/** Holds where a question stands with a student, as answers to it do; others wait for each other. */
export async function holdStanding(tx: Db, studentId: string, questionId: number): Promise<void> {
  await tx.execute(sql`select 1 from student_questions
    where student_id = ${studentId} and question_id = ${questionId} for update`)
}

/** The mark of an attempt `a` that counts: as `c`, that of its newest correction where it has one. */
export const newestCorrection = sql`left join lateral (
  select x.mark, x.is_correct from attempt_corrections x
  where x.attempt_id = a.id order by x.at desc, x.correction_id desc limit 1) c on true`

/** All answers of a student to a question in the order in which they came. */
export async function answersTo(
  db: Db,
  studentId: string,
  questionId: number,
): Promise<CountedAnswer[]> {
  const rows = await rowsOf<Omit<CountedAnswer, 'answeredAt'> & { answeredMs: number }>(
    db,
    sql`select a.id::float8 "attemptId", a.set_id "setId", a.version_id "answeredVersionId",
        q.version_id "versionId", a.topic_id "topicId", a.difficulty::int "difficulty",
        a.is_first "isFirst", a.response, a.time_ms "timeMs",
        ${ms(sql`a.answered_at`)} "answeredMs",
        coalesce(c.is_correct, a.is_correct) "isCorrect", coalesce(c.mark, a.mark)::float8 "mark"
      from attempts a
      join revise_set_questions q on q.set_id = a.set_id and q.question_id = a.question_id
      ${newestCorrection}
      where a.student_id = ${studentId} and a.question_id = ${questionId}
      order by a.id`,
  )
  return rows.map(({ answeredMs, ...row }) => ({
    ...row,
    answeredAt: new Date(Math.round(answeredMs)),
  }))
}

/**
 * Brings all that is rolled up from a student's answers to a question in line with marks that were
 * put right. To be called in the transaction that writes the marks, after `holdStanding`; what other
 * answers write in the meantime stays.
 * @param answers all of the student's answers to it, as they came.
 */
export async function rollUpAnew(
  tx: Db,
  { studentId, questionId }: { studentId: string; questionId: number },
  answers: readonly [AnswerMarkedAnew, ...AnswerMarkedAnew[]],
): Promise<void> {
  const others = answers.filter(changed)
  if (others.length === 0) return
  const last = answers.reduce((one, other) => (other.answeredAt >= one.answeredAt ? other : one))
  await tx.execute(sql`update student_questions
    set first_correct = ${answers[0].isCorrect}, last_correct = ${last.isCorrect}
    where student_id = ${studentId} and question_id = ${questionId}`)
  await topicsAnew(tx, studentId, others)
  await daysAnew(tx, studentId, others)
  await practiceAnew(tx, studentId, others)
  await writeReviewsAnew(tx, { studentId, questionId }, answers)
  await statisticsAnew(tx, questionId, others)
}

/** A change of evidence counts as much as the answer does by now: its weight, decayed since. */
async function topicsAnew(
  tx: Db,
  studentId: string,
  answers: readonly AnswerMarkedAnew[],
): Promise<void> {
  const rows = answers.map((answer) => ({
    topic_id: answer.topicId,
    correct: change(answer),
    change: difficultyWeight(answer.difficulty) * (answer.mark - answer.before.mark),
    answered_at: answer.answeredAt,
  }))
  const ofTopic = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (topic_id int, correct int, change float8, answered_at timestamptz)
    where r.topic_id = m.topic_id`
  await tx.execute(sql`update topic_mastery m set
      correct = m.correct + (select sum(r.correct)::int from ${ofTopic}),
      weighted_right = m.weighted_right + (
        select sum(r.change * power(0.5::float8,
          extract(epoch from (m.evidence_at - r.answered_at))::float8
            / ${halfLifeDays * 86_400}::float8)) from ${ofTopic})
    where m.student_id = ${studentId} and exists (select 1 from ${ofTopic})`)
}

async function daysAnew(
  tx: Db,
  studentId: string,
  answers: readonly AnswerMarkedAnew[],
): Promise<void> {
  const rows = answers.map((answer) => ({
    day: answer.answeredAt.toISOString().slice(0, 10),
    correct: change(answer),
  }))
  await tx.execute(sql`update student_days d set correct = d.correct + r.correct
    from (
      select day, sum(correct)::int correct
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (day date, correct int)
      group by day
    ) r
    where d.student_id = ${studentId} and d.day = r.day`)
}

async function practiceAnew(
  tx: Db,
  studentId: string,
  answers: readonly AnswerMarkedAnew[],
): Promise<void> {
  const sum = (list: readonly AnswerMarkedAnew[]) =>
    list.reduce((total, answer) => total + change(answer), 0)
  await tx.execute(sql`update student_practice set
      correct = correct + ${sum(answers)}::int,
      first_correct = first_correct + ${sum(answers.filter(({ isFirst }) => isFirst))}::int
    where student_id = ${studentId}`)
}

/** First answers count for a question; those from before its statistics began anew do not. */
async function statisticsAnew(
  tx: Db,
  questionId: number,
  answers: readonly AnswerMarkedAnew[],
): Promise<void> {
  for (const { isFirst, mark, before, answeredAt } of answers) {
    if (!isFirst) continue
    await tx.execute(sql`update question_statistics s
      set mark_sum = s.mark_sum + ${mark - before.mark}::float8, changed_at = now()
      from questions q
      where s.question_id = ${questionId} and q.id = s.question_id
        and (q.statistics_since is null or q.statistics_since <= ${at(answeredAt)})`)
  }
}
