import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredPaper } from '../../database/seed/papers.ts'
import { intArray, uuidArray } from '../../database/sql.ts'

/** Every table that is rolled up from answers, as far as it is of one world. */

interface Named {
  students: readonly string[]
  questionIds: readonly number[]
  setIds: readonly string[]
  paper: StoredPaper
}

/** All of these in one order, with their place in the world for an id. */
const statements = ({ students, questionIds, setIds, paper }: Named): Record<string, SQL> => {
  const people = uuidArray(students)
  const questions = intArray(questionIds)
  const sets = uuidArray(setIds)
  const parts = intArray(paper.parts.map(({ examSectionId }) => examSectionId))
  const student = (id: SQL) => sql`array_position(${people}, ${id})`
  const question = (id: SQL) => sql`array_position(${questions}, ${id})`
  const set = (id: SQL) => sql`array_position(${sets}, ${id})`
  const part = (id: SQL) => sql`array_position(${parts}, ${id})`
  const topic = (id: SQL) => sql`(select name from topics where id = ${id})`
  /** Versions go by their answers and key, whatever their number. */
  const said = (
    table: string,
  ) => sql`(select string_agg(o.text || o.is_correct, '' order by o.letter)
    from question_options o where o.version_id = ${sql.raw(table)}.version_id)`
  const ofStudents = sql`student_id = any(${people})`
  const ofQuestions = sql`question_id = any(${questions})`
  return {
    sets: sql`select ${set(sql`id`)} "set", answered, correct, score, right_to_wrong, size,
      finished_at is null "is_open" from revise_sets where id = any(${sets}) order by 1`,
    setQuestions: sql`select ${set(sql`set_id`)} "set", ${question(sql`question_id`)} "question",
      is_correct, mark, response, final_at is null "is_open", ${said('revise_set_questions')} "said"
      from revise_set_questions where set_id = any(${sets}) order by 1, 2`,
    sections: sql`select ${student(sql`student_id`)} "student", ${part(sql`exam_section_id`)} "part",
      sittings, best_score, first_score from student_sections where ${ofStudents} order by 1, 2`,
    scores: sql`select ${part(sql`exam_section_id`)} "part", score, students
      from section_scores where exam_section_id = any(${parts}) order by 1, 2`,
    items: sql`select ${question(sql`question_id`)} "question", mark, rest, students
      from item_marks where ${ofQuestions} order by 1, 2, 3`,
    mastery: sql`select ${student(sql`student_id`)} "student", ${topic(sql`topic_id`)} "topic",
      answered, correct, time_ms::float8, round(weighted_right::numeric, 6)::float8 "right",
      round(weighted_total::numeric, 6)::float8 "total", evidence_at
      from topic_mastery where ${ofStudents} order by 1, 2`,
    days: sql`select ${student(sql`student_id`)} "student", day::text, answered, correct
      from student_days where ${ofStudents} order by 1, 2`,
    practice: sql`select ${student(sql`student_id`)} "student", answered, correct, first_answered,
      first_correct, time_ms::float8, sets_finished, sittings_finished
      from student_practice where ${ofStudents} order by 1`,
    misses: sql`select ${student(sql`student_id`)} "student", ${question(sql`question_id`)} "question",
      ${set(sql`set_id`)} "set", ${topic(sql`topic_id`)} "topic", ${said('misses')} "said",
      reason, times, missed_at, mastered_at from misses where ${ofStudents} order by 1, 2`,
    cards: sql`select ${student(sql`student_id`)} "student", ${question(sql`question_id`)} "question",
      due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review
      from review_cards where ${ofStudents} order by 1, 2`,
    reviewTallies: sql`select ${student(sql`student_id`)} "student", minutes, since, cards
      from review_tallies where ${ofStudents} order by 1, 2, 3`,
    standings: sql`select ${student(sql`student_id`)} "student",
      ${question(sql`question_id`)} "question", attempts, first_correct, last_correct, last_at, is_due
      from student_questions where ${ofStudents} order by 1, 2`,
    tallies: sql`select ${student(sql`student_id`)} "student", ${topic(sql`topic_id`)} "topic",
      question_type, difficulty, outcome, is_due, questions
      from student_tallies where ${ofStudents} and questions <> 0 order by 1, 2, 3, 4, 5, 6`,
    statistics: sql`select ${question(sql`question_id`)} "question", answered, mark_sum,
      option_counts, time_counts from question_statistics where ${ofQuestions} order by 1`,
    tests: sql`select t.name "topic", c.students, c.questions, c.correct
      from diagnostic_topics c join topics t on t.id = c.topic_id
      where c.topic_id in (select topic_id from question_assignments where ${ofQuestions}
        and topic_id is not null) order by 1`,
  }
}

/** Their rows, moments as the database writes them. */
export async function tablesOf(db: Db, world: Named): Promise<Record<string, object[]>> {
  const tables: Record<string, object[]> = {}
  for (const [name, statement] of Object.entries(statements(world))) {
    tables[name] = await rowsOf(db, statement)
  }
  return tables
}

type Tables = Awaited<ReturnType<typeof tablesOf>>

/** Without what the letters themselves decide. */
export function withoutLetters({
  sets = [],
  setQuestions = [],
  statistics = [],
  ...tables
}: Tables): Tables {
  return {
    ...tables,
    sets: sets.map((row) => ({ ...row, right_to_wrong: 0 })),
    setQuestions: setQuestions.map((row) => ({ ...row, response: null })),
    statistics: statistics.map((row) => ({ ...row, option_counts: [] })),
  }
}
