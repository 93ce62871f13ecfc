import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { documentSubjects, teachingDocuments } from '../../database/schema/index.ts'
import { at, intArray, uuidArray } from '../../database/sql.ts'
import type { Standing } from '../../versions/index.ts'
import type { DocumentValues } from './document.kind.ts'

/** A document as it is edited, held as it is until the transaction ends where that is asked for. */
export async function findDocument(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<DocumentValues> | undefined> {
  const found = db.select().from(teachingDocuments).where(eq(teachingDocuments.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const subjects = await db
    .select({ id: documentSubjects.subjectId })
    .from(documentSubjects)
    .where(eq(documentSubjects.documentId, id))
    .orderBy(documentSubjects.subjectId)
  const { kind, title, description, admissionTestId, sectionId, year, paperPart, fileId } = row
  return {
    values: {
      ...{ kind, title, description, admissionTestId, sectionId, year, paperPart, fileId },
      ...{ subjectIds: subjects.map((subject) => subject.id), state: row.state },
    },
    version: row.version,
  }
}

/** Whether tutors see a document. */
export async function isPublished(db: Db, id: string): Promise<boolean> {
  const where = sql`${teachingDocuments.id} = ${id} and ${teachingDocuments.state} = 'published'`
  return (await db.$count(teachingDocuments, where)) > 0
}

/** Which of the things that a document names are not there; a part must be of the test. */
export async function findUnknown(
  db: Db,
  { subjectIds, admissionTestId, sectionId }: DocumentValues,
): Promise<{ subject: boolean; test: boolean; section: boolean }> {
  const [row] = await rowsOf<{ subject: boolean; test: boolean; section: boolean }>(
    db,
    sql`select exists (select 1 from unnest(${intArray(subjectIds)}) s (id)
        where not exists (select 1 from content_subjects c where c.id = s.id)) "subject",
      ${admissionTestId}::int is not null and not exists (
        select 1 from admission_tests where id = ${admissionTestId}::int) "test",
      ${sectionId}::int is not null and not exists (
        select 1 from section_numbers where id = ${sectionId}::int
          and admission_test_id = ${admissionTestId}::int) "section"`,
  )
  if (row === undefined) throw new Error('A statement without a table has one row')
  return row
}

/** Writes a document as it now is, whether it was there before or not. */
export async function writeDocument(
  tx: Db,
  id: string,
  { values: { subjectIds, ...values }, version }: Standing<DocumentValues>,
  { now, isReplaced }: { now: Date; isReplaced: boolean },
): Promise<void> {
  const row = { ...values, version, updatedAt: now, ...(isReplaced && { replacedAt: now }) }
  await tx
    .insert(teachingDocuments)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: teachingDocuments.id, set: row })
  await tx.delete(documentSubjects).where(eq(documentSubjects.documentId, id))
  if (subjectIds.length === 0) return
  await tx
    .insert(documentSubjects)
    .values(subjectIds.map((subjectId) => ({ documentId: id, subjectId })))
}

/** Counts these documents as taken once more, on this day of London. */
export async function countDownloads(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`insert into document_downloads (document_id, day, count)
    select d.id, (${at(now)} at time zone 'Europe/London')::date, 1
    from teaching_documents d where d.id = any(${uuidArray(ids)}) order by d.id
    on conflict (document_id, day) do update set count = document_downloads.count + 1`)
  await tx.execute(sql`update teaching_documents d set downloads = d.downloads + 1
    from (select id from teaching_documents where id = any(${uuidArray(ids)})
      order by id for update) held
    where d.id = held.id`)
}
