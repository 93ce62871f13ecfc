import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { tutorStudents, users } from '../../database/schema/index.ts'
import { at, intArray } from '../../database/sql.ts'
import { isOpenTopic } from '../subjects/index.ts'
import { assignmentsIn, type Candidates, candidatesFor } from './candidates.repository.ts'
import { assignmentCondition, type QuestionFilters, statusJoin } from './filters.sql.ts'
import { givenTo } from './given.sql.ts'

/** A subject of a part with its topics and how many Revise questions each has. */
export interface SubjectWithTopics {
  id: number
  name: string
  slug: string
  questionCount: number
  topics: { id: number; name: string; questionCount: number }[]
}

/** Subjects in use of a part that have questions; null when the test has no such part. */
export async function subjectsOfPart(
  db: Db,
  admissionTestId: number,
  sectionId: number,
): Promise<SubjectWithTopics[] | null> {
  const [row] = await rowsOf<{ subjects: SubjectWithTopics[] }>(
    db,
    sql`select coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'slug', f.slug,
          'questionCount', f.question_count, 'topics', f.topics) order by f.position)
        from (
          select u.id, u.name, u.slug, u.position, sum(t.question_count) question_count,
            json_agg(json_build_object('id', t.id, 'name', t.name,
              'questionCount', t.question_count) order by t.position) topics
          from subjects u join topics t on t.subject_id = u.id
          where u.section_id = n.id and t.question_count > 0 and ${isOpenTopic}
          group by u.id
        ) f
      ), '[]') "subjects"
      from section_numbers n
      where n.id = ${sectionId} and n.admission_test_id = ${admissionTestId}`,
  )
  return row?.subjects ?? null
}

type Drawn = { questionId: number; topicId: number }

async function drawFrom(
  db: Db,
  candidates: Candidates,
  studentId: string,
  size: number,
  order: 'random' | 'easiest',
  now: Date,
): Promise<Drawn[]> {
  const { filters } = candidates
  const { join, where } = statusJoin(filters.status, studentId, now)
  const fitting = sql`
    select a.question_id, min(a.topic_id) topic_id, min(a.difficulty) difficulty, random() chance
    from ${assignmentsIn(candidates)}
    where ${assignmentCondition(filters)} group by a.question_id`
  return await rowsOf<Drawn>(
    db,
    order === 'random'
      ? sql`select c.question_id "questionId", c.topic_id "topicId"
          from (${fitting} order by chance) c ${join}
          where ${where} order by c.chance limit ${size}`
      : sql`select c.question_id "questionId", c.topic_id "topicId"
          from (${fitting}) c
          left join question_statistics f on f.question_id = c.question_id ${join}
          where ${where}
          order by c.difficulty, coalesce(f.mark_sum / nullif(f.answered, 0), 0.5) desc, c.chance
          limit ${size}`,
  )
}

/**
 * Draws up to `size` different questions that fit, in the order asked for: each question and order
 * equally likely, or the easiest first (by difficulty, then by how many got it right). Fewer rows
 * than `size` means that no more fit. Three statements at most.
 */
export async function drawQuestions(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  size: number,
  order: 'random' | 'easiest',
  now: Date,
): Promise<Drawn[]> {
  const candidates = await candidatesFor(db, filters, studentId, now)
  const drawn = (from: Candidates) => drawFrom(db, from, studentId, size, order, now)
  // The easiest are the easiest of all.
  if (candidates.sample === null || order === 'easiest') {
    return await drawn({ ...candidates, sample: null })
  }
  const sampled = await drawn(candidates)
  return sampled.length === size ? sampled : await drawn({ ...candidates, sample: null })
}

/** Works out the words by which these questions are found, from what they say now. */
export async function prepareWords(db: Db, questionIds: readonly number[]): Promise<void> {
  await db.execute(sql`update questions q set search = version_words(v.id)
    from question_versions v
    where v.question_id = q.id and v.version = q.current_version
      and q.id = any(${intArray(questionIds)})`)
}

