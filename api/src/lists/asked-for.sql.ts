import { type SQL, sql } from 'drizzle-orm'

/** Days that a list is filtered by, the first and the last; see `daysAsked` in the contract. */
export interface DaysAsked {
  from?: string | undefined
  to?: string | undefined
}

/** What of these conditions is asked for, together; true where nothing is. */
export function allAsked(...conditions: (SQL | undefined)[]): SQL {
  const asked = conditions.filter((one) => one !== undefined)
  return asked.length === 0 ? sql`true` : sql`(${sql.join(asked, sql` and `)})`
}

/** Whether a column holds this record; not asked for without one. */
export function isRecord(column: SQL, id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : sql`${column} = ${id}::uuid`
}

/**
 * Whether a moment falls in these days of a time zone. The moment stands alone, so that an index on
 * it serves.
 */
export function isWithin(moment: SQL, zone: SQL, { from, to }: DaysAsked): SQL | undefined {
  if (from === undefined && to === undefined) return undefined
  return allAsked(
    from === undefined
      ? undefined
      : sql`${moment} >= ${from}::date::timestamp at time zone ${zone}`,
    to === undefined
      ? undefined
      : sql`${moment} < (${to}::date + 1)::timestamp at time zone ${zone}`,
  )
}

/** Whether a span, by its first and its last day, has one of these days. */
export function hasDayOf(first: SQL, last: SQL, { from, to }: DaysAsked): SQL | undefined {
  if (from === undefined && to === undefined) return undefined
  return allAsked(
    from === undefined ? undefined : sql`${last} >= ${from}::date`,
    to === undefined ? undefined : sql`${first} <= ${to}::date`,
  )
}
