import type { Verdict } from '../types.ts'
import { type Wording, wordingFor } from './wording.ts'

/** What a verdict says in words, also for the live region. */
export function verdictWords(
  verdict: Verdict,
  isAnswered: boolean,
  wording: Wording = wordingFor(),
): string {
  if (verdict.isCorrect === true) return 'Right'
  if (verdict.isCorrect === false) return isAnswered ? 'Not right' : 'Not answered'
  if (verdict.criteriaMet !== null && verdict.mark !== null) {
    const whose = verdict.isMarkedByTutor ? wording.markedByTutor : wording.mark
    return `${whose}: ${Math.round(verdict.mark * 100)}%`
  }
  if (verdict.isMarkedByTutor && isAnswered) return wording.tutorMarks
  return verdict.modelAnswer !== null && isAnswered ? 'Compare and mark' : 'Not answered'
}
