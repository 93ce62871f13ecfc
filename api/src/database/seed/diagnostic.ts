import { and, eq, sql } from 'drizzle-orm'
import { askedByServer } from '../../asked.ts'
import { beginSection, sectionsOf } from '../../modules/diagnostic/index.ts'
import '../../modules/set-kinds.ts'
import { finishSet, questionsOfSet, type SetQuestionRow } from '../../modules/sets/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, pick, seededRandom, type World, type WorldStudent } from './world.ts'

/** The diagnostic test that waits for the student who is there to show it. */
export async function seedDiagnosticTests(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_260_211)
  const assignedAt = at(world, -2, 10)
  const given = world.students.filter(({ demoCase }) => demoCase === 'diagnostic')
  await db.insert(schema.diagnosticTests).values(
    given.map(({ id }) => ({
      id: seededId(random, assignedAt.getTime()),
      studentId: id,
      assignedAt,
    })),
  )
}

/** Students of the crowd who sat a test when they began; enough for topics to be compared. */
const crowd = 9

/**
 * Finished diagnostic tests: the main student's from the beginning of the practice, and those of
 * some others. Sat by the server's own code, with answers by ability.
 */
export async function seedDiagnosticResults(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_261_121)
  // Questions are drawn by the database's own chance, which is to fall the same way each time.
  await db.execute(sql`select setseed(0.1121)`)
  const sitters = [
    ...world.students.filter(({ demoCase }) => demoCase === 'main'),
    ...world.students
      .filter((each) => each.demoCase === undefined && each.hasQuestionBank)
      .slice(0, crowd),
  ]
  for (const [index, student] of sitters.entries()) {
    const beganAt = at(world, -70 - index, 16)
    const testId = seededId(random, beganAt.getTime())
    await db
      .insert(schema.diagnosticTests)
      .values({ id: testId, studentId: student.id, assignedAt: at(world, -72 - index, 9) })
    await sitTest(db, { testId, student, beganAt, random })
  }
}

interface SittingPlan {
  testId: string
  student: WorldStudent
  beganAt: Date
  random: () => number
}

async function sitTest(db: Db, { testId, student, beganAt, random }: SittingPlan): Promise<void> {
  let now = beganAt
  for (const { position } of await sectionsOf(db, student.id, { id: testId, isStarted: false })) {
    const setId = seededId(random, now.getTime())
    await beginSection(askedByServer(db, now), student.id, { testId, position }, setId)
    const questions = await questionsOfSet(db, setId, student.id)
    for (const question of questions) {
      const timeMs = Math.round((40 + 60 * random()) * 1000)
      now = new Date(now.getTime() + timeMs)
      const isRight = random() < student.ability - 0.15
      const response = responseOf(question, isRight, random)
      const row = schema.reviseSetQuestions
      await db
        .update(row)
        .set({ response, sequence: 1, timeMs, answeredAt: now, savedAt: now })
        .where(and(eq(row.setId, setId), eq(row.questionId, question.questionId)))
    }
    await finishSet(askedByServer(db, now), student.id, { setId, finishedAt: now.toISOString() })
    now = new Date(now.getTime() + 60_000)
  }
}

function responseOf(
  { marking, options }: SetQuestionRow,
  isRight: boolean,
  random: () => number,
): schema.StoredResponse {
  if (marking?.kind === 'equation') {
    return { kind: 'equation', text: isRight ? marking.expected : `2*(${marking.expected})` }
  }
  const fitting = options.filter((option) => option.isCorrect === isRight)
  return { kind: 'choice', letter: pick(random, fitting).letter }
}
