import { type SQL, sql } from 'drizzle-orm'
import { archivedTopicIds, isOpenTopic } from '../subjects/index.ts'
import { ninetyPercent } from './mastery.rules.ts'
import { masteryAt, weightAt } from './mastery.sql.ts'

/** What one topic counts in a part: the variance of a chance of which nothing is known. */
const priorVariance = sql`(1 / 12::float8)`

/**
 * Every part that has questions in topics in use: `id`, `questions` in all, and the sum of the squares
 * of how many each topic has.
 */
export const partsWithQuestions: SQL = sql`select n.id, n.section_no, n.admission_test_id, n.position,
    sum(t.question_count) questions, sum(t.question_count ^ 2) squares
  from section_numbers n
  join subjects u on u.section_id = n.id
  join topics t on t.subject_id = u.id
  where ${isOpenTopic}
  group by n.id having sum(t.question_count) > 0`

/**
 * Readiness of students, as `readinessOfPart` works it out: `student_id`, `section_id`, and `score`
 * and `margin` from 0 to 1, a row for each part in which a student has begun a topic.
 * @param whose a condition on the `topic_mastery` row `m`
 */
export function readinessAt(whose: SQL, now: Date): SQL {
  const mean = masteryAt(now)
  const variance = sql`(${mean} * (1 - ${mean}) / (3 + ${weightAt(now)}))`
  return sql`select r.student_id, r.section_id, r.marks / r.questions score,
      ${ninetyPercent}::float8 * sqrt(r.variance) / r.questions margin
    from (
      select m.student_id, u.section_id, p.questions::float8 questions,
        sum(t.question_count * ${mean}) + 0.5 * (p.questions - sum(t.question_count)) marks,
        sum(t.question_count ^ 2 * ${variance})
          + (p.squares - sum(t.question_count ^ 2)) * ${priorVariance} variance
      from topic_mastery m
      join topics t on t.id = m.topic_id
      join subjects u on u.id = t.subject_id
      join (${partsWithQuestions}) p on p.id = u.section_id
      where ${whose} and t.question_count > 0 and t.id not in (${archivedTopicIds})
      group by m.student_id, u.section_id, p.questions, p.squares
    ) r`
}
