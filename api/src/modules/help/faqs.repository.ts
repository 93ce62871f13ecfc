import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { faqs } from '../../database/schema/index.ts'
import { ms, uuidArray } from '../../database/sql.ts'
import type { Standing } from '../../versions/index.ts'
import type { FaqValues } from './faq.values.ts'
import type { FaqAudience } from './help.rules.ts'

/** A question as its readers have it; the answer as it is kept. */
export interface PublishedFaq {
  id: string
  section: string
  question: string
  answer: string
}

/** The published questions of an audience in their order. */
export async function findPublished(db: Db, audience: FaqAudience): Promise<PublishedFaq[]> {
  return await db
    .select({
      id: faqs.id,
      section: faqs.section,
      question: faqs.question,
      answer: faqs.answer,
    })
    .from(faqs)
    .where(and(eq(faqs.audience, audience), eq(faqs.state, 'published')))
    .orderBy(asc(faqs.position), asc(faqs.id))
}

/** Whether an audience is shown this question. */
export async function isPublishedFor(db: Db, id: string, audience: FaqAudience): Promise<boolean> {
  const shown = and(eq(faqs.id, id), eq(faqs.audience, audience), eq(faqs.state, 'published'))
  return (await db.$count(faqs, shown)) > 0
}

/** A question as admins look after it. */
export interface FaqRow extends PublishedFaq {
  state: FaqValues['state']
  wroteAfter: number
  updatedMs: number
  version: number
}

/** All questions of an audience in their order, with how many wrote after reading each. */
export async function findFaqs(db: Db, audience: FaqAudience): Promise<FaqRow[]> {
  return await rowsOf<FaqRow>(
    db,
    sql`select f.id, f.section, f.question, f.answer, f.state, f.version,
        ${ms(sql`f.updated_at`)} "updatedMs",
        (select count(*)::int from help_messages m where m.faq_id = f.id) "wroteAfter"
      from faqs f where f.audience = ${audience} order by f.position, f.id`,
  )
}

/** A question as it is edited; held as it is until the transaction ends where that is asked for. */
export async function findFaq(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<FaqValues> | undefined> {
  const found = db.select().from(faqs).where(eq(faqs.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const { audience, section, question, answer, state, version } = row
  return { values: { audience, section, question, answer, state }, version }
}

/** Writes a question as it now is; one that is new to its audience stands behind all others. */
export async function writeFaq(
  tx: Db,
  id: string,
  { values, version }: Standing<FaqValues>,
  isMoved: boolean,
  now: Date,
): Promise<void> {
  const row = { ...values, version, updatedAt: now }
  const position = sql`(select coalesce(max(position), 0) + 1 from faqs
    where audience = ${values.audience})`
  await tx
    .insert(faqs)
    .values({ ...row, id, position })
    .onConflictDoUpdate({ target: faqs.id, set: isMoved ? { ...row, position } : row })
}

/** Ids of an audience's questions in their order, held until the transaction ends. */
export async function holdFaqs(tx: Db, audience: FaqAudience): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from faqs where audience = ${audience} order by position, id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Puts questions into an order. */
export async function orderFaqs(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update faqs f set position = o.place
    from unnest(${uuidArray(ids)}) with ordinality o (id, place) where f.id = o.id`)
}
