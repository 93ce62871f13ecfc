import type { CallInput } from '@portal/shared/api'
import { newId } from '../../database/ids.ts'
import {
  admissionTests,
  examSections,
  papers,
  reviseSets,
  sectionNumbers,
  studentDays,
  subjects,
  topicMastery,
  topics,
} from '../../database/schema/index.ts'
import { makeTuition, type TestApp } from '../../testing/index.ts'

export const saveCall = 'POST /Target/tutor/Target/SaveTarget'
export const listCall = 'GET /Target/tutor/Target/GetTargets'
export const studentCall = 'GET /Target/Target/GetStudentTargets'

type Target = CallInput<typeof saveCall>['body']

/** A tutor with a student, a parent, a senior tutor, and a topic and a part of a test. */
export async function makeTargetsWorld(app: TestApp) {
  const { make, db } = app
  const senior = await make.seniorTutor()
  const student = await make.student({}, { firstName: 'Ada', lastName: 'Lee' })
  const tutor = await make.tutor(
    { seniorTutorId: senior, students: [student] },
    { firstName: 'Tom', lastName: 'Grey' },
  )
  const parent = await make.parent([student])
  const [test] = await db.insert(admissionTests).values({ name: newId() }).returning()
  const admissionTestId = test?.id ?? 0
  const [part] = await db
    .insert(sectionNumbers)
    .values({ admissionTestId, sectionNo: 'Physics', position: 1 })
    .returning()
  const sectionId = part?.id ?? 0
  const [paper] = await db
    .insert(papers)
    .values({ admissionTestId, paperType: 1, year: 2020, publishedAt: new Date() })
    .returning()
  const [sat] = await db
    .insert(examSections)
    .values({ admissionTestId, paperId: paper?.id ?? 0, sectionId, position: 1, minutes: 40 })
    .returning()
  const [subject] = await db
    .insert(subjects)
    .values({ sectionId, name: 'Mechanics', slug: 'mechanics', position: 1 })
    .returning()
  const [topic] = await db
    .insert(topics)
    .values({ subjectId: subject?.id ?? 0, name: 'Forces', position: 1, questionCount: 9 })
    .returning()
  const topicId = topic?.id ?? 0

  const target: Target = {
    ...{ studentId: student, title: 'Read three books', measure: 'by hand', goal: 30, now: 0 },
    ...{ topicId: null, sectionId: null, dueOn: '2026-12-01' },
  }

  /** Saves a target as its tutor. */
  const save = (change: Partial<Target> = {}, as: string = tutor) =>
    app.call(saveCall, as, { body: { ...target, ...change } })

  /** Sets one; answers its id. */
  const set = async (change: Partial<Target> = {}) => {
    const { data, status, errors } = await save(change)
    if (status !== 200) throw new Error(`No target was set: ${JSON.stringify(errors)}`)
    return data.id
  }

  const all = async (as: string = tutor) =>
    (await app.call(studentCall, as, { query: { studentId: student } })).data.targets

  /** The evidence of so many answers in the topic, of which so many were right. */
  const answerInTopic = async (answered: number, correct: number) => {
    const values = {
      ...{ answered, correct, timeMs: 1, weightedRight: correct, weightedTotal: answered },
      evidenceAt: app.clock.now(),
    }
    await db
      .insert(topicMastery)
      .values({ studentId: student, topicId, ...values })
      .onConflictDoUpdate({ target: [topicMastery.studentId, topicMastery.topicId], set: values })
  }

  /** So many answers in all on a day. */
  const answerOn = async (day: string, answered: number) => {
    await db
      .insert(studentDays)
      .values({ studentId: student, day, answered, correct: 0 })
      .onConflictDoUpdate({ target: [studentDays.studentId, studentDays.day], set: { answered } })
  }

  /** Finishes a paper of the part with ten questions. */
  const sit = async (score: number) => {
    const at = app.clock.now()
    await db.insert(reviseSets).values({
      ...{ id: newId(), studentId: student, kind: 'simulate', title: 'Paper', sectionId, score },
      ...{ subjectSlug: 'mixed', admissionTestId, feedback: 'end', timing: 'set', filters: {} },
      ...{ order: 'paper', size: 10, startedAt: at, deadlineAt: at, finishedAt: at },
      examSectionId: sat?.id ?? 0,
    })
  }

  return {
    ...{ app, senior, student, tutor, parent, topicId, sectionId, target, save, set, all },
    ...{ answerInTopic, answerOn, sit, tuition: makeTuition(db) },
  }
}

export type TargetsWorld = Awaited<ReturnType<typeof makeTargetsWorld>>
