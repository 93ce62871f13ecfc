import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { overdueBefore } from '../sets/index.ts'
import { archivedTopicIds, isOpenPart } from '../subjects/index.ts'
import { type Candidate, sectionSize } from './diagnostic.rules.ts'

/** A student's diagnostic test. */
export interface TestRow {
  id: string
  isStarted: boolean
  finishedMs: number | null
  extraTimePercent: number
}

/** A section of it, with its set once it is started. */
export interface SectionRow {
  position: number
  sectionId: number
  admissionTestId: number
  name: string
  setId: string | null
  /** Questions of its set, or how many it would have. */
  questionCount: number
  isFinished: boolean
  correct: number
  /** Minutes that its set was given; null before. */
  minutes: number | null
}

const testColumns = sql`t.id, t.started_at is not null "isStarted",
  ${ms(sql`t.finished_at`)} "finishedMs", st.extra_time_percent::int "extraTimePercent"`

/** The test that waits for the student, or else the last one. */
export async function latestTest(db: Db, studentId: string): Promise<TestRow | undefined> {
  const [row] = await rowsOf<TestRow>(
    db,
    sql`select ${testColumns} from diagnostic_tests t
      join students st on st.user_id = t.student_id
      where t.student_id = ${studentId}
      order by t.finished_at desc nulls first, t.assigned_at desc limit 1`,
  )
  return row
}

/** A test of the student, held against all other starts until the transaction ends. */
export async function lockTest(
  tx: Db,
  studentId: string,
  testId: string,
): Promise<TestRow | undefined> {
  const [row] = await rowsOf<TestRow>(
    tx,
    sql`select ${testColumns} from diagnostic_tests t
      join students st on st.user_id = t.student_id
      where t.id = ${testId} and t.student_id = ${studentId} for update of t`,
  )
  return row
}

/**
 * Questions that a section of the part `n` can have, at most as many as it takes. Essays are left
 * out, because marking them oneself shows the model answer.
 */
const available = sql`(select count(*)::int from (
  select distinct a.question_id from question_assignments a
  where a.question_location = 1 and a.admission_test_id = n.admission_test_id
    and a.section_id = n.id and a.question_type <> 2
    and a.topic_id not in (${archivedTopicIds})
  limit ${sectionSize}) q)`

/**
 * Parts of the ESAT that a test has: the compulsory one and those chosen, or all before a choice;
 * parts without questions are left out.
 */
const plannedSections = (studentId: string) => sql`
  select row_number() over (order by p.is_compulsory desc, p.rank) position, p.*
  from (
    select n.id section_id, n.admission_test_id, n.section_no, n.is_compulsory,
      n.position rank, ${available} question_count
    from section_numbers n
    where n.admission_test_id = (select id from admission_tests where name = 'ESAT')
      and ${isOpenPart}
      and (n.is_compulsory
        or exists (select 1 from student_esat_parts c
          where c.student_id = ${studentId} and c.section_id = n.id)
        or not exists (select 1 from student_esat_parts c
          join section_numbers o on o.id = c.section_id
          where c.student_id = ${studentId} and not o.is_compulsory))
  ) p
  where p.question_count > 0
  order by 1 limit 5`

/** The sections of a test: as they were laid down, or as they would be now before it is started. */
export async function sectionsOf(
  db: Db,
  studentId: string,
  test: Pick<TestRow, 'id' | 'isStarted'>,
): Promise<SectionRow[]> {
  if (!test.isStarted) {
    return await rowsOf<SectionRow>(
      db,
      sql`select n.position::int "position", n.section_id "sectionId",
          n.admission_test_id "admissionTestId", n.section_no "name", null::uuid "setId",
          n.question_count "questionCount", false "isFinished", 0 "correct", null::int "minutes"
        from (${plannedSections(studentId)}) n order by n.position`,
    )
  }
  return await rowsOf<SectionRow>(
    db,
    sql`select d.position::int "position", n.id "sectionId",
        n.admission_test_id "admissionTestId", n.section_no "name", d.set_id "setId",
        case when s.id is null then ${available} else s.size::int end "questionCount",
        s.finished_at is not null "isFinished", coalesce(s.correct, 0)::int "correct",
        round(extract(epoch from s.deadline_at - s.started_at) / 60)::int "minutes"
      from diagnostic_sections d
      join section_numbers n on n.id = d.section_id
      left join revise_sets s on s.id = d.set_id
      where d.test_id = ${test.id} order by d.position`,
  )
}

