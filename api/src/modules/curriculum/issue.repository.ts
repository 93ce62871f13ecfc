import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { PublishedItem } from '../../database/schema/index.ts'

/**
 * Notes that a student without a template has the one of the programme, or that of every programme, in
 * the version that all students were last given.
 * @returns its items; undefined where the student has a template, or there is none to have
 */
export async function takeTemplate(
  tx: Db,
  studentId: string,
): Promise<PublishedItem[] | undefined> {
  const [issued] = await rowsOf<{ items: PublishedItem[] }>(
    tx,
    sql`with published as (
        select t.id, p.version, p.items from students s
        join curriculum_templates t on t.program_name = s.program_name or t.program_name is null
        join lateral (select p.version, p.items from curriculum_publications p
          where p.template_id = t.id and p.student_ids is null
          order by p.at desc, p.id desc limit 1) p on true
        where s.user_id = ${studentId}
        order by t.program_name is null limit 1
      ), taken as (
        insert into student_curricula (student_id, template_id, taken_version)
        select ${studentId}::uuid, id, version from published
        on conflict (student_id) do update set template_id = excluded.template_id,
          taken_version = excluded.taken_version
        where student_curricula.template_id is null
        returning template_id
      )
      select p.items from published p join taken t on true`,
  )
  return issued?.items
}
