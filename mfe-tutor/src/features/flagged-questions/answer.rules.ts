import { ApiError, type CallInput } from '@portal/shared/api'
import { messageOf } from '@portal/shared/ui'

/** What is sent, without the flag's id. */
export type Answer = Omit<
  CallInput<'POST /Question/tutor/QuestionFlag/AnswerFlag'>['body'],
  'flagId'
>

/** What the form holds; no outcome is chosen at first. */
export interface AnswerDraft {
  outcome: Answer['outcome'] | ''
  text: string
  suggestedChange: string
}

export const emptyAnswer: AnswerDraft = { outcome: '', text: '', suggestedChange: '' }

/** Most characters of the answer, and of the suggested change. */
export const longest = 4_000

type FieldName = keyof AnswerDraft
type FieldErrors = Partial<Record<FieldName, string>>

/** What must be mended before the answer can be sent. */
export function errorsIn({ outcome, text, suggestedChange }: AnswerDraft): FieldErrors {
  const errors: FieldErrors = {}
  if (outcome === '') errors.outcome = 'Choose what came of it'
  if (text.trim() === '') errors.text = 'Write an answer'
  if (outcome === 'fault' && suggestedChange.trim() === '') {
    errors.suggestedChange = 'Say what should be changed'
  }
  return errors
}

/** The answer to send; null while something must be mended. */
export function answerOf(draft: AnswerDraft): Answer | null {
  const { outcome, text, suggestedChange } = draft
  if (outcome === '' || Object.keys(errorsIn(draft)).length > 0) return null
  return {
    outcome,
    text: text.trim(),
    suggestedChange: outcome === 'fault' ? suggestedChange.trim() : null,
  }
}

const fieldNames: readonly FieldName[] = ['outcome', 'text', 'suggestedChange']

/** What the server refused, by field; `other` is what stands at none of them, null for nothing. */
export function refusalsOf(error: Error | null): { fields: FieldErrors; other: string | null } {
  if (error === null) return { fields: {}, other: null }
  const fields: FieldErrors = {}
  if (error instanceof ApiError) {
    for (const { path, message } of error.errors) {
      const name = fieldNames.find((field) => path === `body.${field}`)
      if (name !== undefined) fields[name] ??= message
    }
  }
  if (Object.keys(fields).length > 0) return { fields, other: null }
  return { fields, other: messageOf(error) ?? 'Please try again.' }
}
