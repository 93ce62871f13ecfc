import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { QuestionFilters, QuestionStatus } from '../questions/filters.ts'

/** What an open set was built from. */
export interface BuiltFrom {
  filters: QuestionFilters
  /** As they were sent: to be kept again when the set is changed. */
  asked: Record<string, unknown>
  /** As it was asked for, without the student's extra time; null where it is not timed so. */
  secondsPerQuestion: number | null
  /** Where the level of an adaptive set began; null for all others. */
  startLevel: number | null
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The filters of a set; one made without any is over the whole of its part. */
export async function builtFrom(db: Db, setId: string): Promise<BuiltFrom> {
  const [row] = await rowsOf<{
    asked: Record<string, unknown>
    admissionTestId: number
    sectionId: number | null
  }>(
    db,
    sql`select filters "asked", admission_test_id "admissionTestId", section_id "sectionId"
      from revise_sets where id = ${setId}`,
  )
  const { asked = {}, admissionTestId = null, sectionId = null } = row ?? {}
  const questionIds = numbersIn(asked.questionIds)
  return {
    asked,
    filters: {
      // A list of questions is its own limit, wherever they are filed.
      admissionTestId: questionIds.length > 0 ? numberIn(asked.admissionTestId) : admissionTestId,
      sectionId: questionIds.length > 0 ? numberIn(asked.sectionId) : sectionId,
      subjectIds: numbersIn(asked.subjectIds),
      topicIds: numbersIn(asked.topicIds),
      // Only what the contract let through was stored.
      status: (Array.isArray(asked.status) ? asked.status : []) as QuestionStatus[],
      difficulties: numbersIn(asked.difficulties),
      questionTypes: numbersIn(asked.questionTypes),
      questionIds: questionIds.length > 0 ? questionIds : undefined,
    },
    secondsPerQuestion: numberIn(asked.secondsPerQuestion),
    startLevel: numberIn(asked.startLevel),
  }
}
