import type { Db } from '../db.ts'
import { degreeGroups } from '../schema/index.ts'

const names = [
  'Engineering',
  'Natural Sciences',
  'Medicine and Dentistry',
  'Mathematics',
  'Computer Science',
  'Economics',
  'Law',
  'Humanities',
  'Languages',
  'Psychology',
]

/** The groups of degrees of the demo world. */
export async function seedDegreeGroups(db: Db): Promise<void> {
  await db.insert(degreeGroups).values(names.map((name, position) => ({ name, position })))
}
