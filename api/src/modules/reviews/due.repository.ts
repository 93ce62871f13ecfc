import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { sealedSetsOf } from '../questions/index.ts'
import type { PlacedQuestion } from '../sets/index.ts'

/** Whether the question of a card `r` still reaches students. */
const isFiled = sql`exists (select 1 from question_assignments a where a.question_id = r.question_id)`

/**
 * Whether a card `r` comes back: its question still reaches students, and was not missed in a test
 * or sitting whose keys are hidden yet.
 */
function comesBack(studentId: string): SQL {
  return sql`${isFiled}
    and not exists (select 1 from misses m where m.student_id = r.student_id
      and m.question_id = r.question_id and m.set_id = any(${sealedSetsOf(studentId)}))`
}

/** What a student has chosen for reviews, and in which zone the student's days are. */
export async function reviewHabits(
  db: Db,
  studentId: string,
): Promise<{ timeZone: string; dailyLimit: number }> {
  const [row] = await rowsOf<{ timeZone: string; dailyLimit: number }>(
    db,
    sql`select u.time_zone "timeZone", coalesce(p.daily_reviews, 20)::int "dailyLimit"
      from users u left join student_practice p on p.student_id = u.id
      where u.id = ${studentId}`,
  )
  return row ?? { timeZone: 'UTC', dailyLimit: 20 }
}

/** Sets how many reviews a student is offered in a day, at most. */
export async function setReviewLimit(db: Db, studentId: string, limit: number): Promise<void> {
  await db.execute(sql`insert into student_practice (student_id, daily_reviews)
    values (${studentId}, ${limit})
    on conflict (student_id) do update set daily_reviews = excluded.daily_reviews`)
}

/** What is due of a student's cards, and what was reviewed in the day. */
export interface DueCounts {
  due: number
  reviewedToday: number
  nextDueMs: number | null
  /** Cards due before `until`, by the student's day; those overdue are in days that are over. */
  days: { day: string; due: number }[]
}

const inQuarter = (moment: SQL) => sql`date_bin('15 minutes', ${moment}, timestamptz 'epoch')`

/**
 * Counts from `review_tallies`: what fell due before today by days, the days to come by quarters of an
 * hour, which no zone's midnight cuts, and from the cards themselves only those of this quarter and of
 * tests and sittings whose keys are hidden yet. A review is an answer to a question that had a card
 * before.
 */
export async function dueCounts(
  db: Db,
  studentId: string,
  span: { now: Date; today: { from: Date; until: Date }; until: Date; timeZone: string },
): Promise<DueCounts> {
  const { now, today, until, timeZone } = span
  const [row] = await rowsOf<DueCounts>(
    db,
    sql`with t as (
        select ${inQuarter(at(now))} quarter,
          date_trunc('day', ${at(today.from)}, 'UTC') "day"
      ), c as (
        select y.since at, y.cards from review_tallies y, t
        where y.student_id = ${studentId} and y.minutes = 1440 and y.since < t.day
        union all
        select y.since, y.cards from review_tallies y, t
        where y.student_id = ${studentId} and y.minutes = 15 and y.since >= t.day
          and y.since < ${at(until)} and y.since <> t.quarter
        union all
        select r.due, 1 from review_cards r, t
        where r.student_id = ${studentId} and r.due >= t.quarter
          and r.due < t.quarter + interval '15 minutes' and ${isFiled}
        union all
        select r.due, -1
        from unnest(${sealedSetsOf(studentId)}) x (set_id)
        cross join lateral (
          select question_id from revise_set_questions where set_id = x.set_id offset 0
        ) g
        join misses m on m.student_id = ${studentId} and m.question_id = g.question_id
          and m.set_id = x.set_id
        cross join lateral (
          select due, question_id from review_cards
          where student_id = m.student_id and question_id = m.question_id offset 0
        ) r
        where r.due < ${at(until)} and ${isFiled}
      )
      select coalesce(sum(d.due) filter (where d.is_due), 0)::int "due",
        coalesce(json_agg(json_build_object('day', d.day, 'due', d.due)), '[]') "days",
        (select count(*)::int from review_cards x where x.student_id = ${studentId}
          and x.last_review >= ${at(today.from)} and x.last_review < ${at(today.until)}
          and x.reps > 1) "reviewedToday",
        (select ${ms(sql`r.due`)} from review_cards r
          where r.student_id = ${studentId} and r.due > ${at(now)} and ${comesBack(studentId)}
          order by r.due limit 1) "nextDueMs"
      from (
        select (c.at at time zone ${timeZone}::text)::date::text "day", c.at <= ${at(now)} is_due,
          sum(c.cards)::int due
        from c group by 1, 2
      ) d`,
  )
  return row ?? { due: 0, reviewedToday: 0, nextDueMs: null, days: [] }
}

/** Where a question of a card or a miss stands: where it is filed for Revise, or was missed. */
const placed = (studentId: string, questionId: SQL) => sql`
  cross join lateral (
    select coalesce(
      (select min(a.topic_id) from question_assignments a
        where a.question_id = ${questionId} and a.question_location = 1),
      (select m.topic_id from misses m
        where m.student_id = ${studentId} and m.question_id = ${questionId})) topic_id
  ) w
  join topics t on t.id = w.topic_id
  join subjects u on u.id = t.subject_id
  join section_numbers n on n.id = u.section_id`

const placeColumns = sql`t.id "topicId", u.slug "subjectSlug", n.id "sectionId",
  n.admission_test_id "admissionTestId"`

/** Questions whose review is due, those that have waited longest first. */
export async function dueQuestions(
  db: Db,
  studentId: string,
  now: Date,
  size: number,
): Promise<PlacedQuestion[]> {
  return await rowsOf<PlacedQuestion>(
    db,
    sql`select r.question_id "questionId", ${placeColumns}
      from (
        select r.question_id, r.due from review_cards r
        where r.student_id = ${studentId} and r.due <= ${at(now)} and ${comesBack(studentId)}
        order by r.due, r.question_id limit ${size}
      ) r ${placed(studentId, sql`r.question_id`)}
      order by r.due, r.question_id`,
  )
}

/** Questions of the error log that still reach students, those missed last first. */
export async function missedQuestions(
  db: Db,
  studentId: string,
  which: SQL,
  { size, pageNo }: { size: number; pageNo: number },
): Promise<PlacedQuestion[]> {
  return await rowsOf<PlacedQuestion>(
    db,
    sql`select m.question_id "questionId", ${placeColumns}
      from (
        select m.question_id, m.missed_at from misses m
        where ${which}
          and exists (select 1 from question_assignments a where a.question_id = m.question_id)
        order by m.missed_at desc, m.question_id
        limit ${size} offset ${(pageNo - 1) * size}
      ) m ${placed(studentId, sql`m.question_id`)}
      order by m.missed_at desc, m.question_id`,
  )
}
