import { inArray } from 'drizzle-orm'
import { askedByServer } from '../../asked.ts'
import { writeMarks } from '../../modules/essay-marking/index.ts'
import { markEssay } from '../../modules/marking/index.ts'
import { deadlineOf } from '../../modules/sets/index.ts'
import { markPart, markPartAgain, sittingTitle } from '../../modules/simulate/index.ts'
import { type MarkedAnswer, recordAnswers } from '../../modules/standing/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import type { StoredPaper, StoredPart } from './papers.ts'
import { answerOf, timeOn } from './question-bank-answers.ts'
import type { StoredQuestion } from './question-bank-content.ts'
import { type Plan, plansOf } from './simulate-plans.ts'
import { at, between, pick, seededRandom, type World, type WorldStudent } from './world.ts'

type SetRow = typeof schema.reviseSets.$inferInsert
type SetQuestionRow = typeof schema.reviseSetQuestions.$inferInsert

/** An essay that has been handed in. */
interface HandedInEssay {
  setId: string
  student: WorldStudent
  question: StoredQuestion
  answer: Omit<MarkedAnswer, 'mark' | 'isCorrect'>
}

interface Sat {
  sittings: (typeof schema.sittings.$inferInsert)[]
  parts: (typeof schema.sittingSections.$inferInsert)[]
  sets: (SetRow & { id: string; finishedAt: Date })[]
  questions: SetQuestionRow[]
  answers: MarkedAnswer[]
  essays: HandedInEssay[]
}

