import { eq, sql } from 'drizzle-orm'
import { essayPassShare } from '../../modules/marking/index.ts'
import {
  afterAnswer,
  countFinishedSets,
  type MarkedAnswer,
  type ReviewState,
  recordAnswers,
  rollUpReviews,
} from '../../modules/standing/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import {
  attempts,
  misses,
  questionNotes,
  reviewCards,
  reviseSetQuestions,
  reviseSets,
} from '../schema/index.ts'
import { answerOf, type Practice, timeOn } from './question-bank-answers.ts'
import type { StoredBank, StoredQuestion } from './question-bank-content.ts'
import { at, between, seededRandom, type World } from './world.ts'

const none: ReviewState = { card: null, isGuessed: false, misses: 0, masteredAt: null }

/** Evenings of review, until the day before yesterday, so that some are due today. */
const firstDay = 60
const lastDay = 2

/** Questions of one evening's review, at most. */
const mostAnEvening = 9

/** Share of what comes back that is known by then. */
const knownAgain = 0.78

type Random = () => number

/** One evening's set of what is due, answered. */
function evening(
  random: Random,
  bank: StoredBank,
  studentId: string,
  startedAt: Date,
  questions: readonly [StoredQuestion, ...StoredQuestion[]],
): Practice {
  const id = seededId(random, startedAt.getTime())
  let clock = startedAt.getTime()
  const answered = questions.map((question, index) => {
    const timeMs = timeOn(random, question)
    clock += timeMs
    const answeredAt = new Date(clock)
    const isKnown = random() < knownAgain
    const { response, criteriaMet, mark } = answerOf(random, question, isKnown)
    const isCorrect = mark >= essayPassShare
    const { questionId, versionId, topicId, difficulty } = question
    const answer: MarkedAnswer = {
      studentId,
      setId: id,
      questionId,
      versionId,
      topicId,
      difficulty,
      response,
      mark,
      isCorrect,
      timeMs,
      answeredAt,
    }
    const row: Practice['questions'][number] = {
      setId: id,
      questionId,
      versionId,
      topicId,
      position: index + 1,
      responseKind: question.type === 2 ? 'text' : question.type === 4 ? 'equation' : 'choice',
      letters: question.letters.join(''),
      response,
      sequence: 1,
      timeMs,
      answeredAt,
      savedAt: answeredAt,
      finalAt: answeredAt,
      isCorrect,
      mark,
      criteriaMet,
    }
    return { answer, row }
  })
  const [first] = questions
  const isOneSubject = questions.every((each) => each.subjectId === first.subjectId)
  const isOnePart = questions.every((each) => each.sectionId === first.sectionId)
  const set: Practice['sets'][number] = {
    id,
    studentId,
    title: 'Spaced review',
    subjectSlug: isOneSubject ? first.subjectSlug : 'mixed',
    admissionTestId: bank.testId,
    sectionId: isOnePart ? first.sectionId : null,
    feedback: 'each',
    timing: 'none',
    order: 'paper',
    filters: { questionIds: questions.map((each) => each.questionId) },
    size: questions.length,
    startedAt,
    finishedAt: new Date(clock + 5_000),
    answered: questions.length,
    correct: answered.filter(({ answer }) => answer.isCorrect).length,
    timeMs: clock - startedAt.getTime(),
  }
  return {
    sets: [set],
    questions: answered.map(({ row }) => row),
    answers: answered.map(({ answer }) => answer),
  }
}

/** The evenings on which the student reviewed what was due by then, after these answers. */
function evenings(world: World, bank: StoredBank, given: readonly MarkedAnswer[]): Practice {
  const random = seededRandom(20_260_214)
  const byId = new Map(bank.questions.map((question) => [question.questionId, question]))
  const waiting = [...given]
  const cards = new Map<number, ReviewState>()
  const takeIn = (answer: MarkedAnswer) => {
    const before = cards.get(answer.questionId) ?? none
    cards.set(answer.questionId, afterAnswer(before, answer, null))
  }
  // The topics that the student puts off stay weak, and pile up.
  const isLiked = (questionId: number) => (byId.get(questionId)?.topicId ?? 0) % 4 > 0
  const all: Practice = { sets: [], questions: [], answers: [] }
  for (let day = firstDay; day >= lastDay; day -= 1) {
    const startedAt = at(world, -day, 21, between(random, 30, 55))
    const until = waiting.findIndex((each) => each.answeredAt > startedAt)
    waiting.splice(0, until < 0 ? waiting.length : until).forEach(takeIn)
    const [first, ...more] = [...cards]
      .flatMap(([questionId, { card }]) => (card === null ? [] : { questionId, due: card.due }))
      .filter((each) => each.due <= startedAt && isLiked(each.questionId))
      .sort((one, other) => one.due.getTime() - other.due.getTime())
      .slice(0, mostAnEvening)
      .flatMap(({ questionId }) => byId.get(questionId) ?? [])
    const studentId = given[0]?.studentId
    if (first === undefined || studentId === undefined) continue
    const one = evening(random, bank, studentId, startedAt, [first, ...more])
    one.answers.forEach(takeIn)
    all.sets.push(...one.sets)
    all.questions.push(...one.questions)
    all.answers.push(...one.answers)
  }
  return all
}

const notes = [
  'Draw it first. I lost the sign because I never looked at which way it points.',
  'Check the units before choosing: two of the options differ by nothing else.',
  'Quicker: put the options in, instead of solving for it.',
]

/** Notes on the questions that were missed last. */
async function takeNotes(db: Db, world: World, given: readonly MarkedAnswer[]): Promise<void> {
  const missed = given.toReversed().filter((each) => !each.isCorrect)
  const firsts = [...new Map(missed.map((each) => [each.questionId, each])).values()]
  const rows = firsts.slice(0, notes.length).map(({ studentId, questionId }, index) => ({
    studentId,
    questionId,
    text: notes[index] ?? '',
    updatedAt: at(world, -2 - index, 22),
  }))
  if (rows.length > 0) await db.insert(questionNotes).values(rows)
}

/**
 * Lets the main student have reviewed much of what was due, evening after evening, and taken notes.
 * To be called when all other answers are there: cards and misses are then worked out anew from
 * all of them in the order in which they were given.
 */
export async function seedReviews(db: Db, world: World, bank: StoredBank): Promise<void> {
  const main = world.students.find((student) => student.demoCase === 'main')
  if (main === undefined) return
  const given = await db
    .select()
    .from(attempts)
    .where(eq(attempts.studentId, main.id))
    .orderBy(attempts.answeredAt, attempts.id)
  const reviewed = evenings(world, bank, given)
  if (reviewed.sets.length === 0) return
  await db.insert(reviseSets).values(reviewed.sets)
  await db.insert(reviseSetQuestions).values(reviewed.questions)
  await recordAnswers(db, reviewed.answers)
  await countFinishedSets(db, [{ studentId: main.id, count: reviewed.sets.length }])

  const everything = [...given, ...reviewed.answers].sort(
    (one, other) => one.answeredAt.getTime() - other.answeredAt.getTime(),
  )
  const groups = new Map<number, [MarkedAnswer, ...MarkedAnswer[]]>()
  for (const answer of everything) {
    const own = groups.get(answer.questionId)
    if (own === undefined) groups.set(answer.questionId, [answer])
    else own.push(answer)
  }
  await db.delete(reviewCards).where(eq(reviewCards.studentId, main.id))
  await db.delete(misses).where(sql`student_id = ${main.id}`)
  await rollUpReviews(db, [...groups.values()])
  await takeNotes(db, world, everything)
}
