import type { CallAnswer } from '@portal/shared/api'
import { markEquation } from '../marking/index.ts'
import { cohortOf, renderVersion } from '../questions/index.ts'
import { kindOf } from './set-kinds.ts'
import type { SetQuestionRow } from './set-questions.repository.ts'
import type { SetRow } from './sets.repository.ts'

/** What is sent of sets: the one place that decides whether a key may be seen. */

export type ReviseSetView = CallAnswer<'GET /Revise/api/Revise/GetSet'>
export type VerdictView = CallAnswer<'POST /Revise/api/Revise/SelfMark'>
export type FinishedSetView = CallAnswer<'POST /Revise/api/Revise/FinishSet'>

/**
 * Keys may be seen once a set is finished, and before that only of questions submitted in a set
 * with feedback after each. Those of a diagnostic test wait for the end of the whole test.
 */
export function mayShowKey(
  set: Pick<SetRow, 'finishedAt' | 'feedback' | 'isSealed'>,
  question: Pick<SetQuestionRow, 'isFinal'>,
): boolean {
  if (set.isSealed) return false
  return set.finishedAt !== null || (set.feedback === 'each' && question.isFinal)
}

/** Why a typed answer was not read; null for all other answers. */
function noteOn({ response, marking }: SetQuestionRow): string | null {
  if (response?.kind !== 'equation' || marking?.kind !== 'equation') return null
  return markEquation(response.text, marking).note
}

/** Marking, key and cohort of a question. Only for questions whose key may be seen. */
export function verdictOf(set: Pick<SetRow, 'kind'>, row: SetQuestionRow): VerdictView {
  const { key } = renderVersion(row)
  return {
    isCorrect: row.isCorrect,
    mark: row.mark,
    correctLetter: key.correctLetter,
    expected: key.expected,
    note: noteOn(row),
    solution: key.solution,
    reasons: key.reasons,
    modelAnswer: key.modelAnswer,
    criteria: key.criteria,
    criteriaMet: row.criteriaMet,
    comment: row.comment,
    isMarkedByTutor: row.questionType === 2 && kindOf(set).essaysAreMarkedBy === 'tutor',
    cohort: cohortOf(row.cohort, row.letters, row.hasOwnAttempt),
  }
}

/** A set with its questions, as the runner and the solutions show it. */
export function setView(set: SetRow, rows: readonly SetQuestionRow[], now: Date): ReviseSetView {
  return {
    id: set.id,
    title: set.title,
    subjectSlug: set.subjectSlug,
    kind: set.kind,
    state: set.finishedAt === null ? 'open' : 'finished',
    feedback: set.feedback,
    timing: set.timing,
    secondsPerQuestion: set.secondsPerQuestion,
    order: set.order,
    total: set.size,
    allowsCalculator: set.allowsCalculator,
    extraMinutes: set.extraMinutes,
    startedAt: set.startedAt.toISOString(),
    deadlineAt: set.deadlineAt?.toISOString() ?? null,
    finishedAt: set.finishedAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
    questions: rows.map((row) => {
      const { shown } = renderVersion(row)
      return {
        questionId: row.questionId,
        versionId: row.versionId,
        number: row.position,
        questionType: row.questionType,
        sectionNo: row.sectionNo,
        topicId: row.topicId,
        topicName: row.topicName,
        difficulty: row.difficulty,
        data: shown.data,
        text: shown.text,
        options: shown.options,
        response: row.response,
        ...(row.late !== null && {
          late: {
            response: row.late.response,
            saidAt: row.late.saidAt,
            arrivedAt: row.late.arrivedAt,
          },
        }),
        sequence: row.sequence,
        timeMs: row.timeMs,
        isMarkedForReview: row.isMarkedForReview,
        isBookmarked: row.isBookmarked,
        isFlagged: row.isFlagged,
        note: row.note,
        missReason: row.missReason,
        verdict: mayShowKey(set, row) ? verdictOf(set, row) : null,
      }
    }),
  }
}

/** The figures of a finished set. */
export function finishedSetView(set: SetRow): FinishedSetView {
  return {
    id: set.id,
    kind: set.kind,
    title: set.title,
    subjectSlug: set.subjectSlug,
    startedAt: set.startedAt.toISOString(),
    finishedAt: (set.finishedAt ?? set.startedAt).toISOString(),
    answered: set.answered,
    correct: set.correct,
    total: set.size,
    timeMs: set.timeMs,
  }
}
