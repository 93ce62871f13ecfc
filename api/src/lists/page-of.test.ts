import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { likeOf } from '../database/sql.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { allOf, orderOf, pageOf } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

/** The numbers from 1 to `last` as a list; a number that three divides has no `third`. */
const numbers = (last: number, search?: string, direction: 'asc' | 'desc' = 'asc') => ({
  fits: sql`select n id, nullif(n % 3, 0) third from generate_series(1, ${last}::int) n
    where ${likeOf(search, sql`n::text`, sql`'a_' || (n % 2)`)}`,
  order: orderOf(direction, sql`p.third`, sql`p.id`),
  columns: sql`p.id "id", x.half`,
  joins: sql`join lateral (select p.id / 2.0::float8 half) x on true`,
})

const page = async (last: number, pageNo: number, pageSize: number, search?: string) => {
  const { rows, totalCount } = await pageOf<{ id: number; half: number }>(
    app.db,
    numbers(last, search),
    { pageNo, pageSize },
  )
  return [rows.map(({ id }) => id), totalCount]
}

describe('a page of a list', () => {
  it.each([
    ['the first', 7, 1, 3, [[1, 4, 7], 7]],
    ['one between', 7, 2, 3, [[2, 5, 3], 7]],
    ['the last, half full', 7, 3, 3, [[6], 7]],
    ['the last in place of one past the end', 7, 1_000_000, 3, [[6], 7]],
    ['the last, full', 6, 9, 3, [[5, 3, 6], 6]],
    ['none of none', 0, 1, 3, [[], 0]],
    ['none of none past the end', 0, 5, 3, [[], 0]],
  ])('is %s', async (_name, last, pageNo, size, expected) => {
    expect(await page(last, pageNo, size)).toEqual(expected)
  })

  it.each([
    ['1', 12, [[1, 7, 10, 5, 11, 3, 9, 12].sort(), 8]],
    ['_', 3, [[1, 2, 3], 3]],
    ['A_0', 5, [[2, 4], 2]],
    ['%', 5, [[], 0]],
    ['\\', 5, [[], 0]],
    ['', 2, [[1, 2], 2]],
  ])('of what holds “%s”', async (search, last, expected) => {
    const [ids, total] = await page(last, 1, 100, search)
    expect([[...(ids as number[])].sort(), total]).toEqual(expected)
  })

  it('gives rows as they were asked for, and nothing else', async () => {
    const { rows } = await pageOf(app.db, numbers(1), { pageNo: 1, pageSize: 1 })
    expect(rows).toEqual([{ id: 1, half: 0.5 }])
  })

  it('takes the count from where it is known', async () => {
    const known = { ...numbers(7), count: sql`select 5` }
    const { rows, totalCount } = await pageOf(app.db, known, { pageNo: 9, pageSize: 2 })
    expect([rows.length, totalCount]).toEqual([2, 5])
    const unknown = { ...numbers(7), count: sql`select 1 where false` }
    expect((await pageOf(app.db, unknown, { pageNo: 1, pageSize: 2 })).totalCount).toBe(0)
  })

  it('sums over all that fits, also where the page has no row', async () => {
    const summed = (last: number) => ({
      ...numbers(last),
      totals: sql`json_build_object('sum', sum(f.id))`,
    })
    const of = async (last: number) =>
      await pageOf<{ id: number }, { sum: number | null }>(app.db, summed(last), {
        pageNo: 1,
        pageSize: 2,
      })
    const { rows, totals } = await of(7)
    expect([rows.length, totals]).toEqual([2, { sum: 28 }])
    expect((await of(0)).totals).toEqual({ sum: null })
    expect((await pageOf(app.db, numbers(3), { pageNo: 1, pageSize: 2 })).totals).toBeNull()
  })

  it('has rows without a key last, whichever way it is sorted', async () => {
    const { rows } = await pageOf<{ id: number }>(app.db, numbers(6, undefined, 'desc'), {
      pageNo: 1,
      pageSize: 10,
    })
    expect(rows.map(({ id }) => id)).toEqual([5, 2, 4, 1, 6, 3])
  })
})

describe('a whole list', () => {
  it('has every row once, in the order of its pages, however many there are', async () => {
    const many = 1_203
    const listed = {
      fits: sql`select md5(n::text)::uuid id, n % 7 seventh from generate_series(1, ${many}) n`,
      order: orderOf('asc', sql`p.seventh`, sql`p.id`),
      columns: sql`p.id "id"`,
      joins: sql`cross join (select 1) one`,
    }
    const seen: string[] = []
    const sizes: number[] = []
    for await (const rows of allOf<{ id: string }>(app.db, listed)) {
      sizes.push(rows.length)
      seen.push(...rows.map(({ id }) => id))
    }
    const { rows } = await pageOf<{ id: string }>(app.db, listed, { pageNo: 1, pageSize: many })
    expect(seen).toEqual(rows.map(({ id }) => id))
    expect(new Set(seen).size).toBe(many)
    expect(Math.max(...sizes)).toBeLessThan(many)
  })
})
