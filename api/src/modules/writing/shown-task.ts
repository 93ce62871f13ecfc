import type { CallAnswer } from '@portal/shared/api'
import { statementFormats } from '@portal/shared/writing-rules'
import type { StoredCriterion } from '../../database/schema/index.ts'
import { escapeHtml, renderHtml } from '../../rich-text/index.ts'
import type { TaskRow } from './shown-task.sql.ts'

/** What is to be written, as everybody sees it. */
export type ShownTask = CallAnswer<'GET /Writing/Writing/GetVersion'>['task']

/** What a piece is about where there is no task. */
export interface OwnQuestion {
  kind: 'essay' | 'statement'
  question: string | null
}

const newestStatement = 'ucas-2026'

/** What a piece is about: its task, the student’s own question, or the statement of all. */
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
