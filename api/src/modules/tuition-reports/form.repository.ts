import type { ReportContent } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import { type HomeworkRow, homeworkOf } from './report.repository.ts'
import { contentOf, type Draft, type WholeContent } from './writing.repository.ts'

/** A report that was sent before. */
interface LastReport {
  id: string
  startsMs: number
  subject: string
  topicsCovered: string
  wentWell: string
  toWorkOn: string
  engagement: number
  attainment: number
  homework: HomeworkRow[]
  topicIds: number[]
}

/** An hour with all that is written of it, as the database gives it. */
export interface HourToWrite {
  startsMs: number
  quarters: number
  state: string
  subject: string
  studentId: string
  studentName: string
  studentFirstName: string
  draft: Draft | null
  sent: { reportId: string; version: number; sentMs: number; content: WholeContent } | null
  last: LastReport | null
  /** Parts of the test that the student sits; empty before the choice. */
  ownSections: number[]
}

/** An hour of this tutor, with its draft, its report and the last one before it; undefined for any other. */
export async function hourToWrite(
  db: Db,
  sessionId: string,
  tutorId: string,
): Promise<HourToWrite | undefined> {
  const [row] = await rowsOf<HourToWrite>(
    db,
    sql`select ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", s.state, s.subject,
        s.student_id "studentId", p.first_name || ' ' || p.last_name "studentName",
        p.first_name "studentFirstName",
        (select json_build_object('version', d.version, 'content', d.content,
            'savedMs', ${ms(sql`d.saved_at`)})
          from tuition_report_drafts d where d.session_id = s.id) "draft",
        (select json_build_object('reportId', t.id, 'version', t.version,
            'sentMs', ${ms(sql`t.sent_at`)}, 'content', ${contentOf})
          from tuition_reports t where t.session_id = s.id) "sent",
        (select json_build_object('id', t.id, 'startsMs', ${ms(sql`g.starts_at`)},
            'subject', g.subject, 'topicsCovered', t.topics_covered, 'wentWell', t.went_well,
            'toWorkOn', t.to_work_on, 'engagement', t.engagement, 'attainment', t.attainment,
            'homework', ${homeworkOf(sql`t.id`)},
            'topicIds', (select coalesce(json_agg(c.topic_id order by c.position), '[]')
              from tuition_report_topics c where c.report_id = t.id))
          from tuition_sessions g join tuition_reports t on t.session_id = g.id
          where g.student_id = s.student_id and g.tutor_id = s.tutor_id
            and g.starts_at < s.starts_at
          order by g.starts_at desc, g.id desc limit 1) "last",
        (select coalesce(json_agg(distinct n.id), '[]') from student_esat_parts c
          join section_numbers o on o.id = c.section_id
          join section_numbers n on n.id = o.id
            or (n.is_compulsory and n.admission_test_id = o.admission_test_id)
          where c.student_id = s.student_id) "ownSections"
      from tuition_sessions s join users p on p.id = s.student_id
      where s.id = ${sessionId}::uuid and s.tutor_id = ${tutorId}::uuid`,
  )
  return row
}

/** A template as a tutor has it. */
export interface TemplateRow {
  id: string
  name: string
  subject: string | null
  content: Pick<ReportContent, 'wentWell' | 'toWorkOn'>
  isOwn: boolean
}

/** The templates of a subject that a tutor has, own ones first, by name. */
export async function templatesOf(
  db: Db,
  tutorId: string,
  subject: string,
): Promise<TemplateRow[]> {
  return await rowsOf<TemplateRow>(
    db,
    sql`select m.id, m.name, m.subject, m.content, m.owner_id is not null "isOwn"
      from report_templates m
      where (m.owner_id is null or m.owner_id = ${tutorId}::uuid)
        and (m.subject is null or m.subject = ${subject})
      order by m.owner_id is null, lower(m.name), m.id`,
  )
}

/** First names of the other students of a tutor, each once. */
export async function otherFirstNames(
  db: Db,
  tutorId: string,
  studentId: string,
): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct u.first_name "name" from tutor_students l join users u on u.id = l.student_id
      where l.tutor_id = ${tutorId}::uuid and l.student_id <> ${studentId}::uuid
        and u.first_name <> (select first_name from users where id = ${studentId}::uuid)
      order by 1`,
  )
  return rows.map(({ name }) => name)
}
