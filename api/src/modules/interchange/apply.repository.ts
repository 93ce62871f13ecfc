import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredItem } from './items.rules.ts'

/** What was read of an item; of many at once it may be more than a process should hold. */
export async function contentOfItem(
  tx: Db,
  importId: string,
  itemNo: number,
): Promise<StoredItem | null> {
  const [row] = await rowsOf<{ content: StoredItem | null }>(
    tx,
    sql`select content from import_items where import_id = ${importId}::uuid and item_no = ${itemNo}`,
  )
  return row?.content ?? null
}

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
