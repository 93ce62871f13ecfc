import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'

/** A piece of homework that is not done. */
export interface OpenHomework {
  id: string
  text: string
  /** Null where no day was said. */
  dueOn: string | null
  reportId: string
  tutorName: string
  subject: string
}

/** What a student has not done of the homework of sent reports, the soonest first; at most 20. */
export async function openHomeworkOf(db: Db, studentId: string): Promise<OpenHomework[]> {
  return await rowsOf<OpenHomework>(
    db,
    sql`select h.id, h.text, h.due_on::text "dueOn", r.id "reportId",
        t.first_name || ' ' || t.last_name "tutorName", s.subject
      from tuition_reports r
      join tuition_homework h on h.report_id = r.id and h.done_at is null
      join tuition_sessions s on s.id = r.session_id
      join users t on t.id = r.tutor_id
      where r.student_id = ${studentId}
      order by h.due_on nulls last, r.sent_at desc, h.position limit 20`,
  )
}
