import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../database/open.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { allAsked, type DaysAsked, hasDayOf, isRecord, isWithin } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

const isTrue = async (condition: ReturnType<typeof allAsked> | undefined) => {
  const [row] = await rowsOf<{ is: boolean }>(app.db, sql`select ${allAsked(condition)} "is"`)
  return row?.is
}

const first = '2026-03-28'
const last = '2026-03-29'

describe('a moment within days of a time zone', () => {
  // The clocks of London go forward in the night to the 29th, those of Kolkata never.
  it.each<[string, string, DaysAsked, boolean]>([
    ['2026-03-27T23:59:59.999Z', 'Europe/London', { from: first }, false],
    ['2026-03-28T00:00:00Z', 'Europe/London', { from: first }, true],
    ['2026-03-29T22:59:59.999Z', 'Europe/London', { to: last }, true],
    ['2026-03-29T23:00:00Z', 'Europe/London', { to: last }, false],
    ['2026-03-28T18:30:00Z', 'Asia/Kolkata', { from: last, to: last }, true],
    ['2026-03-28T18:29:59Z', 'Asia/Kolkata', { from: last, to: last }, false],
    ['2026-03-29T18:30:00Z', 'Asia/Kolkata', { from: last, to: last }, false],
    ['2026-03-29T18:30:00Z', 'Asia/Kolkata', {}, true],
    ['2026-03-29T18:30:00Z', 'UTC', { from: '0001-01-01', to: '9999-12-31' }, true],
  ])('%s in %s is in %o: %s', async (moment, zone, days, expected) => {
    expect(await isTrue(isWithin(sql`${moment}::timestamptz`, sql`${zone}::text`, days))).toBe(
      expected,
    )
  })
})

describe('a span with one of some days', () => {
  it.each<[DaysAsked, boolean]>([
    [{}, true],
    [{ from: '2026-03-29' }, true],
    [{ from: '2026-03-30' }, false],
    [{ to: '2026-03-28' }, true],
    [{ to: '2026-03-27' }, false],
    [{ from: '2026-03-01', to: '2026-03-28' }, true],
    [{ from: '2026-03-29', to: '2026-04-30' }, true],
    [{ from: '2026-03-30', to: '2026-04-30' }, false],
  ])('%o: %s', async (days, expected) => {
    expect(await isTrue(hasDayOf(sql`${first}::date`, sql`${last}::date`, days))).toBe(expected)
  })
})

it('asks for nothing where nothing is asked for, and else for all of it', async () => {
  const id = '01900000-0000-7000-8000-000000000001'
  expect(isRecord(sql`x.id`, undefined)).toBeUndefined()
  expect(await isTrue(undefined)).toBe(true)
  expect(await isTrue(isRecord(sql`${id}::uuid`, id))).toBe(true)
  expect(await isTrue(allAsked(sql`true`, undefined, sql`false`))).toBe(false)
})
