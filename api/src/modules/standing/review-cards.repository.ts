import { sql } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { medianMs } from '../questions/index.ts'
import { afterAnswer, type ReviewCard, type ReviewState, rate } from './review-cards.rules.ts'

/** A marked answer, as far as cards and misses need it. */
export interface AnsweredQuestion {
  studentId: string
  setId: string
  questionId: number
  versionId: number
  topicId: number
  isCorrect: boolean
  timeMs: number
  answeredAt: Date
}

/** A card as statements give and take it: moments as milliseconds. */
export interface StoredCard extends Omit<ReviewCard, 'due' | 'lastReview'> {
  dueMs: number
  lastReviewMs: number
}

/** A card `r` as statements give it. */
export const cardColumns = sql`json_build_object('dueMs', ${ms(sql`r.due`)},
  'stability', r.stability, 'difficulty', r.difficulty, 'scheduledDays', r.scheduled_days,
  'learningSteps', r.learning_steps, 'reps', r.reps, 'lapses', r.lapses, 'state', r.state,
  'lastReviewMs', ${ms(sql`r.last_review`)})`

export function toCard({ dueMs, lastReviewMs, ...card }: StoredCard): ReviewCard {
  return {
    ...card,
    due: new Date(Math.round(dueMs)),
    lastReview: new Date(Math.round(lastReviewMs)),
  }
}

interface Before {
  card: ReviewCard | null
  isGuessed: boolean
  medianMs: number | null
}

type Group = readonly [AnsweredQuestion, ...AnsweredQuestion[]]

/** What is there of each group's question: in the order of the groups. */
async function stateBefore(tx: Db, groups: readonly Group[]): Promise<Before[]> {
  const rows = await rowsOf<{
    place: number
    card: StoredCard | null
    isGuessed: boolean
    timeCounts: number[] | null
  }>(
    tx,
    sql`select p.place, case when r.question_id is null then null else ${cardColumns} end "card",
        coalesce(m.reason = 'guessed' and m.mastered_at is null, false) "isGuessed",
        c.time_counts "timeCounts"
      from jsonb_to_recordset(${JSON.stringify(
        groups.map((own, place) => ({
          place,
          student_id: own[0].studentId,
          question_id: own[0].questionId,
          times: own.length,
        })),
      )}::jsonb) as p (place int, student_id uuid, question_id int, times int)
      left join review_cards r on r.student_id = p.student_id and r.question_id = p.question_id
      left join misses m on m.student_id = p.student_id and m.question_id = p.question_id
      left join question_statistics c on c.question_id = p.question_id
        and (r.question_id is not null or p.times > 1)
      where r.question_id is not null or p.times > 1`,
  )
  const before = groups.map((): Before => ({ card: null, isGuessed: false, medianMs: null }))
  for (const { place, card, isGuessed, timeCounts } of rows) {
    before[place] = {
      card: card && toCard(card),
      isGuessed,
      medianMs: timeCounts && medianMs(timeCounts),
    }
  }
  return before
}

/** Writes cards over the ones there are. */
export async function writeCards(
  tx: Db,
  cards: readonly { studentId: string; questionId: number; card: ReviewCard }[],
): Promise<void> {
  if (cards.length === 0) return
  await tx.execute(sql`
    insert into review_cards (student_id, question_id, due, stability, difficulty, scheduled_days,
      learning_steps, reps, lapses, state, last_review)
    select student_id, question_id, due, stability, difficulty, scheduled_days, learning_steps,
      reps, lapses, state, last_review
    from jsonb_to_recordset(${JSON.stringify(
      cards.map(({ studentId, questionId, card }) => ({
        student_id: studentId,
        question_id: questionId,
        due: card.due,
        stability: card.stability,
        difficulty: card.difficulty,
        scheduled_days: card.scheduledDays,
        learning_steps: card.learningSteps,
        reps: card.reps,
        lapses: card.lapses,
        state: card.state,
        last_review: card.lastReview,
      })),
    )}::jsonb) as r (student_id uuid, question_id int, due timestamptz, stability real,
      difficulty real, scheduled_days int, learning_steps smallint, reps int, lapses int,
      state smallint, last_review timestamptz)
    on conflict (student_id, question_id) do update set
      due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
      scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps,
      reps = excluded.reps, lapses = excluded.lapses, state = excluded.state,
      last_review = excluded.last_review`)
}

interface Outcome {
  own: Group
  state: ReviewState
}

