import type { CallAnswer } from '@portal/shared/api'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { notFound } from '../../problem.ts'
import { itemStatisticsOf } from '../questions/item-statistics.repository.ts'
import { type ReviseSetView, setView } from '../revise/set.views.ts'
import type { SetQuestionRow, SetRow } from '../revise/sets.repository.ts'
import { firstContact } from '../revise/trust.rules.ts'
import { partsById } from './papers.repository.ts'
import { partView } from './papers.service.ts'
import { type PreviewQuestionRow, previewQuestions } from './preview.repository.ts'
import { sittingTitle } from './simulate.rules.ts'

/** A question that nobody has answered and whose key may be seen. */
function asSetQuestion(row: PreviewQuestionRow, index: number): SetQuestionRow {
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

/** A part of a paper with keys, solutions and item statistics. Three statements. */
export async function getPaper(
  db: Db,
  examSectionId: number,
  now: Date,
): Promise<CallAnswer<'GET /Exam/tutor/Simulate/GetPaper'>> {
  const [part] = await partsById(db, [examSectionId])
  if (part === undefined) throw notFound('The paper')
  const rows = await previewQuestions(db, examSectionId)
  const title = sittingTitle(part, [part])
  const { allowsCalculator } = part
  return {
    title,
    section: partView(part, 0),
    set: previewSet(
      { kind: 'simulate', title, examSectionId, allowsCalculator, order: 'paper' },
      rows,
      now,
    ),
    statistics: await itemStatisticsOf(
      db,
      rows.map(({ questionId }) => questionId),
    ),
  }
}
