import { sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const tuitionReportsRows = {
  add: async ({ app: { db, make }, tuition, id, pupil, now }) => {
    const [topic] = await rowsOf<{ id: number }>(db, sql`select id from topics limit 1`)
    const written = async (tutor: string, student: string) => {
      const hour = await tuition.session(tutor, student, '2026-03-05T10:00:00Z')
      const report = await tuition.report(hour)
      await db.execute(sql`insert into tuition_report_topics values (${report}, ${topic?.id}, 1)`)
      await db.execute(sql`insert into tuition_report_versions (report_id, version, content, saved_at)
        values (${report}, 1, '{}', ${now.toISOString()})`)
      const draft = await tuition.session(tutor, student, '2026-03-06T10:00:00Z')
      await db.execute(sql`insert into tuition_report_drafts
        (session_id, tutor_id, version, content, saved_at)
        values (${draft}, ${tutor}, 1, '{}', ${now.toISOString()})`)
      return report
    }
    await written(id, pupil)
    const own = await written(await make.tutor(), id)
    await db.execute(sql`insert into tuition_report_reads (report_id, user_id, read_at)
      values (${own}, ${id}, ${now.toISOString()})`)
    await db.execute(sql`insert into report_templates (id, owner_id, name, subject, content)
      values (gen_random_uuid(), ${id}, 'Mine', null, '{}')`)
  },
  say: ({ id, canary }) => {
    const words = JSON.stringify({ wentWell: canary })
    const own = sql`(select id from tuition_reports where student_id = ${id})`
    return [
      sql`update tuition_homework set text = ${canary} where report_id in ${own}`,
      sql`insert into tuition_report_versions (report_id, version, content, saved_at)
        select id, 9, ${words}::jsonb, now() from tuition_reports where student_id = ${id}`,
      sql`update tuition_report_drafts set content = ${words}::jsonb where tutor_id = ${id}
        or session_id in (select id from tuition_sessions where student_id = ${id})`,
      sql`update report_templates set name = ${canary}, content = ${words}::jsonb
        where owner_id = ${id}`,
    ]
  },
  says: [
    'report_templates',
    'tuition_homework',
    'tuition_report_drafts',
    'tuition_report_versions',
  ],
} satisfies PersonalRows
