import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { holidays, reportCards, schools, terms } from '../../database/schema/index.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, type DaysAsked, hasDayOf, type Listed, orderOf } from '../../lists/index.ts'
import type { Holiday, Span } from './calendar.rules.ts'
import { sharedHolidaysFrom } from './calendar.sql.ts'

type TermRow = typeof terms.$inferSelect
type HolidayRow = typeof holidays.$inferSelect

/** All terms, the latest first. */
export async function findTerms(db: Db): Promise<TermRow[]> {
  return await db.select().from(terms).orderBy(desc(terms.startsOn), desc(terms.id))
}

/** A term; held as it is until the transaction ends where that is asked for. */
export async function findTerm(db: Db, id: string, isHeld: boolean): Promise<TermRow | undefined> {
  const found = db.select().from(terms).where(eq(terms.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  return row
}

/** Whether another term than this has a day of these. */
export async function hasTermWithin(
  db: Db,
  { startsOn, endsOn, id }: Pick<TermRow, 'startsOn' | 'endsOn'> & { id: string | null },
): Promise<boolean> {
  const found = await db
    .select({ id: terms.id })
    .from(terms)
    .where(
      and(
        lte(terms.startsOn, endsOn),
        gte(terms.endsOn, startsOn),
        sql`${terms.id} is distinct from ${id}`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Writes a term as it now is. */
export async function writeTerm(tx: Db, term: TermRow): Promise<void> {
  await tx.insert(terms).values(term).onConflictDoUpdate({ target: terms.id, set: term })
}

/** Whether a report card was written in a term, which then stays. */
export async function hasCards(db: Db, termId: string): Promise<boolean> {
  const found = await db
    .select({ id: reportCards.id })
    .from(reportCards)
    .where(eq(reportCards.termId, termId))
    .limit(1)
  return found.length > 0
}

export async function deleteTerm(tx: Db, id: string): Promise<void> {
  await tx.delete(terms).where(eq(terms.id, id))
}

/** What is sought among the holidays; of a school beside those of everybody. */
export interface HolidayFilters extends DaysAsked {
  search?: string | undefined
  schoolId?: string | undefined
}

/** A row of the list of holidays. */
export interface ListedHoliday
  extends Pick<HolidayRow, 'id' | 'schoolId' | 'name' | 'isBank' | 'version'> {
  schoolName: string | null
  from: string
  to: string
}

/** Holidays that fit as a list, the latest first. */
export function holidaysListed({ search, schoolId, ...days }: HolidayFilters): Listed {
  const wanted = allAsked(
    likeOf(search, sql`h.name`),
    schoolId === undefined
      ? undefined
      : sql`(h.school_id is null or h.school_id = ${schoolId}::uuid)`,
    hasDayOf(sql`h.starts_on`, sql`h.ends_on`, days),
  )
  return {
    fits: sql`select h.id, h.starts_on from holidays h where ${wanted}`,
    order: orderOf('desc', sql`p.starts_on`, sql`p.id`),
    columns: sql`h.id, h.school_id "schoolId", s.name "schoolName", h.name,
      h.starts_on::text "from", h.ends_on::text "to", h.is_bank "isBank", h.version`,
    joins: sql`join holidays h on h.id = p.id left join schools s on s.id = h.school_id`,
  }
}

/** The holidays of a school, or those of everybody but the bank holidays. */
export async function findOwnHolidays(db: Db, schoolId: string | null): Promise<HolidayRow[]> {
  return await db
    .select()
    .from(holidays)
    .where(
      and(
        eq(holidays.isBank, false),
        schoolId === null ? isNull(holidays.schoolId) : eq(holidays.schoolId, schoolId),
      ),
    )
    .orderBy(desc(holidays.startsOn), desc(holidays.id))
}

/** England's bank holidays, of which the rules of working days are made. */
export async function findBankHolidays(db: Db): Promise<Holiday[]> {
  return await rowsOf<Holiday>(
    db,
    sql`select starts_on::text "from", ends_on::text "to", is_bank "isBank"
      from holidays where is_bank`,
  )
}

/** The holidays of everybody, bank holidays too, that have not ended before a day. */
export async function findSharedHolidays(db: Db, from: string): Promise<Span[]> {
  const [row] = await rowsOf<{ days: Span[] }>(
    db,
    sql`select ${sharedHolidaysFrom(sql`${from}::date`)} "days"`,
  )
  return row?.days ?? []
}

/** A holiday; held as it is until the transaction ends where that is asked for. */
export async function findHoliday(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<HolidayRow | undefined> {
  const found = db.select().from(holidays).where(eq(holidays.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  return row
}

/** Writes a holiday as it now is. */
export async function writeHoliday(tx: Db, holiday: HolidayRow): Promise<void> {
  await tx
    .insert(holidays)
    .values(holiday)
    .onConflictDoUpdate({ target: holidays.id, set: holiday })
}

/** Takes a holiday away. @returns whose it was; null where it was gone */
export async function deleteHoliday(
  tx: Db,
  id: string,
): Promise<Pick<HolidayRow, 'schoolId'> | null> {
  const [gone] = await tx
    .delete(holidays)
    .where(eq(holidays.id, id))
    .returning({ schoolId: holidays.schoolId })
  return gone ?? null
}

/** The schools that a holiday may be of, by name. */
export async function findSchools(db: Db, ids?: readonly string[]) {
  return await db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(ids === undefined ? undefined : inArray(schools.id, [...ids]))
    .orderBy(asc(schools.name), asc(schools.id))
}

/** The first twenty schools by name of those that have the words in it and can be chosen. */
export async function searchSchools(db: Db, search: string | undefined) {
  return await db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(and(likeOf(search, sql`${schools.name}`), eq(schools.isArchived, false)))
    .orderBy(asc(schools.name), asc(schools.id))
    .limit(20)
}

/** Keeps others from changing terms and holidays until the transaction ends. */
export async function lockCalendar(tx: Db): Promise<void> {
  await tx.execute(sql`lock table terms, holidays in share row exclusive mode`)
}