/** Brings the topics' counts of Revise questions up to date; part of every change of assignments. */
export async function recountTopics(db: Db): Promise<void> {
  await db.execute(sql`
    update topics t set question_count = f.questions, shared_count = f.shared
    from (
      select o.id, count(a.id) questions, count(a.id) filter (where a.filed > 1) shared
      from topics o
      left join (
        select id, topic_id, count(*) over (partition by question_id) filed
        from question_assignments where question_location = 1
      ) a on a.topic_id = o.id
      group by o.id
    ) f
    where f.id = t.id and (f.questions, f.shared) <> (t.question_count, t.shared_count)`)
}

/**
 * The same for these topics alone, whatever the size of the bank: those under which the questions
 * are, or were, filed whose filings changed. Who changes filings of the same topics waits.
 */
export async function recountTopicsOf(tx: Db, topicIds: readonly number[]): Promise<void> {
  if (topicIds.length === 0) return
  const ids = intArray(topicIds)
  await tx.execute(sql`select 1 from topics where id = any(${ids}) order by id for no key update`)
  await tx.execute(sql`
    update topics t set question_count = f.questions, shared_count = f.shared
    from topics o
    join subjects u on u.id = o.subject_id
    join section_numbers n on n.id = u.section_id
    cross join lateral (
      select count(*) questions, count(*) filter (where exists (
        select 1 from question_assignments b where b.question_id = a.question_id
          and b.question_location = 1 and b.topic_id <> a.topic_id)) shared
      from question_assignments a where a.question_location = 1
        and a.admission_test_id = n.admission_test_id and a.section_id = u.section_id
        and a.topic_id = o.id
    ) f
    where t.id = o.id and o.id = any(${ids})`)
}

/**
 * Sets or takes off a bookmark; false when the student was given no such
 * question.
 */
export async function setBookmark(
  db: Db,
  studentId: string,
  questionId: number,
  isBookmarked: boolean,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into student_questions as q (student_id, question_id, is_bookmarked)
      select ${studentId}::uuid, ${questionId}::int, ${isBookmarked}::boolean
      where ${givenTo(studentId, questionId)}
      on conflict (student_id, question_id) do update set is_bookmarked = excluded.is_bookmarked
      returning 1`,
  )
  return rows.length > 0
}

/**
 * Flags a question. While the student's flag on it is open, a new text takes the place of the old.
 * Answers whether the flag is a new one; undefined when the student was given no such question.
 */
export async function flagQuestion(
  db: Db,
  flag: { studentId: string; questionId: number; text: string },
  now: Date,
): Promise<{ id: string; isNew: boolean } | undefined> {
  const { studentId, questionId, text } = flag
  const [flagged] = await rowsOf<{ id: string; isNew: boolean }>(
    db,
    sql`with flag as (
        insert into question_flags (id, question_id, student_id, text, created_at)
        select ${newId(now.getTime())}::uuid, ${questionId}::int, ${studentId}::uuid, ${text}::text,
          ${at(now)}
        where ${givenTo(studentId, questionId)}
        on conflict (student_id, question_id) where state = 'open'
          do update set text = excluded.text
        returning id, student_id, question_id, xmax = 0 as is_new
      )
      insert into student_questions as q (student_id, question_id, is_flagged)
      select student_id, question_id, true from flag
      on conflict (student_id, question_id) do update set is_flagged = true
      returning (select id from flag) as "id", (select is_new from flag) as "isNew"`,
  )
  return flagged
}

/** A student's full name, and the ids of the tutors who teach the student. */
export async function studentWithTutors(
  db: Db,
  studentId: string,
): Promise<{ name: string; tutorIds: string[] }> {
  const rows = await db
    .select({ first: users.firstName, last: users.lastName, tutorId: tutorStudents.tutorId })
    .from(users)
    .leftJoin(tutorStudents, eq(tutorStudents.studentId, users.id))
    .where(eq(users.id, studentId))
  return {
    name: `${rows[0]?.first ?? ''} ${rows[0]?.last ?? ''}`.trim(),
    tutorIds: rows.flatMap(({ tutorId }) => tutorId ?? []),
  }
}
