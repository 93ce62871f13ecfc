import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import {
  examSections,
  papers,
  sectionNumbers,
  subjects,
  topics,
} from '../../database/schema/index.ts'

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

/** All subjects, a page of them. */
export async function allSubjects(
  db: Db,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ subjects: { id: number; name: string }[]; totalCount: number }> {
  const rows = await db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .innerJoin(sectionNumbers, eq(sectionNumbers.id, subjects.sectionId))
    .orderBy(
      asc(sectionNumbers.admissionTestId),
      asc(sectionNumbers.position),
      asc(subjects.position),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const [total] = await db.select({ count: count() }).from(subjects)
  return { subjects: rows, totalCount: total?.count ?? 0 }
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
