import type { QuizAnswer, Video } from './academy.queries.ts'

type Asked = Video['videoQuestion'][number]

/** What is said when a round is whole and something in it is wrong. */
export const someAreWrong = 'Some of the answers are wrong, please review the video and try again'

/**
 * The question to be answered next in the round that goes on; the first, where the round is whole.
 * @param answered ids that were answered on this page since
 */
export function questionNow(
  questions: readonly Asked[],
  answered: ReadonlySet<string>,
): Asked | undefined {
  return leftOf(questions, answered)[0] ?? questions[0]
}

/** Whether the question that is asked is the last of the round. */
export function isLast(questions: readonly Asked[], answered: ReadonlySet<string>): boolean {
  return leftOf(questions, answered).length <= 1
}

function leftOf(questions: readonly Asked[], answered: ReadonlySet<string>): readonly Asked[] {
  return questions.filter(({ id, isAnswered }) => !isAnswered && !answered.has(id))
}

/** What comes after an answer: another question, the end, or the round once more. */
export function afterAnswer({ isPassed, wrong }: QuizAnswer): 'next' | 'passed' | 'retry' {
  if (isPassed) return 'passed'
  return wrong === null ? 'next' : 'retry'
}

/** Whether a quiz comes up when its video has ended. */
export function comesUp(video: Video, isWatchedNow: boolean): boolean {
  return video.videoQuestion.length > 0 && !video.isQuizPassed && (video.isWatched || isWatchedNow)
}

/** What the button that brings the quiz says; null where there is none to bring. */
export function quizButton(video: Video, isWatchedNow: boolean): 'Quiz' | 'Try again' | null {
  if (video.videoQuestion.length === 0) return null
  if (video.isInRetry) return 'Try again'
  return video.isWatched || isWatchedNow ? 'Quiz' : null
}
