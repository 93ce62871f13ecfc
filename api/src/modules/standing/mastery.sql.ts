import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'
import { halfLifeDays } from './mastery.rules.ts'

/** The share of its weight that the evidence of a `topic_mastery` row `m` keeps at a moment. */
const keptAt = (now: Date): SQL => sql`power(0.5::float8, greatest(0, extract(epoch from
  (${at(now)} - m.evidence_at))::float8) / ${halfLifeDays * 86_400}::float8)`

/** The weight of the evidence of a `topic_mastery` row `m` at a moment. */
export const weightAt = (now: Date): SQL => sql`(m.weighted_total * ${keptAt(now)})`

/** Mastery of a `topic_mastery` row `m` at a moment, 0 to 1, as `masteryOf` works it out. */
export function masteryAt(now: Date): SQL {
  return sql`((1 + m.weighted_right * ${keptAt(now)}) / (2 + ${weightAt(now)}))`
}
