import type { StoredMarking, StoredResponse } from '../../database/schema/index.ts'
import { markEquation } from './equation.rules.ts'

/** An answer's form: what the question takes. */
export type ResponseKind = StoredResponse['kind']

/** What a marked answer is worth; all null for an essay that the student has yet to mark. */
export interface Mark {
  isCorrect: boolean | null
  mark: number | null
}

/** Share of the criteria from which an essay counts as right. */
export const essayPassShare = 0.5

/** An answer without anything in it is none. */
export function answerIn(response: StoredResponse | null): StoredResponse | null {
  if (response === null || response.kind === 'choice') return response
  return response.text.trim() === '' ? null : response
}

/** Whether a question takes such an answer: the right kind and, for a choice, a letter it has. */
export function fits(
  response: StoredResponse | null,
  question: { responseKind: ResponseKind; letters: string },
): boolean {
  if (response === null) return true
  if (response.kind !== question.responseKind) return false
  return response.kind !== 'choice' || question.letters.includes(response.letter)
}

/** Marks an answer; a choice by its letter, an equation by its value, an essay not yet. */
export function markResponse(
  response: StoredResponse,
  key: { marking: StoredMarking | null; correctLetter: string | null },
): Mark {
  if (response.kind === 'choice') {
    const isCorrect = response.letter === key.correctLetter
    return { isCorrect, mark: isCorrect ? 1 : 0 }
  }
  if (response.kind === 'equation' && key.marking?.kind === 'equation') {
    const { isCorrect } = markEquation(response.text, key.marking)
    return { isCorrect, mark: isCorrect ? 1 : 0 }
  }
  return { isCorrect: null, mark: null }
}

/** An essay's mark: the share of its criteria that the student found met; right from one half. */
export function markEssay(criteriaMet: readonly boolean[]): { isCorrect: boolean; mark: number } {
  const mark = criteriaMet.filter(Boolean).length / Math.max(1, criteriaMet.length)
  return { isCorrect: mark >= essayPassShare, mark }
}
