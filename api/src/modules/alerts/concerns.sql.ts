import type { AlertAudience } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'

/** True of a concern `o` that is open and that these may see: beyond staff, once it was reviewed. */
export function isOpenFor(onlookers: AlertAudience): SQL {
  switch (onlookers) {
    case 'staff':
      return sql`o.state = 'open'`
    case 'family':
      return sql`(o.state = 'open' and o.reviewed_at is not null
        and o.audience in ('family', 'school'))`
    case 'school':
      return sql`(o.state = 'open' and o.reviewed_at is not null and o.audience = 'school')`
  }
}
