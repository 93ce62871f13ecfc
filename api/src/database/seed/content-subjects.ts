import type { Db } from '../db.ts'
import { contentSubjects } from '../schema/index.ts'

/** Subjects of library, reading list and documents, in the order of their ids from 1. */
export const contentSubjectNames = [
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Engineering',
  'Medicine',
  'Computer Science',
  'Economics',
  'Law',
  'Study skills',
] as const

/** The subjects of content of the demo world. */
export async function seedContentSubjects(db: Db): Promise<void> {
  await db.insert(contentSubjects).values(contentSubjectNames.map((name) => ({ name })))
}
