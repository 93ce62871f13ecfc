import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

const everything = {
  ...{ hasQuestionBank: true, hasCourses: true, hasAcademy: true, hasSeminar: true },
  ...{ hasLibrary: true, hasReadingList: true, hasPsSubmission: true, hasEssaySubmission: true },
}

type Sold = Omit<typeof schema.programmes.$inferInsert, 'id'>

/** What the demo school sells; Full Blue and Fellow are always there. */
const sold: readonly Sold[] = [
  { name: 'Full Blue', isUnlimited: true, endsOnDay: '31-12', pricePence: 900_000, ...everything },
  { name: 'Fellow', isUnlimited: true, endsOnDay: '31-12', pricePence: 600_000, ...everything },
  { name: 'Premium', quarters: 80, months: 12, pricePence: 240_000, ...everything },
  {
    ...{ name: 'Head Start', quarters: 40, isHeadStart: true, months: 18, pricePence: 120_000 },
    ...{ ...everything, hasPsSubmission: false, hasEssaySubmission: false },
  },
  {
    ...{ name: 'Question bank alone', months: 6, pricePence: 19_900, hasQuestionBank: true },
  },
  { name: 'Summer course', quarters: 16, months: 2, pricePence: 64_000, isArchived: true },
]

/**
 * What is sold, and what each student's first booking gave: all that the student has. Upsells bring
 * hours alone.
 */
export async function seedProgrammes(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_261_130)
  const made = at(world, -400).getTime()
  await db
    .insert(schema.programmes)
    .values(sold.map((programme) => ({ id: seededId(random, made), ...programme })))
  await db.execute(sql`update bookings b set is_unlimited = s.is_unlimited,
      is_head_start = s.is_head_start, has_question_bank = s.has_question_bank,
      has_courses = s.has_courses, has_academy = s.has_academy, has_seminar = s.has_seminar,
      has_library = s.has_library, has_reading_list = s.has_reading_list,
      has_ps_submission = s.has_ps_submission, has_essay_submission = s.has_essay_submission,
      program_name = s.program_name, starts_on = s.started_on, expires_on = s.expires_on
    from students s where s.user_id = b.student_id and b.kind = 'new'`)
  await db.execute(sql`update bookings b set programme_id = p.id
    from programmes p where lower(p.name) = lower(b.program_name)`)
}
