import { hasContent } from '@portal/shared/authoring-rules'
import { hasAnswers, type QuestionValues } from './question-values.rules.ts'

/** What a question would be better for, and may be published without. */
export function remarksOn(values: QuestionValues): string[] {
  const lacksReason = values.answers.some(({ why }) => !hasContent(why))
  return [
    ...(hasContent(values.solution) ? [] : ['A solution']),
    ...(hasAnswers(values) && lacksReason ? ['A reason for each answer'] : []),
  ]
}
