import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import {
  examSections,
  papers,
  sectionNumbers,
  subjects,
  topics,
} from '../../database/schema/index.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'

/** What admins choose from when they file questions. */

/** The parts of one paper; without a year or number those of all papers of the kind. */
export async function sectionsOfPaper(
  db: Db,
  filter: {
    admissionTestId: number
    paperType: number
    year: number | undefined
    mockPaperNumber: number | undefined
  },
): Promise<{ id: number; sectionNumber: string }[]> {
  const { admissionTestId, paperType, year, mockPaperNumber } = filter
  return await db
    .select({ id: examSections.id, sectionNumber: sectionNumbers.sectionNo })
    .from(papers)
    .innerJoin(examSections, eq(examSections.paperId, papers.id))
    .innerJoin(sectionNumbers, eq(sectionNumbers.id, examSections.sectionId))
    .where(
      and(
        eq(papers.admissionTestId, admissionTestId),
        eq(papers.paperType, paperType),
        year === undefined ? undefined : eq(papers.year, year),
        mockPaperNumber === undefined ? undefined : eq(papers.mockPaperNumber, mockPaperNumber),
        isNull(papers.withdrawnAt),
      ),
    )
    .orderBy(asc(papers.id), asc(examSections.position))
}

/** All subjects in the order of the tests, a page of them. */
export async function allSubjects(
  db: Db,
  page: PageAsked,
): Promise<{ subjects: { id: number; name: string }[]; totalCount: number }> {
  const { rows, totalCount } = await pageOf<{ id: number; name: string }>(
    db,
    {
      fits: sql`select s.id, n.admission_test_id, n.position part, s.position
        from subjects s join section_numbers n on n.id = s.section_id`,
      order: sql`p.admission_test_id, p.part, p.position, p.id`,
      columns: sql`s.id, s.name`,
      joins: sql`join subjects s on s.id = p.id`,
    },
    page,
  )
  return { subjects: rows, totalCount }
}

/** The topics of a subject; null when there is no such subject. */
export async function topicsOfSubject(
  db: Db,
  subjectId: number,
): Promise<{ id: number; name: string }[] | null> {
  const rows = await db
    .select({ id: topics.id, name: topics.name })
    .from(subjects)
    .leftJoin(topics, eq(topics.subjectId, subjects.id))
    .where(eq(subjects.id, subjectId))
    .orderBy(asc(topics.position))
  if (rows.length === 0) return null
  return rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]))
}
