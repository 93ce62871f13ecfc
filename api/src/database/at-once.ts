import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { rowsOf } from './open.ts'

/** A statement that waits to be sent, and whom its rows are for. */
interface Waiting {
  statement: SQL
  take(answer: { rows: unknown[] }): void
  fail(error: unknown): void
}

/**
 * Sends raw statements that read (`rowsOf`), and that do not wait for one another, to the database as
 * one: what a dashboard asks of eight areas is then one way there and back. Each area goes on asking
 * for itself.
 *
 *     await atOnce(db, (db) => Promise.all([profileOf(db, id), hoursOf(db, id)]))
 *
 * Rows come as JSON, in which numbers, texts, truth values and JSON are what they are otherwise;
 * moments and large numbers are not, and leave the database as milliseconds and as plain numbers anyway.
 */
export async function atOnce<T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> {
  let waiting: Waiting[] = []
  const send = () => {
    const all = waiting
    waiting = []
    sendTogether(db, all)
  }
  const execute = (statement: SQL) =>
    new Promise<{ rows: unknown[] }>((take, fail) => {
      // Whatever is asked for in this turn goes along.
      if (waiting.length === 0) queueMicrotask(send)
      waiting.push({ statement, take, fail })
    })
  const together: Db = Object.create(db, { execute: { value: execute } })
  return await run(together)
}

function sendTogether(db: Db, all: readonly Waiting[]): void {
  const answers = all.map(
    ({ statement }) => sql`(select coalesce(json_agg(r), '[]') from (${statement}) r)`,
  )
  const asked = rowsOf<{ answers: unknown[][] }>(
    db,
    sql`select json_build_array(${sql.join(answers, sql`, `)}) "answers"`,
  )
  asked.then(
    ([row]) => {
      for (const [place, { take }] of all.entries()) take({ rows: row?.answers[place] ?? [] })
    },
    (error: unknown) => {
      for (const { fail } of all) fail(error)
    },
  )
}
