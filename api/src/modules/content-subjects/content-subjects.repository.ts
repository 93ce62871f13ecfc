import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { contentSubjects } from '../../database/schema/index.ts'

/** A subject of library, reading list and documents. */
export interface ContentSubject {
  id: number
  name: string
}

/** All subjects, by name. */
export async function findSubjects(db: Db): Promise<ContentSubject[]> {
  return await db
    .select()
    .from(contentSubjects)
    .orderBy(asc(sql`lower(${contentSubjects.name})`))
}

/** Holds all subjects until the transaction ends; nobody renames one meanwhile. */
export async function holdSubjects(tx: Db): Promise<ContentSubject[]> {
  return await tx.select().from(contentSubjects).orderBy(contentSubjects.id).for('update')
}

/** Adds a subject; undefined where another has the name. */
export async function insertSubject(tx: Db, name: string): Promise<number | undefined> {
  const [row] = await tx
    .insert(contentSubjects)
    .values({ name })
    .onConflictDoNothing()
    .returning({ id: contentSubjects.id })
  return row?.id
}

export async function renameSubject(tx: Db, { id, name }: ContentSubject): Promise<void> {
  await tx.update(contentSubjects).set({ name }).where(eq(contentSubjects.id, id))
}
