import { essayPassShare } from '../../modules/marking/index.ts'
import { scopeInTitle, titleOf } from '../../modules/revise/index.ts'
import { countFinishedSets, recordAnswers } from '../../modules/standing/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { type AuthoredQuestion, buildQuestions, topicTrees } from './content/index.ts'
import { withWrongKey } from './corrections.ts'
import { askedAndAnswered } from './flags.ts'
import {
  answerOf,
  isRight,
  type Learner,
  learnerOf,
  type Practice,
  timeOn,
} from './question-bank-answers.ts'
import { type StoredBank, storeBank } from './question-bank-content.ts'
import { silentDays } from './tuition.ts'
import {
  at,
  between,
  pick,
  seededRandom,
  shuffled,
  type World,
  type WorldStudent,
} from './world.ts'

type SetQuestionRow = typeof schema.reviseSetQuestions.$inferInsert

/** Days over which the demo students have practised. */
const span = 84

/** Everybody else practises more or less; these have not begun. */
const beginners: readonly WorldStudent['demoCase'][] = ['new', 'locked', 'diagnostic', 'esat']

function hasPractised(student: WorldStudent): boolean {
  return student.hasQuestionBank && !beginners.includes(student.demoCase)
}

/** Days (before today) on which the student built a set, oldest first. */
function practiceDays(world: World, random: () => number, student: WorldStudent): number[] {
  const isMain = student.demoCase === 'main'
  const count = isMain ? 50 : Math.round(2 + student.diligence * between(random, 10, 20))
  const started = (world.today.getTime() - Date.parse(student.startedOn)) / 86_400_000
  const expired = (world.today.getTime() - Date.parse(student.expiresOn)) / 86_400_000
  const first = Math.min(span, Math.max(1, Math.floor(started)))
  const quiet = isMain ? 1 : Math.round((1 - student.diligence) * 16 * random()) + 1
  const last = Math.min(first, Math.max(1, quiet, Math.ceil(expired)))
  const days = Array.from({ length: count }, () => between(random, last, first))
  // The main student has kept at it until yesterday.
  if (isMain) days.push(1, 2, 3)
  return days.sort((one, other) => other - one)
}

/** What a set is about: one topic, a subject, or a whole part, with its questions. */
function chooseScope(random: () => number, bank: StoredBank, student: WorldStudent) {
  const chosen = student.esatParts.filter((name) =>
    bank.questions.some(({ part }) => part === name),
  )
  const part = pick(random, chosen.length > 0 ? chosen : ['Mathematics 1'])
  const ofPart = bank.questions.filter((question) => question.part === part)
  const chance = random()
  if (chance < 0.35) return { part, questions: ofPart, topics: [], subjects: [] }
  const { subject, topic } = pick(random, ofPart)
  const ofSubject = ofPart.filter((question) => question.subject === subject)
  if (chance < 0.6) return { part, questions: ofSubject, topics: [], subjects: [subject] }
  const ofTopic = ofSubject.filter((question) => question.topic === topic)
  return { part, questions: ofTopic, topics: [topic], subjects: [] }
}

interface SetPlan {
  startedAt: Date
  /** 0 at the beginning of the twelve weeks, 1 today. */
  progress: number
  /** Leaves the set open with this many questions answered. */
  leaveAfter: number | null
}

function addSet(
  practice: Practice,
  bank: StoredBank,
  learner: Learner,
  student: WorldStudent,
  plan: SetPlan,
): void {
  const { random } = learner
  const scope = chooseScope(random, bank, student)
  const drawn = shuffled(random, scope.questions).slice(0, between(random, 6, 15))
  const [first] = drawn
  if (first === undefined) return
  const id = seededId(random, plan.startedAt.getTime())
  const feedback = random() < 0.5 ? 'each' : 'end'
  const isTimed = plan.leaveAfter === null && random() < 0.3
  let clock = plan.startedAt.getTime()
  let correct = 0
  const isOpen = plan.leaveAfter !== null
  const done = plan.leaveAfter ?? drawn.length
  drawn.forEach((question, index) => {
    const row: SetQuestionRow = {
      setId: id,
      questionId: question.questionId,
      versionId: question.versionId,
      topicId: question.topicId,
      position: index + 1,
      responseKind: question.type === 2 ? 'text' : question.type === 4 ? 'equation' : 'choice',
      letters: question.letters.join(''),
    }
    practice.questions.push(row)
    if (index >= done) return
    const timeMs = timeOn(random, question)
    clock += timeMs
    const answeredAt = new Date(clock)
    const { response, criteriaMet, mark } = answerOf(
      random,
      question,
      isRight(learner, question, plan.progress),
    )
    Object.assign(row, { response, sequence: 1, timeMs, answeredAt, savedAt: answeredAt })
    if (isOpen && feedback === 'end') return
    const isCorrect = mark >= essayPassShare
    if (isCorrect) correct += 1
    learner.met.add(question.questionId)
    Object.assign(row, { finalAt: answeredAt, isCorrect, mark, criteriaMet })
    practice.answers.push({
      studentId: student.id,
      setId: id,
      questionId: question.questionId,
      versionId: question.versionId,
      topicId: question.topicId,
      difficulty: question.difficulty,
      response,
      mark,
      isCorrect,
      timeMs,
      answeredAt,
    })
  })
  practice.sets.push({
    id,
    studentId: student.id,
    title: titleOf(plan.startedAt, 'Europe/London', scopeInTitle(scope.part, scope)),
    subjectSlug:
      new Set(drawn.map((each) => each.subjectId)).size === 1 ? first.subjectSlug : 'mixed',
    admissionTestId: bank.testId,
    sectionId: first.sectionId,
    feedback,
    timing: isTimed ? 'set' : 'none',
    filters: {},
    size: drawn.length,
    startedAt: plan.startedAt,
    deadlineAt: isTimed ? new Date(clock + 5 * 60_000) : null,
    ...(isOpen
      ? {}
      : {
          finishedAt: new Date(clock + 5_000),
          answered: drawn.length,
          correct,
          timeMs: clock - plan.startedAt.getTime(),
        }),
  })
}

