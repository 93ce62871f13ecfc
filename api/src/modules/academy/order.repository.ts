import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { AcademyOrder } from './order.rules.ts'

/** The order of an academy that is there, with its version; undefined for any other. */
export async function findOrder(
  db: Db,
  academyId: string,
): Promise<{ version: number; groups: { id: string; videoIds: string[] }[] } | undefined> {
  const [row] = await rowsOf<{ version: number; groups: { id: string; videoIds: string[] }[] }>(
    db,
    sql`select a.order_version "version", coalesce((
        select json_agg(json_build_object('id', g.id, 'videoIds', coalesce((
            select json_agg(v.id order by v.position, v.id) from videos v
            where v.group_id = g.id and v.removed_at is null), '[]')) order by g.position, g.id)
        from video_groups g where g.academy_id = a.id and g.removed_at is null), '[]') "groups"
      from academies a where a.id = ${academyId}::uuid and a.removed_at is null`,
  )
  return row
}

/** Puts groups and videos where an order has them. */
export async function writeOrder(tx: Db, groups: AcademyOrder): Promise<void> {
  const rows = groups.map(({ id }, index) => ({ id, position: index + 1 }))
  await tx.execute(sql`update video_groups g set position = r.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, position int)
    where g.id = r.id`)
  const places = groups.flatMap(({ id, videoIds }) =>
    videoIds.map((videoId, index) => ({ id: videoId, group_id: id, position: index + 1 })),
  )
  await tx.execute(sql`update videos v set position = r.position, group_id = r.group_id
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as r (id uuid, group_id uuid, position int)
    where v.id = r.id`)
}
