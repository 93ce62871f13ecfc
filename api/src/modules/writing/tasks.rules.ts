import { type StatementFormatName, statementFormats } from '@portal/shared/writing-rules'
import type { StoredCriterion } from '../../database/schema/index.ts'
import { renderHtml } from '../../rich-text/index.ts'
import type { PieceKind } from './rights.rules.ts'

/** A task as the database gives it. */
export interface TaskRow {
  taskId: string
  kind: PieceKind
  title: string
  /** Cleaned HTML. */
  brief: string
  format: StatementFormatName | null
  admissionTest: string | null
  minWords: number | null
  maxWords: number | null
  criteria: StoredCriterion[]
}

/** The questions and the limit of a statement; nothing of an essay. */
export function limitsOf(format: StatementFormatName | null) {
  if (format === null) return { questions: null, maxCharacters: null }
  const { questions, maxCharacters } = statementFormats[format]
  return { questions: questions.map((question) => ({ ...question })), maxCharacters }
}

/** Criteria as those see them who write. */
export const criteriaShown = (criteria: readonly StoredCriterion[]) =>
  criteria.map(({ title, description, weight }) => ({ title, description, weight }))

/** A task as it is shown. */
export function taskShown({ brief, format, criteria, ...task }: TaskRow) {
  return {
    ...task,
    brief: renderHtml(brief),
    ...limitsOf(format),
    criteria: criteriaShown(criteria),
  }
}
