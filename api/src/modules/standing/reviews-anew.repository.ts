import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { missReasons } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { medianMs, timeSpanOf, timeSpans } from '../questions/index.ts'
import type { AnswerMarkedAnew } from './marked-anew.rules.ts'
import { cardColumns, type StoredCard, toCard, writeCards } from './review-cards.repository.ts'
import { type HeldMiss, type HeldReview, reviewsAnew } from './reviews-anew.rules.ts'

interface Key {
  studentId: string
  questionId: number
}

async function heldReview(tx: Db, { studentId, questionId }: Key): Promise<HeldReview> {
  const [row] = await rowsOf<{
    card: StoredCard | null
    setId: string | null
    versionId: number
    topicId: number
    reason: (typeof missReasons)[number] | null
    times: number
    missedMs: number
    masteredMs: number | null
  }>(
    tx,
    sql`select case when r.question_id is null then null else ${cardColumns} end "card",
        m.set_id "setId", m.version_id "versionId", m.topic_id "topicId", m.reason, m.times,
        ${ms(sql`m.missed_at`)} "missedMs", ${ms(sql`m.mastered_at`)} "masteredMs"
      from (select ${studentId}::uuid student_id, ${questionId}::int question_id) k
      left join review_cards r using (student_id, question_id)
      left join misses m using (student_id, question_id)`,
  )
  if (row === undefined) return { card: null, miss: null }
  const { card, setId, missedMs, masteredMs, ...miss } = row
  return {
    card: card && toCard(card),
    miss:
      setId === null
        ? null
        : {
            ...miss,
            setId,
            missedAt: new Date(Math.round(missedMs)),
            masteredAt: masteredMs === null ? null : new Date(Math.round(masteredMs)),
          },
  }
}

/**
 * The cohort's median time when each of these answers came, from the first answers before it. What
 * comes first of a student has no card yet, and needs none.
 */
async function mediansBefore(
  tx: Db,
  questionId: number,
  answers: readonly AnswerMarkedAnew[],
): Promise<(number | null)[]> {
  const last = answers.at(-1)
  if (last === undefined || answers.length === 1) return answers.map(() => null)
  const firsts = await rowsOf<{ id: number; timeMs: number }>(
    tx,
    sql`select id::float8 "id", time_ms "timeMs" from attempts
      where question_id = ${questionId} and is_first and id < ${last.attemptId}::bigint`,
  )
  return answers.map(({ attemptId }, place) => {
    if (place === 0) return null
    const counts = Array.from({ length: timeSpans }, () => 0)
    for (const { id, timeMs } of firsts) {
      const span = timeSpanOf(timeMs)
      if (id < attemptId) counts[span] = (counts[span] ?? 0) + 1
    }
    return medianMs(counts)
  })
}

async function writeMiss(
  tx: Db,
  { studentId, questionId }: Key,
  miss: HeldMiss | null,
): Promise<void> {
  if (miss === null) {
    await tx.execute(sql`delete from misses
      where student_id = ${studentId} and question_id = ${questionId}`)
    return
  }
  const masteredAt = miss.masteredAt === null ? sql`null` : at(miss.masteredAt)
  await tx.execute(sql`
    insert into misses (student_id, question_id, version_id, set_id, topic_id, reason, times,
      missed_at, mastered_at)
    values (${studentId}, ${questionId}, ${miss.versionId}, ${miss.setId}, ${miss.topicId},
      ${miss.reason}, ${miss.times}, ${at(miss.missedAt)}, ${masteredAt})
    on conflict (student_id, question_id) do update set
      version_id = excluded.version_id, set_id = excluded.set_id, topic_id = excluded.topic_id,
      reason = excluded.reason, times = excluded.times, missed_at = excluded.missed_at,
      mastered_at = excluded.mastered_at`)
}

/** Brings a student's card and miss of a question in line with marks that were put right. */
export async function writeReviewsAnew(
  tx: Db,
  key: Key,
  answers: readonly AnswerMarkedAnew[],
): Promise<void> {
  const held = await heldReview(tx, key)
  const medians = await mediansBefore(tx, key.questionId, answers)
  const { card, miss } = reviewsAnew(
    held,
    answers.map(({ before, ...answer }, place) => ({
      ...answer,
      wasCorrect: before.isCorrect,
      medianMs: medians[place] ?? null,
    })),
  )
  if (card !== null) await writeCards(tx, [{ ...key, card }])
  else if (held.card !== null) {
    await tx.execute(sql`delete from review_cards
      where student_id = ${key.studentId} and question_id = ${key.questionId}`)
  }
  if (miss !== null || held.miss !== null) await writeMiss(tx, key, miss)
}