function practise(
  world: World,
  bank: StoredBank,
  student: WorldStudent,
  practice: Practice,
  random: () => number,
): void {
  const learner = learnerOf(random, student.ability, bank.questions)
  const add = (day: number, leaveAfter: number | null) =>
    addSet(practice, bank, learner, student, {
      startedAt: at(world, -day, between(random, 15, 20), between(random, 0, 59)),
      progress: 1 - day / span,
      leaveAfter,
    })
  // Whoever has drifted has not practised either.
  const silent = silentDays(student)
  for (const day of practiceDays(world, random, student)) if (day > silent) add(day, null)
  if (student.demoCase === 'main' || random() < 0.2) add(Math.max(1, silent + 1), 4)
}

async function inChunks<T>(rows: readonly T[], run: (chunk: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += 2_000) await run(rows.slice(from, from + 2_000))
}

async function store(db: Db, practice: Practice): Promise<void> {
  await inChunks(practice.sets, (chunk) => db.insert(schema.reviseSets).values(chunk))
  await inChunks(practice.questions, (chunk) => db.insert(schema.reviseSetQuestions).values(chunk))
  const inOrder = practice.answers.toSorted(
    (one, other) => one.answeredAt.getTime() - other.answeredAt.getTime(),
  )
  await inChunks(inOrder, (chunk) => recordAnswers(db, chunk))
  const finished = practice.sets.filter((set) => set.finishedAt != null)
  await countFinishedSets(
    db,
    [...new Set(finished.map((set) => set.studentId))].map((studentId) => ({
      studentId,
      count: finished.filter((set) => set.studentId === studentId).length,
    })),
  )
}

/** Bookmarks and flags, on questions that their students have met. */
async function mark(db: Db, world: World, practice: Practice, random: () => number) {
  const marks = new Map<string, { studentId: string; questionId: number; isFlag: boolean }>()
  for (const student of world.students.filter(hasPractised)) {
    const met = practice.answers.filter((each) => each.studentId === student.id)
    const isMain = student.demoCase === 'main'
    const count = isMain ? 14 : between(random, 0, 3)
    for (const [index, { questionId }] of shuffled(random, met).slice(0, count).entries()) {
      // The main student shows a list of flags that is worth its filters.
      const isFlag = random() < 0.25 || (isMain && index % 2 === 0)
      marks.set(`${student.id} ${questionId}`, { studentId: student.id, questionId, isFlag })
    }
  }
  for (const [index, each] of [...marks.values()].entries()) {
    const createdAt = at(world, -between(random, 1, 20), between(random, 9, 20))
    if (each.isFlag) {
      await db.insert(schema.questionFlags).values({
        id: seededId(random, createdAt.getTime()),
        studentId: each.studentId,
        questionId: each.questionId,
        text: askedAndAnswered[index % askedAndAnswered.length]?.asked ?? '',
        createdAt,
      })
    }
    const own = each.isFlag ? { isFlagged: true } : { isBookmarked: true }
    await db
      .insert(schema.studentQuestions)
      .values({ studentId: each.studentId, questionId: each.questionId, ...own })
      .onConflictDoUpdate({
        target: [schema.studentQuestions.studentId, schema.studentQuestions.questionId],
        set: own,
      })
  }
}

/**
 * The question bank of the demo world: the ESAT with its five parts and all authored questions,
 * and twelve weeks of practice of its students, rolled up by the code that the server uses.
 */
export async function seedQuestionBank(
  db: Db,
  world: World,
): Promise<{ bank: StoredBank; authored: readonly AuthoredQuestion[] }> {
  const random = seededRandom(20_251_003)
  const questions = buildQuestions()
  const bank = await storeBank(
    db,
    { test: 'ESAT', trees: topicTrees, questions: withWrongKey(questions) },
    at(world, -300, 9),
  )
  const parts = world.students.flatMap((student) =>
    student.esatParts.flatMap((name) => {
      const sectionId = bank.parts.get(name)
      return sectionId === undefined ? [] : [{ studentId: student.id, sectionId }]
    }),
  )
  if (parts.length > 0) await db.insert(schema.studentEsatParts).values(parts)
  const practice: Practice = { sets: [], questions: [], answers: [] }
  for (const student of world.students.filter(hasPractised)) {
    practise(world, bank, student, practice, random)
  }
  await store(db, practice)
  await mark(db, world, practice, random)
  return { bank, authored: questions }
}
