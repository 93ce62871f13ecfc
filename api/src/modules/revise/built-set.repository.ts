import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { QuestionFilters, QuestionStatus } from '../questions/index.ts'
import { type RawSet, type SetRow, setColumns, toSet } from '../sets/index.ts'

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

interface StoredFilters {
  asked: Record<string, unknown>
  admissionTestId: number
  sectionId: number | null
}

/**
 * A set of the student with what it was built from; `lock` holds it against finishing until the
 * transaction ends.
 */
export async function findBuiltSet(
  db: Db,
  setId: string,
  studentId: string,
  lock = false,
): Promise<{ set: SetRow; built: BuiltFrom } | undefined> {
  const [row] = await rowsOf<RawSet & StoredFilters>(
    db,
    sql`select ${setColumns}, s.filters "asked", s.admission_test_id "admissionTestId",
        s.section_id "sectionId"
      from revise_sets s
      where s.id = ${setId} and s.student_id = ${studentId} ${lock ? sql`for update` : sql``}`,
  )
  if (row === undefined) return undefined
  const { asked, admissionTestId, sectionId, ...raw } = row
  return { set: toSet(raw), built: builtFrom({ asked, admissionTestId, sectionId }) }
}

/** One made without filters is over the whole of its part. */
function builtFrom({ asked, admissionTestId, sectionId }: StoredFilters): BuiltFrom {
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
