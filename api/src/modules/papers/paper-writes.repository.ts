import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { examSections, papers, type StoredConversion } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { isSat } from './papers.repository.ts'
import type { PaperState } from './papers.rules.ts'
import { stateOfPaper } from './papers.sql.ts'

/** What admins set of a paper. */
export interface PaperFields {
  admissionTestId: number
  paperType: number
  year: number | null
  mockPaperNumber: number | null
  isOlder: boolean
}

/** A paper that is held until the transaction ends. */
export interface HeldPaper extends PaperFields {
  id: number
  state: PaperState
}

/** Holds a paper, and with it all its parts, against other changes and against being begun. */
export async function holdPaper(tx: Db, paperId: number): Promise<HeldPaper | undefined> {
  const [row] = await rowsOf<HeldPaper>(
    tx,
    sql`select p.id, p.admission_test_id "admissionTestId", p.paper_type::int "paperType",
        p.year::int "year", p.mock_paper_number::int "mockPaperNumber", p.is_older "isOlder",
        ${stateOfPaper} "state"
      from papers p where p.id = ${paperId} for update`,
  )
  return row
}

/** Whether a paper of this kind and year or number is there beside this one. */
export async function isPaperTaken(
  tx: Db,
  { admissionTestId, paperType, year, mockPaperNumber }: PaperFields,
  except: number | undefined,
): Promise<boolean> {
  const found = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(
      and(
        eq(papers.admissionTestId, admissionTestId),
        eq(papers.paperType, paperType),
        year === null ? undefined : eq(papers.year, year),
        mockPaperNumber === null ? undefined : eq(papers.mockPaperNumber, mockPaperNumber),
        except === undefined ? undefined : ne(papers.id, except),
      ),
    )
  return found.length > 0
}

/** Holds a test, so that two papers of one name are not made at once; false where there is none. */
export async function holdTest(tx: Db, admissionTestId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from admission_tests where id = ${admissionTestId} for no key update`,
  )
  return rows.length > 0
}

/** Adds a paper that admins alone see. */
export async function insertPaper(tx: Db, fields: PaperFields): Promise<number> {
  const [row] = await tx.insert(papers).values(fields).returning({ id: papers.id })
  if (row === undefined) throw new Error('The paper was not added')
  return row.id
}

/** Changes a paper, and what its filings say of it. */
export async function updatePaper(tx: Db, id: number, fields: PaperFields): Promise<void> {
  await tx.update(papers).set(fields).where(eq(papers.id, id))
  const ofPaper = sql`exam_section_id in (select e.id from exam_sections e where e.paper_id = ${id})`
  const { paperType, year, mockPaperNumber } = fields
  for (const table of [sql`question_assignments`, sql`parked_assignments`]) {
    await tx.execute(sql`update ${table} set paper_type = ${paperType}, year = ${year}::smallint,
        mock_paper_number = ${mockPaperNumber}::smallint
      where ${ofPaper} and (paper_type, year, mock_paper_number) is distinct from
        (${paperType}::smallint, ${year}::smallint, ${mockPaperNumber}::smallint)`)
  }
}

/** Whether anybody has begun a part of the paper. */
export async function wasSat(tx: Db, paperId: number): Promise<boolean> {
  const [row] = await rowsOf<{ isSat: boolean }>(tx, sql`select ${isSat(sql`${paperId}`)} "isSat"`)
  return row?.isSat ?? false
}

/** Puts a paper into a state; one that is published again keeps when it first was. */
export async function setPaperState(
  tx: Db,
  paperId: number,
  state: PaperState,
  now: Date,
): Promise<void> {
  const change = {
    draft: sql`published_at = null, withdrawn_at = null`,
    published: sql`published_at = coalesce(published_at, ${at(now)}), withdrawn_at = null`,
    withdrawn: sql`withdrawn_at = ${at(now)}`,
  }[state]
  await tx.execute(sql`update papers set ${change} where id = ${paperId}`)
}

/** What admins set of a part of a paper. */
export interface PartFields {
  sectionId: number
  minutes: number
  allowsCalculator: boolean
  penalty: number
  planned: number | null
  conversion: StoredConversion | null
}

/** A part of a paper with what it belongs to. */
export interface FoundPart extends PartFields {
  id: number
  paperId: number
  sectionNo: string
  isArchived: boolean
}

/** A part of a paper by its id. */
export async function findPart(db: Db, id: number): Promise<FoundPart | undefined> {
  const [row] = await rowsOf<FoundPart>(
    db,
    sql`select e.id, e.paper_id "paperId", e.section_id "sectionId", n.section_no "sectionNo",
        n.archived_at is not null "isArchived", e.minutes::int "minutes",
        e.allows_calculator "allowsCalculator", e.penalty, e.planned::int "planned", e.conversion
      from exam_sections e join section_numbers n on n.id = e.section_id where e.id = ${id}`,
  )
  return row
}

/** A part of a test by its id, with the part of the paper that has it. */
export async function findSection(
  db: Db,
  { paperId, sectionId }: { paperId: number; sectionId: number },
): Promise<
  | { admissionTestId: number; sectionNo: string; isArchived: boolean; inPaper: number | null }
  | undefined
> {
  const [row] = await rowsOf<{
    admissionTestId: number
    sectionNo: string
    isArchived: boolean
    inPaper: number | null
  }>(
    db,
    sql`select n.admission_test_id "admissionTestId", n.section_no "sectionNo",
        n.archived_at is not null "isArchived", e.id "inPaper"
      from section_numbers n
      left join exam_sections e on e.section_id = n.id and e.paper_id = ${paperId}
      where n.id = ${sectionId}`,
  )
  return row
}

/** Adds a part at the end of its paper. */
export async function insertPart(
  tx: Db,
  { id: paperId, admissionTestId }: Pick<HeldPaper, 'id' | 'admissionTestId'>,
  fields: PartFields,
): Promise<number> {
  const [row] = await tx
    .insert(examSections)
    .values({
      ...fields,
      paperId,
      admissionTestId,
      position: sql`(select coalesce(max(position), -1) + 1 from exam_sections
        where paper_id = ${paperId})`,
    })
    .returning({ id: examSections.id })
  if (row === undefined) throw new Error('The part was not added')
  return row.id
}

/** Changes a part. */
export async function updatePart(tx: Db, id: number, fields: PartFields): Promise<void> {
  await tx.update(examSections).set(fields).where(eq(examSections.id, id))
}
