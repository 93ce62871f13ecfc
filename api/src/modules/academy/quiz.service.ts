import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { finishSet, makeSet, type PlannedSet, type SetKind, untimed } from '../sets/index.ts'
import {
  answerSet,
  answersOf,
  areInOpenTest,
  askedIn,
  closeRound,
  findQuizPlace,
  holdQuiz,
  insertAnswer,
  placesOf,
  type QuizPlace,
  type StoredAnswer,
} from './quiz.repository.ts'
import { roundOf, timesOf } from './quiz.rules.ts'

const call = 'POST /academy/api/VideoGroup/UserVideoQuestionCreate'

/** First rounds of quizzes: marked like any other set, and counted nowhere else. */
export const videoSets: SetKind = {
  essaysAreMarkedBy: 'student',
  onFinished: async () => {},
  onEssayMarked: async () => {},
}

const refused = (path: string, message: string) =>
  new Problem(422, message, { errors: [{ path, message }] })

/**
 * Answers a question of a quiz in the round that goes on. What was answered in it stays; the answer to
 * one that was taken out meanwhile is passed over. With the last answer the round is whole: the quiz
 * is passed, or the next round begins.
 * @throws Problem 404 for a question of no video that is shown to the caller, 409 while a paper or
 * test of the student has a question of the quiz, 422 before the video was watched and for an
 * option that there is not.
 */
export async function answerQuiz(
  asked: Asked,
  { videoQuestionId, optionSelected: letter }: CallInput<typeof call>['body'],
): Promise<CallAnswer<typeof call>> {
  const { caller, now } = asked
  const { userId } = caller
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const place = await findQuizPlace(tx, caller, videoQuestionId, now)
    if (place === undefined) throw notFound('The question')
    if (!place.isWatched) {
      throw refused('body.videoQuestionId', 'Watch the video first: its quiz opens at the end.')
    }
    if (place.isAsked && !place.letters.includes(letter)) {
      throw refused('body.optionSelected', `Choose one of ${[...place.letters].join(', ')}.`)
    }
    const { videoId } = place
    const questions = await askedIn(tx, videoId)
    const questionIds = questions.map(({ questionId }) => questionId)
    if (caller.role === 'Student' && (await areInOpenTest(tx, userId, questionIds))) {
      const message = 'A paper or test of yours has a question of this quiz. Finish that first.'
      throw new Problem(409, message)
    }
    const { round, isPassed, hasSet } = await holdQuiz(tx, userId, videoId, now)
    if (isPassed) {
      return { round, answered: questions.length, total: questions.length, wrong: 0, isPassed }
    }
    if (place.isAsked) {
      const isCorrect = letter === place.correctLetter
      await insertAnswer(tx, { userId, videoQuestionId, round, letter, isCorrect }, now)
    }
    const answers = await answersOf(tx, userId, videoId, round)
    const standing = roundOf(
      questions.map(({ id }) => id),
      answers,
    )
    if (standing.wrong === null) return { round, ...standing, isPassed: false }
    const isSet = caller.role === 'Student' && round === 1 && !hasSet
    const setId = isSet ? await setOfRound(within, userId, place, answers, questionIds) : null
    const isPassedNow = standing.wrong === 0
    await closeRound(tx, { userId, videoId }, { isPassed: isPassedNow, setId }, now)
    return { round, ...standing, isPassed: isPassedNow }
  })
}

/**
 * Makes a student's first whole round a finished set, so that its filed questions count as attempts.
 * @returns its id; null where none of the questions is filed.
 */
export async function setOfRound(
  within: Occasion,
  studentId: string,
  { videoId, videoName, playedMs }: Pick<QuizPlace, 'videoId' | 'videoName' | 'playedMs'>,
  answers: readonly StoredAnswer[],
  questionIds: readonly number[],
  id = newId(within.now.getTime()),
): Promise<string | null> {
  const { db: tx, now } = within
  const places = new Map(
    (await placesOf(tx, questionIds)).map((filed) => [filed.questionId, filed]),
  )
  const [first] = places.values()
  if (first === undefined) return null
  const times = timesOf(playedMs === null ? null : new Date(playedMs), answers)
  const counted = answers
    .map((answer, index) => ({ ...answer, timeMs: times[index] ?? 0 }))
    .filter(({ questionId }) => places.has(questionId))
  const filed = questionIds.flatMap((id) => places.get(id) ?? [])
  const slugs = new Set(filed.map(({ subjectSlug }) => subjectSlug))
  const sections = new Set(filed.map(({ sectionId }) => sectionId))
  const plan: PlannedSet = {
    studentId,
    kind: 'video',
    title: `Video quiz · ${videoName}`,
    subjectSlug: slugs.size === 1 ? first.subjectSlug : 'mixed',
    admissionTestId: first.admissionTestId,
    sectionId: sections.size === 1 ? first.sectionId : null,
    feedback: 'end',
    order: 'paper',
    filters: { videoId },
    size: filed.length,
    timing: untimed,
    questions: filed,
  }
  const startedAt = answers[0]?.answeredAt ?? now
  await makeSet({ ...within, now: startedAt }, plan, id)
  await answerSet(tx, id, counted)
  await finishSet(within, studentId, { setId: id, finishedAt: now.toISOString() })
  return id
}
