import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { isOf, personalData, type Source } from '../../database/personal-data.ts'

/** Rows of a person under the name of what they are. */
export interface DataSection {
  name: string
  rows: Record<string, unknown>[]
}

/** Everything that a person is given, in one statement; kinds without a row are left out. */
export async function readData(db: Db, userId: string): Promise<DataSection[]> {
  const given = personalData().filter(({ notGiven }) => notGiven === undefined)
  const each = given.map((source, index) => {
    const row = rowOf(source)
    // In an order that does not change when rows are written anew.
    return sql`select ${index}::int as place, ${source.name} as name,
        jsonb_agg(${row} order by ${row}) as rows
        from ${sql.raw(source.table)} t where ${isOf(source, userId)}
        having count(*) > 0`
  })
  return await rowsOf<DataSection>(
    db,
    sql`select name, rows from (${sql.join(each, sql` union all `)}) all_of_it order by place`,
  )
}

function rowOf({ select, owners, without = [] }: Source): SQL {
  if (select !== undefined) return select
  const names = [...owners.filter((owner) => owner !== 'id'), ...without]
  const left = sql.raw(`array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`)
  return sql`to_jsonb(t) - ${left}`
}
