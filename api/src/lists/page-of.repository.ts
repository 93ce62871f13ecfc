import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { intArray, uuidArray } from '../database/sql.ts'

/**
 * A list as the database makes it, for a page of it and for the whole. Only what the filter and the
 * order need is worked out for every row; the rest for those that are shown.
 */
export interface Listed {
  /** A `select` of all that fits: the `id` of each, and what it is sorted by. */
  fits: SQL
  /** Sorts them, called `p`; the id last, so that rows never change places between two pages. */
  order: SQL
  /** What is shown of each; knows `p.id` and what is joined. */
  columns: SQL
  /** Joined to the shown ones: `join users u on u.id = p.id`. */
  joins: SQL
  /**
   * How many fit, where a roll-up or another count knows it: the page then comes in the order of an
   * index, without all that fits being read and sorted.
   */
  count?: SQL | undefined
  /** What is summed over all that fits, as one JSON value: `json_build_object('pence', sum(f.pence))`. */
  totals?: SQL | undefined
  /** Sorts what the joins make of one row, where that is several in a file. */
  within?: SQL | undefined
  /** What the ids are; those of people, sets and the like where nothing is said. */
  ids?: 'numbers' | undefined
}

/** Which page, from 1; see `paging` in the contract. */
export interface PageAsked {
  pageNo: number
  pageSize: number
}

/**
 * A page of a list and how many there are in all, in one statement. Past the end it is the last page:
 * rows may have gone since the address was made.
 */
export async function pageOf<R extends object, T = null>(
  db: Db,
  { fits, order, columns, joins, count, totals }: Listed,
  { pageNo, pageSize }: PageAsked,
): Promise<{ rows: R[]; totalCount: number; totals: T | null }> {
  const wanted = (pageNo - 1) * pageSize
  // Of the first page it is said outright: not knowing it, the database expects a tenth of all rows to
  // be gone through, and reads and sorts them.
  const offset =
    wanted === 0
      ? sql`0`
      : sql`(select least(${wanted}::int, greatest(total - 1, 0) / ${pageSize}::int * ${pageSize}::int)
          from counted)`
  const summed = totals === undefined ? sql`null::json` : sql`(select ${totals} from fits f)`
  const found = await rowsOf<R & { totalCount: number; sums: T | null; isRow: boolean }>(
    db,
    sql`with fits as (${fits}),
      counted as (
        select coalesce((${count ?? sql`select count(*) from fits`}), 0)::int total,
          ${summed} sums
      ), page as (
        select p.* from fits p order by ${order} limit ${pageSize} offset ${offset}
      )
      select counted.total "totalCount", counted.sums "sums", p.id is not null "isRow", ${columns}
      from counted left join (page p ${joins}) on true
      order by ${order}`,
  )
  return {
    // Without any row the count comes alone, with a row of nulls.
    rows: found.flatMap(({ isRow, totalCount: _, sums: __, ...row }) =>
      isRow ? [row as unknown as R] : [],
    ),
    totalCount: found[0]?.totalCount ?? 0,
    totals: found[0]?.sums ?? null,
  }
}

/** How many rows of a list fit. */
export async function countOf(db: Db, { fits }: Pick<Listed, 'fits'>): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int "rows" from (${fits}) p`,
  )
  return row?.rows ?? 0
}

/** How many rows of a whole list are fetched at once. */
const batchSize = 500

/**
 * All that fits, batch by batch, in the order of the list: which rows and in which order is settled
 * by the first statement, so that nothing is given twice or left out while others write.
 */
export async function* allOf<R extends object>(
  db: Db,
  { fits, order, columns, joins, within, ids: kind }: Listed,
): AsyncGenerator<R[]> {
  const all = await rowsOf<{ id: string | number }>(
    db,
    sql`select p.id from (${fits}) p order by ${order}`,
  )
  const inPlace = within === undefined ? sql`p.place` : sql`p.place, ${within}`
  for (let from = 0; from < all.length; from += batchSize) {
    const ids = all.slice(from, from + batchSize).map(({ id }) => id)
    const asArray = kind === 'numbers' ? intArray(ids.map(Number)) : uuidArray(ids.map(String))
    yield await rowsOf<R>(
      db,
      sql`select ${columns} from unnest(${asArray}) with ordinality p (id, place) ${joins}
        order by ${inPlace}`,
    )
  }
}

/**
 * Sorts by keys that no row is without, all in one direction: an index on them serves both, which it
 * does not where rows without a key are to come last.
 */
export function orderThrough(direction: 'asc' | 'desc', ...keys: SQL[]): SQL {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return sql.join(
    keys.map((key) => sql`${key} ${way}`),
    sql`, `,
  )
}

/** Sorts by these keys in turn, all in one direction; rows without the first key come last in both. */
export function orderOf(direction: 'asc' | 'desc', first: SQL, ...further: SQL[]): SQL {
  const ordered = sql`${orderThrough(direction, first)} nulls last`
  return further.length === 0 ? ordered : sql`${ordered}, ${orderThrough(direction, ...further)}`
}
