import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { programmes } from '../../database/schema/index.ts'
import type { Standing } from '../../versions/index.ts'
import type { ProgrammeValues } from './programme.values.ts'

type Row = typeof programmes.$inferSelect

function valuesOf({ quarters, id: _, version: __, ...row }: Row): ProgrammeValues {
  const { hasQuestionBank, hasCourses, hasAcademy, hasSeminar, hasLibrary } = row
  const { hasReadingList, hasPsSubmission, hasEssaySubmission } = row
  return {
    ...{ name: row.name, hours: quarters / 4, isUnlimited: row.isUnlimited },
    isHeadStart: row.isHeadStart,
    entitlements: {
      ...{ hasQuestionBank, hasCourses, hasAcademy, hasSeminar, hasLibrary },
      ...{ hasReadingList, hasPsSubmission, hasEssaySubmission },
    },
    ...{ months: row.months, endsOnDay: row.endsOnDay, pricePence: row.pricePence },
    ...{ vat: row.vat, isArchived: row.isArchived },
  }
}

/** A programme; held as it is until the transaction ends where that is asked for. */
export async function findProgramme(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<ProgrammeValues> | undefined> {
  const found = db.select().from(programmes).where(eq(programmes.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  return row === undefined ? undefined : { values: valuesOf(row), version: row.version }
}

/** Writes a programme as it now is. */
export async function writeProgramme(
  tx: Db,
  id: string,
  { values: { hours, entitlements, ...values }, version }: Standing<ProgrammeValues>,
): Promise<void> {
  const row = { ...values, ...entitlements, quarters: Math.round(hours * 4), version }
  await tx
    .insert(programmes)
    .values({ ...row, id })
    .onConflictDoUpdate({ target: programmes.id, set: row })
}

/** A programme of the list, with how many students have it on a day. */
export interface ListedProgramme extends ProgrammeValues {
  programmeId: string
  version: number
  students: number
}

/** Programmes by name; those that are sold no longer where they are asked for. */
export async function findProgrammes(
  db: Db,
  isWithArchived: boolean,
  today: string,
): Promise<ListedProgramme[]> {
  const rows = await db
    .select()
    .from(programmes)
    .orderBy(sql`lower(${programmes.name})`, programmes.id)
  const counts = await rowsOf<{ name: string; students: number }>(
    db,
    sql`select lower(program_name) "name", count(*)::int "students" from students
      where expires_on >= ${today}::date group by 1`,
  )
  const studentsOf = new Map(counts.map(({ name, students }) => [name, students]))
  return rows
    .filter(({ isArchived }) => isWithArchived || !isArchived)
    .map((row) => ({
      ...valuesOf(row),
      ...{ programmeId: row.id, version: row.version },
      students: studentsOf.get(row.name.toLowerCase()) ?? 0,
    }))
}

/** Which programme has this name, in any case. */
export async function findByName(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: programmes.id })
    .from(programmes)
    .where(eq(sql`lower(${programmes.name})`, name.toLowerCase()))
  return row?.id
}

/** Whether a programme can be sold; held as it is until the transaction ends. */
export async function isSold(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ isArchived: programmes.isArchived })
    .from(programmes)
    .where(eq(programmes.id, id))
    .for('share')
  return row?.isArchived === false
}