/** Which questions come out right: so many of them, the easier ones rather. */
function rightOnes(
  random: () => number,
  questions: readonly StoredQuestion[],
  share: number,
): Set<number> {
  const count = Math.round(questions.length * share)
  return new Set(
    questions
      .map(({ questionId, difficulty }) => ({ questionId, rank: difficulty + random() * 6 }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, count)
      .map(({ questionId }) => questionId),
  )
}

/** The letters chosen on the way to an answer: most choose once, some change their mind. */
function historyOf(random: () => number, question: StoredQuestion, letter: string): string {
  if (random() > 0.15) return letter
  const before = pick(random, question.letters)
  return before === letter ? letter : `${before}${letter}`
}

/** Sits one part, beginning at a moment; answers when it was handed in. */
function sitPart(
  sat: Sat,
  plan: Plan,
  part: StoredPart,
  startedAt: Date,
  extraTimePercent: number,
  random: () => number,
): { setId: string; finishedAt: Date } {
  const { student, paper } = plan
  const setId = seededId(random, startedAt.getTime())
  const deadlineAt = deadlineOf(startedAt, part.minutes, extraTimePercent) ?? startedAt
  const right = rightOnes(random, part.questions, plan.share)
  // The last questions are left out by some who run out of time.
  const reached = part.questions.length - (random() < 0.25 ? between(random, 1, 3) : 0)
  const times = part.questions.map((question) => timeOn(random, question))
  const sum = times.reduce((total, each) => total + each, 0)
  const allowed = (deadlineAt.getTime() - startedAt.getTime()) * (0.85 + 0.14 * random())
  const scale = Math.min(1, allowed / sum)
  let clock = startedAt.getTime()
  let [answered, correct, essays] = [0, 0, 0]
  part.questions.forEach((question, index) => {
    const row: SetQuestionRow = {
      setId,
      questionId: question.questionId,
      versionId: question.versionId,
      topicId: question.topicId,
      position: index + 1,
      responseKind: question.type === 2 ? 'text' : question.type === 4 ? 'equation' : 'choice',
      letters: question.letters.join(''),
    }
    sat.questions.push(row)
    const ms = Math.round((times[index] ?? 0) * scale)
    clock += ms
    const isRight = right.has(question.questionId)
    // An essay is always begun: there is nothing else in its paper.
    if (index >= reached && question.type !== 2) return
    const answeredAt = new Date(clock)
    const { response, mark } = answerOf(random, question, isRight)
    answered += 1
    Object.assign(row, {
      response,
      sequence: 1,
      timeMs: ms,
      answeredAt,
      savedAt: answeredAt,
    })
    const answer = {
      studentId: student.id,
      setId,
      questionId: question.questionId,
      versionId: question.versionId,
      topicId: question.topicId,
      difficulty: question.difficulty,
      response,
      timeMs: ms,
      answeredAt,
    }
    if (response.kind === 'text') {
      essays += 1
      sat.essays.push({ setId, student, question, answer })
      return
    }
    if (response.kind === 'choice') {
      row.history = historyOf(random, question, response.letter)
    }
    const isCorrect = mark === 1
    if (isCorrect) correct += 1
    Object.assign(row, { isCorrect, mark })
    sat.answers.push({ ...answer, mark, isCorrect })
  })
  const finishedAt = new Date(Math.min(clock + 5_000, deadlineAt.getTime()))
  for (const row of sat.questions.slice(-part.questions.length)) row.finalAt = finishedAt
  sat.sets.push({
    id: setId,
    studentId: student.id,
    kind: 'simulate',
    title: sittingTitle({ ...paper, admissionTestName: paper.test }, [part]),
    subjectSlug: 'mixed',
    admissionTestId: paper.admissionTestId,
    sectionId: part.sectionId,
    examSectionId: part.examSectionId,
    feedback: 'end',
    timing: 'set',
    order: 'paper',
    filters: {},
    size: part.questions.length,
    startedAt,
    deadlineAt,
    finishedAt,
    answered,
    correct,
    timeMs: finishedAt.getTime() - startedAt.getTime(),
    essays,
    essaysWaiting: essays,
  })
  return { setId, finishedAt }
}

function sit(sat: Sat, world: World, plan: Plan, extraTimePercent: number, random: () => number) {
  const { student, parts, daysAgo } = plan
  const startedAt = at(world, -daysAgo, between(random, 9, 15), between(random, 0, 59))
  const sittingId = seededId(random, startedAt.getTime())
  sat.sittings.push({
    id: sittingId,
    studentId: student.id,
    sections: parts.map(({ examSectionId }) => examSectionId).join(','),
    startedAt,
  })
  let from = startedAt
  parts.forEach((part, index) => {
    const isDone = index < (plan.done ?? parts.length)
    const done = isDone ? sitPart(sat, plan, part, from, extraTimePercent, random) : undefined
    sat.parts.push({
      sittingId,
      position: index + 1,
      examSectionId: part.examSectionId,
      setId: done?.setId ?? null,
    })
    // A minute between two parts.
    if (done !== undefined) from = new Date(done.finishedAt.getTime() + 60_000)
  })
}

async function inChunks<T>(rows: readonly T[], run: (chunk: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += 2_000) await run(rows.slice(from, from + 2_000))
}

async function store(db: Db, sat: Sat): Promise<void> {
  await inChunks(sat.sets, (chunk) => db.insert(schema.reviseSets).values(chunk))
  await inChunks(sat.questions, (chunk) => db.insert(schema.reviseSetQuestions).values(chunk))
  await inChunks(sat.sittings, (chunk) => db.insert(schema.sittings).values(chunk))
  await inChunks(sat.parts, (chunk) => db.insert(schema.sittingSections).values(chunk))
  const inOrder = sat.answers.toSorted(
    (one, other) => one.answeredAt.getTime() - other.answeredAt.getTime(),
  )
  await inChunks(inOrder, (chunk) => recordAnswers(db, chunk))
  const handedIn = sat.sets.toSorted(
    (one, other) => one.finishedAt.getTime() - other.finishedAt.getTime(),
  )
  for (const set of handedIn) await markPart(askedByServer(db, set.finishedAt), set)
}

/** Marks the essay that was handed in first; the others wait. */
async function markFirst(db: Db, essays: readonly HandedInEssay[]): Promise<void> {
  const [first] = essays.toSorted(
    (one, other) => one.answer.answeredAt.getTime() - other.answer.answeredAt.getTime(),
  )
  const [tutorId] = first?.student.tutorIds ?? []
  if (first?.question.marking?.kind !== 'essay' || tutorId === undefined) return
  const { question, setId, answer } = first
  const criteriaMet = first.question.marking.criteria.map((_criterion, index) => index !== 1)
  const marked = markEssay(criteriaMet)
  await writeMarks(db, {
    setId,
    questionId: question.questionId,
    criteriaMet,
    ...marked,
    comment:
      'A clear structure and a fair counter-argument. Say earlier how far you agree, and back it with one example.',
    markedBy: tutorId,
  })
  await recordAnswers(db, [{ ...answer, ...marked }])
  await markPartAgain(askedByServer(db, answer.answeredAt), setId)
}

/**
 * Papers that students of the demo world have sat, marked by the code that the server uses: two
 * months of the main student's, and enough of others' for percentiles and item statistics.
 */
export async function seedSimulate(
  db: Db,
  world: World,
  papers: readonly StoredPaper[],
): Promise<void> {
  const random = seededRandom(20_261_107)
  const plans = plansOf(random, world, papers)
  const ids = [...new Set(plans.map(({ student }) => student.id))]
  if (ids.length === 0) return
  const extraTime = new Map(
    (
      await db
        .select({ id: schema.students.userId, percent: schema.students.extraTimePercent })
        .from(schema.students)
        .where(inArray(schema.students.userId, ids))
    ).map(({ id, percent }) => [id, percent]),
  )
  const sat: Sat = { sittings: [], parts: [], sets: [], questions: [], answers: [], essays: [] }
  for (const plan of plans) sit(sat, world, plan, extraTime.get(plan.student.id) ?? 0, random)
  await store(db, sat)
  await markFirst(db, sat.essays)
}
