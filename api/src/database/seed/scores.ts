import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { rowsOf } from '../open.ts'
import { officialResults, readinessSnapshots } from '../schema/index.ts'
import { dayAt, seededRandom, type World, type WorldStudent } from './world.ts'

/** How many students have results, of two years. */
const students = 40

interface Part {
  testId: number
  sectionId: number
  name: string
  points: number[]
}

/** Sittings of two years that were over a month ago, the oldest first: days on which a test is sat. */
function sittingsBefore(world: World): string[] {
  const year = world.today.getUTCFullYear()
  const days = [year - 3, year - 2, year - 1, year].flatMap((each) => [
    `${each}-01-08`,
    `${each}-10-14`,
  ])
  return days.filter((day) => day < dayAt(world, -30)).slice(-4)
}

/** The parts of the ESAT, each with the table of its newest paper. */
async function partsOf(db: Db): Promise<Part[]> {
  return await rowsOf<Part>(
    db,
    sql`select distinct on (n.id) n.admission_test_id "testId", n.id "sectionId", n.section_no "name",
        e.conversion -> 'points' "points"
      from section_numbers n
      join admission_tests t on t.id = n.admission_test_id and t.name = 'ESAT'
      join exam_sections e on e.section_id = n.id and e.conversion is not null
      join papers x on x.id = e.paper_id
      order by n.id, x.is_older, x.year desc nulls last, x.id desc`,
  )
}

const tenths = (score: number) => Math.round(Math.min(9, Math.max(1, score)) * 10) / 10

/**
 * Two years of official results of 40 students, in the parts that each sits, with how ready they were
 * before. Predictions are a little high, and the less sure the further off they are.
 */
export async function seedScores(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_251_014)
  const parts = await partsOf(db)
  const sittings = sittingsBefore(world)
  const admin = world.admins[0]?.id ?? null
  const sat = world.students.filter(({ demoCase }) => demoCase !== 'new').slice(0, students)
  const results: (typeof officialResults.$inferInsert)[] = []
  const snapshots: (typeof readinessSnapshots.$inferInsert)[] = []
  for (const [place, student] of sat.entries()) {
    const satOn = sittings[place % sittings.length] ?? dayAt(world, -60)
    const [year = 0, month = 1] = satOn.split('-').map(Number)
    const savedAt = new Date(Date.parse(`${satOn}T11:00:00Z`) + 40 * 86_400_000)
    for (const { testId, sectionId, points } of partsSatBy(student, parts)) {
      const share = Math.min(0.95, Math.max(0.2, student.ability * 0.8 + 0.3 * (random() - 0.4)))
      const expected = points[Math.round(share * (points.length - 1))] ?? 5
      results.push({
        id: seededId(random, savedAt.getTime()),
        ...{ studentId: student.id, admissionTestId: testId, sectionId, year, month, satOn },
        score: tenths(expected - 0.2 + 1.6 * (random() + random() - 1)),
        ...{ source: place % 4 === 0 ? 'imported' : 'typed', savedAt, savedBy: admin },
      })
      // A few had not begun to practise.
      if (random() < 0.08) continue
      for (const weeksBefore of [3, 2, 1]) {
        const takenOn = new Date(Date.parse(satOn) - (weeksBefore * 7 - 4) * 86_400_000)
        snapshots.push({
          ...{ studentId: student.id, sectionId, takenOn: takenOn.toISOString().slice(0, 10) },
          score: Math.max(0.1, share - 0.03 * (weeksBefore - 1)),
          margin: 0.06 + 0.06 * random(),
        })
      }
    }
  }
  await db.insert(officialResults).values(results)
  await db.insert(readinessSnapshots).values(snapshots)
}

/** Those that the student chose; of one who has not chosen, the compulsory one and physics. */
function partsSatBy({ esatParts }: WorldStudent, parts: readonly Part[]): Part[] {
  const chosen = esatParts.length > 0 ? esatParts : ['Mathematics 1', 'Physics']
  return parts.filter(({ name }) => chosen.includes(name))
}