/** Writes what was missed; the reason is to be said anew. */
async function writeMisses(tx: Db, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.flatMap(({ own, state }) => {
    const last = own.findLast((each) => !each.isCorrect)
    if (last === undefined) return []
    return {
      student_id: last.studentId,
      question_id: last.questionId,
      version_id: last.versionId,
      set_id: last.setId,
      topic_id: last.topicId,
      times: state.misses,
      missed_at: last.answeredAt,
      mastered_at: state.masteredAt,
    }
  })
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into misses as m (student_id, question_id, version_id, set_id, topic_id, times,
      missed_at, mastered_at)
    select student_id, question_id, version_id, set_id, topic_id, times, missed_at, mastered_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (student_id uuid,
      question_id int, version_id int, set_id uuid, topic_id int, times int,
      missed_at timestamptz, mastered_at timestamptz)
    on conflict (student_id, question_id) do update set
      version_id = excluded.version_id, set_id = excluded.set_id, topic_id = excluded.topic_id,
      reason = null, times = m.times + excluded.times,
      missed_at = greatest(m.missed_at, excluded.missed_at), mastered_at = excluded.mastered_at`)
}

/** Takes out of the error log what became mastered without another miss. */
async function writeMastered(tx: Db, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes
    .filter(({ state }) => state.misses === 0 && state.masteredAt !== null)
    .map(({ own, state }) => ({
      student_id: own[0].studentId,
      question_id: own[0].questionId,
      mastered_at: state.masteredAt,
    }))
  if (rows.length === 0) return
  await tx.execute(sql`
    update misses m set mastered_at = r.mastered_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (student_id uuid, question_id int, mastered_at timestamptz)
    where m.student_id = r.student_id and m.question_id = r.question_id
      and m.mastered_at is null`)
}

/**
 * Brings the cards of spaced review and the error log up to date with marked answers, in four
 * statements at most however many there are. To be called after the students' questions were
 * rolled up, whose rows hold racing answers to the same question apart.
 * @param groups the answers by student and question, in one order for all; each in the order in
 * which they were given.
 */
export async function rollUpReviews(tx: Db, groups: readonly Group[]): Promise<void> {
  const before = await stateBefore(tx, groups)
  const outcomes = groups.map((own, at): Outcome => {
    const { card = null, isGuessed = false, medianMs: median = null } = before[at] ?? {}
    const none: ReviewState = { card, isGuessed, misses: 0, masteredAt: null }
    return { own, state: own.reduce((state, each) => afterAnswer(state, each, median), none) }
  })
  await writeCards(
    tx,
    outcomes.flatMap(({ own, state: { card } }) =>
      card === null ? [] : { studentId: own[0].studentId, questionId: own[0].questionId, card },
    ),
  )
  await writeMisses(tx, outcomes)
  await writeMastered(tx, outcomes)
}

/** Most cards that are found due in one statement. */
const mostAtOnce = 500

/**
 * Finds out which cards have become due, of all students, so that they are tallied and need not be
 * counted one by one; until then they are counted by their moment, so that it may come late. A card
 * that somebody answers at this moment is left to the next round.
 */
export async function tallyDueReviews({ db, now }: Occasion): Promise<void> {
  for (let found = mostAtOnce; found === mostAtOnce; ) {
    // Questions before cards, as answers lock them.
    const rows = await rowsOf(
      db,
      sql`update review_cards r set is_due = true
        from (
          select s.student_id, s.question_id
          from (
            select c.student_id, c.question_id
            from students st
            cross join lateral (
              select student_id, question_id from review_cards
              where student_id = st.user_id and not is_due and due <= ${at(now)}
              limit ${mostAtOnce}
            ) c
            limit ${mostAtOnce}
          ) d
          join student_questions s using (student_id, question_id)
          order by 1, 2 for update of s skip locked
        ) l
        where r.student_id = l.student_id and r.question_id = l.question_id
          and not r.is_due and r.due <= ${at(now)}
        returning r.question_id`,
    )
    found = rows.length
  }
}

/** Reschedules a question as if it had been answered wrongly now. */
export async function reviewAsWrong(
  tx: Db,
  studentId: string,
  questionId: number,
  now: Date,
): Promise<void> {
  // Questions before cards, as answers lock them; one that was left out has no row yet.
  await tx.execute(sql`insert into student_questions as q (student_id, question_id)
    values (${studentId}, ${questionId})
    on conflict (student_id, question_id) do update set is_due = q.is_due`)
  const [row] = await rowsOf<{ card: StoredCard }>(
    tx,
    sql`select ${cardColumns} "card" from review_cards r
      where r.student_id = ${studentId} and r.question_id = ${questionId} for update`,
  )
  const card = rate(row === undefined ? null : toCard(row.card), 'again', now)
  await writeCards(tx, [{ studentId, questionId, card }])
}
