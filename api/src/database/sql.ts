import { type SQL, sql } from 'drizzle-orm'

/**
 * Pieces of SQL that statements of all areas are made of. Raw statements give moments as texts of
 * different precision on the two databases, so moments leave the database as milliseconds.
 */

/** Lets the rest of a transaction wait and work for as long as it takes: before anybody is served. */
export const withoutTimeLimit = sql`set local statement_timeout = 0`

/** A moment as a parameter. */
export function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}

/** A moment as milliseconds since the epoch, or a span of time as milliseconds. */
export function ms(moment: SQL): SQL {
  return sql`(extract(epoch from ${moment}) * 1000)::float8`
}

/** The day in which a moment falls in a time zone, as a `date`. */
export function dayIn(moment: SQL, zone: SQL): SQL {
  return sql`((${moment}) at time zone ${zone})::date`
}

/** The time zone of a person. */
export function zoneOf(userId: string): SQL {
  return sql`(select z.time_zone from users z where z.id = ${userId})`
}

/** A list of whole numbers as an array of the database. */
export function intArray(numbers: readonly number[]): SQL {
  return sql`${`{${numbers.join(',')}}`}::int[]`
}

/** A list of ids of people or sets as an array of the database. */
export function uuidArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}

/** A list of plain names (letters, digits, dots, dashes) as an array of the database. */
export function textArray(names: readonly string[]): SQL {
  return sql`${`{${names.join(',')}}`}::text[]`
}

/**
 * Whether one of these texts holds the words, in any letter case; `%`, `_` and `\` stand for
 * themselves. True where nothing is sought.
 */
export function likeOf(search: string | undefined, ...texts: SQL[]): SQL {
  if (search === undefined || search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${sql.join(
    texts.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`
}

/**
 * Whether the name or the email of a person `u` holds the words, as they are searched for: in small
 * letters, without marks; `%`, `_` and `\` stand for themselves. Not asked for where nothing is sought.
 */
export function isSought(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined
  return sql`u.search_text like '%' || plain_text(${search.replace(/[\\%_]/g, '\\$&')}) || '%'`
}
