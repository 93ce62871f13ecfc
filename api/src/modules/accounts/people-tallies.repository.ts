import { type SQL, sql } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import type { PeopleFilters } from './people.repository.ts'

/** How many people there are of a role and a state, or of all: a sum of some rows. */
export function countTallied({ role, state }: Pick<PeopleFilters, 'role' | 'state'>): SQL {
  return sql`select sum(people) from people_tallies where state <> 'nobody'
    and ${role === undefined ? sql`true` : sql`role = ${role}`}
    and ${state === undefined ? sql`true` : sql`state = ${state}`}`
}

/** Makes one row of those that count the same; what is summed is the same before and after. */
export async function mergePeopleTallies({ db }: Pick<Occasion, 'db'>): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from people_tallies y using (
        select unnest(array_agg(id)) id from people_tallies
        group by role, state having count(*) > 1 or sum(people) = 0) many
      where y.id = many.id
      returning y.*
    )
    insert into people_tallies (role, state, people)
    select role, state, sum(people) from gone group by 1, 2 having sum(people) <> 0`)
}
