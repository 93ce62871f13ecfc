import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'

/** Ids of what is copied, each with that of its copy. */
function copiesOf(ids: readonly string[], now: Date): string {
  return JSON.stringify(ids.map((id) => ({ id, made: newId(now.getTime()) })))
}

/** Copies what an academy has into a new one: films are shared, of quizzes the questions. */
export async function copyContents(tx: Db, from: string, to: string, now: Date): Promise<void> {
  const [row] = await rowsOf<{ groups: string[]; videos: string[] }>(
    tx,
    sql`select coalesce(json_agg(distinct g.id), '[]') "groups",
        coalesce(json_agg(distinct v.id) filter (where v.id is not null), '[]') "videos"
      from video_groups g left join videos v on v.group_id = g.id and v.removed_at is null
      where g.academy_id = ${from} and g.removed_at is null`,
  )
  const { groups = [], videos = [] } = row ?? {}
  const groupIds = copiesOf(groups, now)
  const videoIds = copiesOf(videos, now)
  const as = sql`as r (id uuid, made uuid)`
  await tx.execute(sql`insert into video_groups (id, academy_id, name, opens_on, position)
    select r.made, ${to}::uuid, g.name, g.opens_on, g.position
    from jsonb_to_recordset(${groupIds}::jsonb) ${as} join video_groups g on g.id = r.id`)
  await tx.execute(sql`
    insert into videos (id, group_id, name, description, asset_id, link, link_minutes, transcript,
      has_mandatory_quiz, state, position)
    select r.made, h.made, v.name, v.description, v.asset_id, v.link, v.link_minutes, v.transcript,
      v.has_mandatory_quiz, v.state, v.position
    from jsonb_to_recordset(${videoIds}::jsonb) ${as} join videos v on v.id = r.id
    join jsonb_to_recordset(${groupIds}::jsonb) as h (id uuid, made uuid) on h.id = v.group_id`)
  const questions = await rowsOf<{ id: string }>(
    tx,
    sql`select w.id from video_questions w
      join jsonb_to_recordset(${videoIds}::jsonb) ${as} on r.id = w.video_id
      where w.removed_at is null`,
  )
  const questionIds = copiesOf(
    questions.map(({ id }) => id),
    now,
  )
  await tx.execute(sql`insert into video_questions (id, video_id, question_id, position)
    select r.made, h.made, w.question_id, w.position
    from jsonb_to_recordset(${questionIds}::jsonb) ${as} join video_questions w on w.id = r.id
    join jsonb_to_recordset(${videoIds}::jsonb) as h (id uuid, made uuid) on h.id = w.video_id`)
}
