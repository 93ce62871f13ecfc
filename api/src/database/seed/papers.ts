import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import type { AuthoredPaper, AuthoredQuestion } from './content/index.ts'
import { buildDraftMock, buildPapers } from './content/papers.ts'
import { buildWritingQuestions, writingPapers, writingTree } from './content/writing.ts'
import { type StoredBank, type StoredQuestion, storeBank } from './question-bank-content.ts'
import { at, type World } from './world.ts'

/** A part of a paper as it stands in the database. */
export interface StoredPart {
  examSectionId: number
  sectionId: number
  sectionNo: string
  minutes: number
  penalty: number
  questions: StoredQuestion[]
}

/** A paper as it stands in the database. */
export interface StoredPaper {
  paperId: number
  admissionTestId: number
  test: string
  paperType: number
  year: number | null
  mockPaperNumber: number | null
  parts: StoredPart[]
}

/** The test of a paper, made where it is not there yet. */
async function testOf(db: Db, { test, isRetired = false }: AuthoredPaper): Promise<number> {
  const { admissionTests } = schema
  const [known] = await db
    .select({ id: admissionTests.id })
    .from(admissionTests)
    .where(eq(admissionTests.name, test))
  if (known !== undefined) return known.id
  const [made] = await db
    .insert(admissionTests)
    .values({ name: test, isRetired })
    .returning({ id: admissionTests.id })
  return made?.id ?? 0
}

/** Ids of the parts of a test by name, made where they are not there yet. */
async function partsOf(
  db: Db,
  admissionTestId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { sectionNumbers } = schema
  const known = await db
    .select({ id: sectionNumbers.id, name: sectionNumbers.sectionNo })
    .from(sectionNumbers)
    .where(eq(sectionNumbers.admissionTestId, admissionTestId))
  const missing = names.filter((name) => !known.some((part) => part.name === name))
  const made =
    missing.length === 0
      ? []
      : await db
          .insert(sectionNumbers)
          .values(
            missing.map((sectionNo, index) => ({
              admissionTestId,
              sectionNo,
              position: known.length + index,
            })),
          )
          .returning({ id: sectionNumbers.id, name: sectionNumbers.sectionNo })
  return new Map([...known, ...made].map(({ id, name }) => [name, id]))
}

/**
 * Stores papers with their parts and the questions that stand in them. A question keeps the topic
 * that it is filed under where the part is of the same test.
 * @throws Error for a key of no stored question.
 */
export async function storePapers(
  db: Db,
  authored: readonly AuthoredPaper[],
  stored: readonly StoredQuestion[],
): Promise<StoredPaper[]> {
  const byKey = new Map(stored.map((question) => [question.key, question]))
  const papers: StoredPaper[] = []
  for (const paper of authored) {
    const admissionTestId = await testOf(db, paper)
    const names = paper.sections.map(({ part }) => part)
    const sectionIds = await partsOf(db, admissionTestId, names)
    const { paperType, year, mockPaperNumber } = paper
    const [row] = await db
      .insert(schema.papers)
      .values({
        ...{ admissionTestId, paperType, year, mockPaperNumber },
        publishedAt: paper.isDraft ? null : sql`now()`,
      })
      .returning({ id: schema.papers.id })
    const paperId = row?.id ?? 0
    const sections = await db
      .insert(schema.examSections)
      .values(
        paper.sections.map((section, position) => ({
          paperId,
          admissionTestId,
          sectionId: sectionIds.get(section.part) ?? 0,
          position,
          minutes: section.minutes,
          allowsCalculator: section.allowsCalculator ?? false,
          penalty: section.penalty ?? 0,
          conversion: section.conversion ?? null,
          planned: section.planned ?? section.questionKeys.length,
        })),
      )
      .returning()
    const parts = paper.sections.map((section, index): StoredPart => {
      const examSection = sections[index]
      return {
        examSectionId: examSection?.id ?? 0,
        sectionId: examSection?.sectionId ?? 0,
        sectionNo: section.part,
        minutes: section.minutes,
        penalty: section.penalty ?? 0,
        questions: section.questionKeys.map((key) => {
          const question = byKey.get(key)
          if (question === undefined) throw new Error(`The paper has no question ${key}`)
          return question
        }),
      }
    })
    await db.insert(schema.questionAssignments).values(
      parts.flatMap(({ examSectionId, sectionId, questions }) =>
        questions.map((question, index) => ({
          questionId: question.questionId,
          questionType: question.type,
          difficulty: question.difficulty,
          questionLocation: 2,
          admissionTestId,
          sectionId,
          ...(question.sectionId === sectionId
            ? { subjectId: question.subjectId, topicId: question.topicId }
            : {}),
          paperType,
          year,
          mockPaperNumber,
          examSectionId,
          paperQuestion: index + 1,
        })),
      ),
    )
    papers.push({
      paperId,
      admissionTestId,
      test: paper.test,
      paperType,
      year,
      mockPaperNumber,
      parts,
    })
  }
  return papers
}

/**
 * The papers of the demo world that can be sat: those of the ESAT and of the retired tests from the
 * questions of its bank, and the TARA's writing task with its questions. Beside them a mock of the
 * ESAT in the making, which admins alone see.
 */
export async function seedPapers(
  db: Db,
  world: World,
  bank: StoredBank,
  authored: readonly AuthoredQuestion[],
): Promise<StoredPaper[]> {
  const writing = await storeBank(
    db,
    {
      test: 'TARA',
      trees: [writingTree],
      questions: buildWritingQuestions(),
      forPapersOnly: new Set(
        writingPapers.flatMap(({ sections }) => sections.flatMap((each) => each.questionKeys)),
      ),
    },
    at(world, -300, 9),
  )
  const papers = buildPapers(authored, world.today.getUTCFullYear())
  const stored = await storePapers(
    db,
    [...papers, ...writingPapers],
    [...bank.questions, ...writing.questions],
  )
  // Nobody sits it.
  await storePapers(db, [buildDraftMock(authored, papers)], bank.questions)
  return stored
}
