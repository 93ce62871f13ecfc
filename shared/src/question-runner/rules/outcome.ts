import type { RunnerQuestion } from '../types.ts'
import { normalise } from './runner-state.ts'
import type { Wording } from './wording.ts'

/** What became of a question: not answered, right, wrong, or marked by a person in part. */
export interface Outcome {
  kind: 'unanswered' | 'right' | 'wrong' | 'open'
  /** `Right`, `With your tutor`: what the reader is told. */
  words: string
}

/** What became of a question that is looked back at; null where there is nothing to tell. */
export function outcomeOf(
  { verdict, response }: Pick<RunnerQuestion, 'verdict' | 'response'>,
  wording: Wording,
): Outcome | null {
  if (verdict === null) return null
  if (normalise(response) === null) return { kind: 'unanswered', words: 'Not answered' }
  if (verdict.isCorrect !== null) {
    return verdict.isCorrect ? { kind: 'right', words: 'Right' } : { kind: 'wrong', words: 'Wrong' }
  }
  const isMarked = verdict.criteriaMet !== null
  const words = verdict.isMarkedByTutor
    ? { marked: wording.markedByTutor, open: wording.waitsForTutor }
    : { marked: wording.markedByAuthor, open: wording.waitsForAuthor }
  return { kind: 'open', words: isMarked ? words.marked : words.open }
}
