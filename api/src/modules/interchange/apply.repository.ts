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
