import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { at } from '../../database/sql.ts'

/** Writes down by what id a question is known in the family of files that it came from. */
export async function keepOrigin(
  tx: Db,
  origin: string,
  externalId: string,
  questionId: number,
): Promise<void> {
  await tx.execute(sql`insert into question_origins (origin, external_id, question_id)
    values (${origin}, ${externalId}, ${questionId})
    on conflict (origin, external_id) do update set question_id = excluded.question_id`)
}

/** An import with the family of files that it is of. */
interface OfOrigin {
  id: string
  origin: string
}

/**
 * Writes the same down for items that were known by what they say alone, so that the next file of
 * that family finds their questions by their ids. An item of which this was written carries the
 * moment, but no version: it made none. One statement.
 */
export async function keepOriginsOfSame(
  tx: Db,
  { id, origin }: OfOrigin,
  now: Date,
): Promise<void> {
  await tx.execute(sql`with made as (
      insert into question_origins (origin, external_id, question_id)
      select ${origin}, m.external_id, min(m.question_id) from import_items m
      where m.import_id = ${id}::uuid and m.outcome = 'same' and m.question_id is not null
        and m.external_id <> '' and m.content->'question'->>'key' is null
      group by m.external_id
      on conflict do nothing returning external_id
    )
    update import_items m set applied_at = ${at(now)} from made
    where m.import_id = ${id}::uuid and m.outcome = 'same' and m.external_id = made.external_id`)
}

/** Takes away what `keepOriginsOfSame` wrote for an import. One statement. */
export async function dropOriginsOfSame(tx: Db, { id, origin }: OfOrigin): Promise<void> {
  await tx.execute(sql`with mine as (
      update import_items set applied_at = null
      where import_id = ${id}::uuid and outcome = 'same' and applied_at is not null
      returning external_id, question_id
    )
    delete from question_origins o using mine
    where o.origin = ${origin} and o.external_id = mine.external_id
      and o.question_id = mine.question_id`)
}
