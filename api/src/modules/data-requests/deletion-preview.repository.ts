import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { isOf, personalData } from '../../database/personal-data.ts'

/** Rows of one kind of data of a person. */
export interface KindOfData {
  /** Its name as the areas declare it: `bookings`. */
  name: string
  rows: number
}

/** How much there is of every kind of data of a person, in one statement; kinds without any are left out. */
export async function countData(db: Db, userId: string): Promise<KindOfData[]> {
  const each = personalData().map(
    (source, place) => sql`select ${place}::int place, ${source.name} as name, count(*)::int as rows
      from ${sql.identifier(source.table)} t where ${isOf(source, userId)} having count(*) > 0`,
  )
  return await rowsOf<KindOfData>(
    db,
    sql`select name, rows from (${sql.join(each, sql` union all `)}) every_kind order by place`,
  )
}

/** The day of the latest bill of a person, as payer or as student; null without any. */
export async function latestBill(db: Db, userId: string): Promise<string | null> {
  const [row] = await rowsOf<{ day: string | null }>(
    db,
    sql`select max(d.issued_on)::text "day" from money_documents d
      join payers y on y.id = d.payer_id left join bookings b on b.id = d.booking_id
      where y.user_id = ${userId}::uuid or b.student_id = ${userId}::uuid`,
  )
  return row?.day ?? null
}

/**
 * Takes the names out of bills from before a day, of people who are gone.
 * @returns how many there were.
 */
export async function emptyBuyers(db: Db, before: string): Promise<number> {
  const emptied = await rowsOf(
    db,
    sql`update money_documents d set buyer = '{"name":"","address":""}', student_name = '',
        file_id = null
      from payers y join users u on u.id = y.user_id
      where y.id = d.payer_id and d.issued_on < ${before}::date and d.buyer->>'name' <> ''
        and u.email = u.id || '@deleted.invalid'
      returning d.id`,
  )
  return emptied.length
}
