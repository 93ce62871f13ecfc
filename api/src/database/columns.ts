import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that tables of all areas have. */

/** A moment, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A number that the database gives out, from 1. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** Words as they are searched for; made and read by the database alone. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
