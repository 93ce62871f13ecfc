import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { missReasons, revisePresets } from '../schema/index.ts'
import type { StoredBank } from './question-bank-content.ts'
import { at, seededRandom, type World } from './world.ts'

/** Why of ten misses each was one; null: the student has not said it yet. */
const saidOfTen = [0, 2, null, 1, 2, 0, null, 3, 2, 4].map((index) =>
  index === null ? null : (missReasons[index] ?? null),
)

const presets = [
  { name: 'Weak spots', status: ['incorrect', 'due'], size: 10, timing: 'none', minutes: null },
  { name: 'Exam pace', status: [], size: 27, timing: 'set', minutes: 40 },
] as const

/**
 * What students keep beside their answers: why they missed most of what they missed, and two
 * presets of the main student's.
 */
export async function seedStudy(db: Db, world: World, bank: StoredBank): Promise<void> {
  await db.execute(sql`
    update misses m set reason = said.reason
    from jsonb_to_recordset(${JSON.stringify(
      saidOfTen.map((reason, digit) => ({ digit, reason })),
    )}::jsonb) as said (digit int, reason text)
    where m.mastered_at is null and said.digit = m.question_id % 10`)
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  const part = main?.esatParts.map((name) => bank.parts.get(name)).find((id) => id !== undefined)
  if (main === undefined || part === undefined) return
  const random = seededRandom(20_271_121)
  await db.insert(revisePresets).values(
    presets.map(({ name, status, size, timing, minutes }, index) => {
      const createdAt = at(world, -9 + index, 17)
      return {
        id: seededId(random, createdAt.getTime()),
        studentId: main.id,
        name,
        filters: {
          admissionTestId: bank.testId,
          sectionId: part,
          subjectIds: [],
          topicIds: [],
          status,
          difficulties: [],
          questionTypes: [],
          size,
          order: 'random',
          feedback: timing === 'set' ? 'end' : 'each',
          timing,
          minutes,
          secondsPerQuestion: null,
        },
        createdAt,
      }
    }),
  )
}
