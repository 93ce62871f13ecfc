import type { CallAnswer } from '@portal/shared/api'
import { statementFormats } from '@portal/shared/writing-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { StoredCriterion, writingTasks } from '../../database/schema/index.ts'
import { escapeHtml, renderHtml } from '../../rich-text/index.ts'

/** What is to be written, as everybody sees it. */
export type ShownTask = CallAnswer<'GET /Writing/Writing/GetVersion'>['task']

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

/** What a piece is about where there is no task. */
export interface OwnQuestion {
  kind: 'essay' | 'statement'
  question: string | null
}

const newestStatement = 'ucas-2026'

/** The task of a piece, known as `w`, as a JSON column; null where it is on none. */
export const taskColumn: SQL = sql`(select jsonb_build_object('taskId', t.id, 'title', t.title,
    'brief', t.brief, 'format', t.format, 'minWords', t.min_words, 'maxWords', t.max_words,
    'admissionTest', (select at_.name from admission_tests at_ where at_.id = t.admission_test_id),
    'setBy', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = s.set_by),
    'dueOn', s.due_on, 'note', nullif(s.note, ''))
  from writing_tasks t
  left join writing_set_tasks s on s.task_id = t.id and s.student_id = w.student_id
  where t.id = w.task_id)`

/** What a piece is about: its task, the student's own question, or the statement of all. */
export function shownTask(
  { kind, question }: OwnQuestion,
  task: TaskRow | null,
  criteria: readonly StoredCriterion[],
): ShownTask {
  const format = kind === 'statement' ? statementFormats[task?.format ?? newestStatement] : null
  const own = {
    ...{ taskId: null, admissionTest: null, minWords: null, maxWords: null },
    ...{ setBy: null, dueOn: null, note: null },
    title: kind === 'statement' ? 'Personal statement' : 'A question of your own',
    brief: question === null ? '' : `<p>${escapeHtml(question).replaceAll('\n', '<br>')}</p>`,
  }
  const { format: _, ...given } = task ?? { format: null, ...own }
  return {
    ...given,
    kind,
    brief: task === null ? own.brief : renderHtml(task.brief),
    questions: format === null ? null : format.questions.map((question) => ({ ...question })),
    maxCharacters: format === null ? null : format.maxCharacters,
    criteria: criteria.map(({ title, description, weight }) => ({ title, description, weight })),
  }
}
