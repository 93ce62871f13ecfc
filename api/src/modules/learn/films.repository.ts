import { sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'
import type { AssetArea, AssetUse } from '../media/index.ts'
import { hasBank } from '../questions/index.ts'

/** Films of pages: whoever may read the page may watch, as the calls of Learn have it. */
export const learnFilms: AssetArea = {
  shown: async (db, watcher, assetId, now) => {
    const rows = await rowsOf(
      db,
      sql`select 1 from learn_pages p
        where p.asset_id = ${assetId} and ${hasBank(watcher, now)} limit 1`,
    )
    return rows.length > 0 ? { maySkip: true } : null
  },
  usesOf: async (db, assetIds) =>
    await rowsOf<AssetUse>(
      db,
      sql`select p.asset_id "assetId", 'learn page' "kind", b.id::text "id", b.name "title"
        from learn_pages p join sub_topics b on b.id = p.sub_topic_id
        where p.asset_id = any(${uuidArray(assetIds)})
        order by b.name, b.id`,
    ),
  isUsed: (assetId) => sql`exists (select 1 from learn_pages l where l.asset_id = ${assetId})`,
  // Admins look after pages.
  mayEdit: async () => false,
}
