import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** The database or a transaction in it, whichever of the two drivers is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
