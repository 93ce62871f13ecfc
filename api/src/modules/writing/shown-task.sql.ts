import type { statementFormats } from '@portal/shared/writing-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { writingTasks } from '../../database/schema/index.ts'

/** A task as statements give it, with who set it for the student. */
export interface TaskRow
  extends Pick<typeof writingTasks.$inferSelect, 'title' | 'brief' | 'minWords' | 'maxWords'> {
  taskId: string
  format: keyof typeof statementFormats | null
  admissionTest: string | null
  setBy: string | null
  dueOn: string | null
  note: string | null
}

/** The task of a piece, known as `w`, as a JSON column; null where it is on none. */
export const taskColumn: SQL = sql`(select jsonb_build_object('taskId', t.id, 'title', t.title,
    'brief', t.brief, 'format', t.format, 'minWords', t.min_words, 'maxWords', t.max_words,
    'admissionTest', (select at_.name from admission_tests at_ where at_.id = t.admission_test_id),
    'setBy', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = s.set_by),
    'dueOn', s.due_on, 'note', nullif(s.note, ''))
  from writing_tasks t
  left join writing_set_tasks s on s.task_id = t.id and s.student_id = w.student_id
  where t.id = w.task_id)`
