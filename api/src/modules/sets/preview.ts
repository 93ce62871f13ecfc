import { newId } from '../../database/ids.ts'
import type { PreviewQuestionRow } from './preview.repository.ts'
import { type ReviseSetView, setView } from './set.views.ts'
import type { SetQuestionRow } from './set-questions.repository.ts'
import type { SetRow } from './sets.repository.ts'
import { firstContact } from './trust.rules.ts'

/** A question that nobody has answered and whose key may be seen. */
function asSetQuestion({ tried, ...row }: PreviewQuestionRow, index: number): SetQuestionRow {
  return {
    ...row,
    position: index + 1,
    responseKind: row.questionType === 2 ? 'text' : row.questionType === 4 ? 'equation' : 'choice',
    response: null,
    late: null,
    sequence: 0,
    timeMs: 0,
    isMarkedForReview: false,
    answeredAt: null,
    isFinal: true,
    isCorrect: null,
    mark: null,
    criteriaMet: null,
    isBookmarked: false,
    isFlagged: false,
    note: '',
    missReason: null,
    comment: null,
    hasOwnAttempt: false,
    ...tried,
  }
}

/** A set that is kept nowhere, with the keys of its questions: for tutors to work through. */
export function previewSet(
  about: Pick<SetRow, 'kind' | 'title' | 'examSectionId' | 'allowsCalculator' | 'order'>,
  rows: readonly PreviewQuestionRow[],
  now: Date,
): ReviseSetView {
  const set: SetRow = {
    ...about,
    id: newId(now.getTime()),
    isSealed: false,
    subjectSlug: 'mixed',
    // Keys of final answers may be seen in sets with feedback after each.
    feedback: 'each',
    timing: 'none',
    secondsPerQuestion: null,
    extraMinutes: 0,
    size: rows.length,
    startedAt: now,
    deadlineAt: null,
    finishedAt: null,
    answered: 0,
    correct: 0,
    timeMs: 0,
    contact: firstContact(now),
  }
  return setView(set, rows.map(asSetQuestion), now)
}
