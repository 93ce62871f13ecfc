import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  allPapers,
  type ChosenPart,
  extraTimeOf,
  type ListedPaper,
  type PartRow,
  papersOf,
  partsById,
  type StudentPartRow,
  standingFor,
} from './papers.repository.ts'
import { minutesFor, paperTitle, sittingTitle } from './simulate.rules.ts'

type Papers = CallAnswer<'GET /Exam/Simulate/GetPapers'>

function nameOf(paper: ListedPaper) {
  const { paperId, admissionTestId, admissionTestName, paperType, year, mockPaperNumber } = paper
  return {
    paperId,
    admissionTestId,
    admissionTestName,
    title: paperTitle(paper),
    paperType,
    year,
    mockPaperNumber,
    isRetired: paper.isRetired,
  }
}

/** A part as it is sent, with the minutes of a student who has so much extra time. */
export function partView(part: PartRow, extraTimePercent: number) {
  const { examSectionId, sectionId, sectionNo, questionCount, allowsCalculator, penalty } = part
  const minutes = minutesFor(part.minutes, extraTimePercent)
  return { examSectionId, sectionId, sectionNo, questionCount, minutes, allowsCalculator, penalty }
}

function stateOf(part: StudentPartRow): 'not started' | 'in progress' | 'done' {
  if (part.openSittingId !== null) return 'in progress'
  return part.sittings > 0 ? 'done' : 'not started'
}

/** Papers in use or older ones, with where the student stands in each part. Two statements. */
export async function getPapers({ db, caller }: Asked, isOld: boolean): Promise<Papers> {
  const studentId = caller.userId
  const extraTimePercent = await extraTimeOf(db, studentId)
  const papers = await papersOf(db, studentId, isOld)
  return {
    extraTimePercent,
    papers: papers.map((paper) => ({
      ...nameOf(paper),
      sections: paper.sections.map((part) => ({
        ...partView(part, extraTimePercent),
        state: stateOf(part),
        sittingId: part.openSittingId ?? part.lastSittingId,
        bestScore: part.bestScore,
        sittings: part.sittings,
      })),
    })),
  }
}

/** All papers for tutors; the minutes are those without extra time. */
export async function getAllPapers({
  db,
}: Asked): Promise<CallAnswer<'GET /Exam/tutor/Simulate/GetPapers'>> {
  return (await allPapers(db)).map((paper) => ({
    ...nameOf(paper),
    isOld: paper.isOld,
    sections: paper.sections.map((part) => partView(part, 0)),
  }))
}

/**
 * The parts that somebody wants to sit together; `path` names the field that holds their ids.
 * @throws Problem 404 for an unknown part, 422 for parts of two papers or the same one twice.
 */
export async function wantedParts(
  { db }: Asked,
  examSectionIds: readonly number[],
  path: string,
): Promise<[ChosenPart, ...ChosenPart[]]> {
  const refuse = (message: string) => new Problem(422, message, { errors: [{ path, message }] })
  if (examSectionIds.length > 10) throw refuse('Choose at most 10 parts.')
  if (new Set(examSectionIds).size < examSectionIds.length) {
    throw refuse('A part is named twice.')
  }
  const [first, ...more] = await partsById(db, examSectionIds)
  if (first === undefined || more.length < examSectionIds.length - 1) throw notFound('The paper')
  if (more.some(({ paperId }) => paperId !== first.paperId)) {
    throw refuse('All parts have to be of one paper.')
  }
  return [first, ...more]
}

/** @throws Problem 422 for a paper that nobody can start any more. */
export function refuseWithdrawn(parts: readonly [ChosenPart, ...ChosenPart[]]): void {
  const first = parts.find(({ isWithdrawn }) => isWithdrawn)
  if (first === undefined) return
  throw new Problem(
    422,
    `${first.admissionTestName} ${paperTitle(first)} has been withdrawn and cannot be started any more.`,
  )
}

/** What a sitting of these parts will be. Two statements. */
export async function getRules(
  asked: Asked,
  examSectionIds: readonly number[],
): Promise<CallAnswer<'GET /Exam/Simulate/GetRules'>> {
  const parts = await wantedParts(asked, examSectionIds, 'query.examSectionIds')
  const { extraTimePercent, openSittingId } = await standingFor(
    asked.db,
    asked.caller.userId,
    examSectionIds.join(','),
  )
  if (openSittingId === null) refuseWithdrawn(parts)
  return {
    title: sittingTitle(parts[0], parts),
    extraTimePercent,
    sections: parts.map((part) => ({
      ...partView(part, extraTimePercent),
      title: sittingTitle(part, [part]),
    })),
    openSittingId,
  }
}
