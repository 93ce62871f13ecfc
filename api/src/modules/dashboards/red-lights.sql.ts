import { type SQL, sql } from 'drizzle-orm'
import { talliedLights } from './lights.sql.ts'

/** How many students are red and not set aside: as many as the audit dashboard lists. */
export const redLights = (now: Date): SQL => sql`(select coalesce(sum(q.students), 0)
  from ${talliedLights(sql`true`, now)} where q.light = 'red' and not q.is_snoozed)`
