import type { VersionContent } from '@portal/shared/authoring-rules'
import type { SentContent } from './question-values.rules.ts'

/** What is sent of a question, as a version has it. */
export function asVersion(content: SentContent): VersionContent {
  return {
    ...content,
    answers: content.answers.map(({ why = '', ...answer }) => ({ ...answer, why })),
    marking: content.marking ?? null,
  }
}
