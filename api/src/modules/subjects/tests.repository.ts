import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { admissionTests } from '../../database/schema/index.ts'

/** What of a test admins set. */
export interface TestFields {
  name: string
  isRetired: boolean
}

/** Holds all tests until the transaction ends; nobody changes one meanwhile. */
export async function holdTests(tx: Db): Promise<(TestFields & { id: number })[]> {
  return await rowsOf(
    tx,
    sql`select id, name, is_retired "isRetired" from admission_tests order by id for update`,
  )
}

export async function insertTest(tx: Db, fields: TestFields): Promise<number> {
  const [row] = await tx.insert(admissionTests).values(fields).returning({ id: admissionTests.id })
  if (row === undefined) throw new Error('The test was not added')
  return row.id
}

export async function updateTest(tx: Db, id: number, fields: TestFields): Promise<void> {
  await tx.update(admissionTests).set(fields).where(eq(admissionTests.id, id))
}
