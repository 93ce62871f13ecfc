import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import { reviseSets } from '../../database/schema/index.ts'

/** How long a set has still to go. */
export interface SetClock {
  deadlineAt: Date | null
  extraMinutes: number
  finishedAt: Date | null
}

const clockStatement = prepared('set_clock', (db, name) =>
  db
    .select({
      deadlineAt: reviseSets.deadlineAt,
      extraMinutes: reviseSets.extraMinutes,
      finishedAt: reviseSets.finishedAt,
    })
    .from(reviseSets)
    .where(
      and(
        eq(reviseSets.id, sql.placeholder('setId')),
        eq(reviseSets.studentId, sql.placeholder('studentId')),
      ),
    )
    .prepare(name),
)

/** The clock of a student's set: asked every half minute of every open runner. */
export async function clockOf(
  db: Db,
  setId: string,
  studentId: string,
): Promise<SetClock | undefined> {
  const [row] = await clockStatement(db).execute({ setId, studentId })
  return row
}