/** Lays down the sections of a test that begins now; a later choice of parts changes nothing. */
export async function beginTest(
  tx: Db,
  studentId: string,
  testId: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into diagnostic_sections (test_id, position, section_id)
    select ${testId}::uuid, n.position, n.section_id from (${plannedSections(studentId)}) n`)
  await tx.execute(sql`update diagnostic_tests set started_at = ${at(now)} where id = ${testId}`)
}

/** Ties a set to its section. */
export async function setSection(
  tx: Db,
  testId: string,
  position: number,
  setId: string,
): Promise<void> {
  await tx.execute(sql`update diagnostic_sections set set_id = ${setId}
    where test_id = ${testId} and position = ${position}`)
}

/**
 * Questions for a section, a few for each topic and difficulty in a random order, those first that
 * the student has not met.
 */
export async function candidatesOf(
  db: Db,
  studentId: string,
  section: Pick<SectionRow, 'admissionTestId' | 'sectionId'>,
): Promise<Candidate[]> {
  return await rowsOf<Candidate>(
    db,
    sql`select question_id "questionId", topic_id "topicId", difficulty::int "difficulty"
      from (
        select c.*, row_number() over (
          partition by c.topic_id, c.difficulty order by c.is_met, c.chance) place
        from (
          select a.question_id, a.topic_id, a.difficulty, random() chance,
            coalesce(s.attempts, 0) > 0 is_met
          from question_assignments a
          left join student_questions s
            on s.student_id = ${studentId} and s.question_id = a.question_id
          where a.question_location = 1 and a.admission_test_id = ${section.admissionTestId}
            and a.section_id = ${section.sectionId} and a.question_type <> 2
            and a.topic_id not in (${archivedTopicIds})
        ) c
      ) f
      where f.place <= ${sectionSize}
      order by f.is_met, f.chance`,
  )
}

/**
 * Finishes the test of a set that was its last open one; its answers then count in what the topics'
 * results are compared with.
 */
export async function endTestWith(tx: Db, setId: string, finishedAt: Date): Promise<void> {
  const ended = await rowsOf<{ id: string }>(
    tx,
    sql`update diagnostic_tests t set finished_at = ${at(finishedAt)}
      where t.finished_at is null
        and t.id = (select test_id from diagnostic_sections where set_id = ${setId})
        and not exists (
          select 1 from diagnostic_sections d left join revise_sets s on s.id = d.set_id
          where d.test_id = t.id and s.finished_at is null)
      returning t.id`,
  )
  for (const { id } of ended) await addToCohort(tx, id)
}

/** Adds the answers of a finished test to the topics' totals over all students. */
export async function addToCohort(tx: Db, testId: string): Promise<void> {
  await tx.execute(sql`
    insert into diagnostic_topics as c (topic_id, students, questions, correct)
    select q.topic_id, 1, count(*), count(*) filter (where q.is_correct)
    from diagnostic_sections d join revise_set_questions q on q.set_id = d.set_id
    where d.test_id = ${testId} group by q.topic_id order by q.topic_id
    on conflict (topic_id) do update set students = c.students + 1,
      questions = c.questions + excluded.questions, correct = c.correct + excluded.correct`)
}

/** Whether a test waits, and sections whose deadline is so long past that nobody hands them in. */
export async function openTestOf(
  db: Db,
  studentId: string,
  now: Date,
): Promise<{ isOpen: boolean; abandoned: string[] }> {
  const [row] = await rowsOf<{ isOpen: boolean; abandoned: string[] }>(
    db,
    sql`select count(distinct t.id) > 0 "isOpen",
        coalesce(json_agg(s.id) filter (where s.id is not null), '[]') "abandoned"
      from diagnostic_tests t
      left join diagnostic_sections d on d.test_id = t.id
      left join revise_sets s on s.id = d.set_id and s.finished_at is null
        and s.deadline_at < ${at(overdueBefore(now))}
      where t.student_id = ${studentId} and t.finished_at is null`,
  )
  return row ?? { isOpen: false, abandoned: [] }
}

/**
 * Brings a topic's total over all students in line with an answer of a test that was marked anew,
 * unless the test goes on: it is counted when that ends. A test that ends meanwhile is waited for.
 */
export async function countAnew(
  tx: Db,
  { setId, questionId, change }: { setId: string; questionId: number; change: number },
): Promise<void> {
  const [test] = await rowsOf<{ isFinished: boolean }>(
    tx,
    sql`select t.finished_at is not null "isFinished" from diagnostic_tests t
      where t.id = (select d.test_id from diagnostic_sections d where d.set_id = ${setId})
      for no key update`,
  )
  if (test?.isFinished !== true) return
  await tx.execute(sql`update diagnostic_topics c set correct = c.correct + ${change}::int
    from revise_set_questions q
    where q.set_id = ${setId} and q.question_id = ${questionId} and c.topic_id = q.topic_id`)
}
