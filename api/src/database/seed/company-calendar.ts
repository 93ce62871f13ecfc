import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { seededRandom, type World } from './world.ts'

/** Terms of real school years, which stay where they are whichever day the world is shown on. */
const terms: readonly (readonly [name: string, startsOn: string, endsOn: string])[] = [
  ['Summer 2025', '2025-04-22', '2025-07-18'],
  ['Autumn 2025', '2025-09-03', '2025-12-19'],
  ['Spring 2026', '2026-01-05', '2026-03-27'],
  ['Summer 2026', '2026-04-13', '2026-07-17'],
  ['Autumn 2026', '2026-09-02', '2026-12-18'],
  ['Spring 2027', '2027-01-04', '2027-03-25'],
  ['Summer 2027', '2027-04-12', '2027-07-16'],
  ['Autumn 2027', '2027-09-01', '2027-12-17'],
  ['Spring 2028', '2028-01-04', '2028-03-31'],
  ['Summer 2028', '2028-04-18', '2028-07-14'],
]

/** Holidays of everybody, beside the bank holidays that every database has. */
const closures: readonly (readonly [name: string, from: string, to: string])[] = [
  ['Christmas 2025', '2025-12-24', '2026-01-02'],
  ['Christmas 2026', '2026-12-24', '2027-01-03'],
  ['Christmas 2027', '2027-12-24', '2028-01-03'],
]

/** Half-terms of the school of the student who is shown. */
const halfTerms: readonly (readonly [name: string, from: string, to: string])[] = [
  ['Half-term, autumn 2026', '2026-10-26', '2026-10-30'],
  ['Half-term, spring 2027', '2027-02-15', '2027-02-19'],
]

/** Terms and holidays of a few years. */
export async function seedCompanyCalendar(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(31_072_026)
  const id = (day: string) => seededId(random, Date.parse(day))
  await db.insert(schema.terms).values(
    terms.map(([name, startsOn, endsOn]) => ({
      id: id(startsOn),
      name,
      startsOn,
      endsOn,
      cardsDueOn: endsOn,
    })),
  )
  const [shown] = world.students
  const school = world.schools.find(({ studentIds }) => studentIds.includes(shown?.id ?? ''))
  const holiday =
    (schoolId: string | null) =>
    ([name, startsOn, endsOn]: readonly [string, string, string]) => ({
      id: id(startsOn),
      schoolId,
      name,
      startsOn,
      endsOn,
    })
  await db.insert(schema.holidays).values(closures.map(holiday(null)))
  if (school !== undefined) {
    await db.insert(schema.holidays).values(halfTerms.map(holiday(school.id)))
  }
}
