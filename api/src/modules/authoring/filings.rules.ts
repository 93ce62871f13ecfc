import type { CallInput } from '@portal/shared/api'
import type { FieldError } from '../../problem.ts'

/** A filing as it is sent. */
export type SentFiling =
  CallInput<'POST /question/admin/Question/AddQuestionAssignments'>['body']['questionAssignments'][number]

/** A filing as it is stored, but for the question. */
export interface Filing {
  questionLocation: number
  admissionTestId: number
  sectionId: number | null
  subjectId: number | null
  topicId: number | null
  subTopicId: number | null
  paperType: number | null
  year: number | null
  mockPaperNumber: number | null
  examSectionId: number | null
  paperQuestion: number | null
  paperLink: string | null
}

/** What is known of the records that filings name. */
export interface Places {
  tests: { id: number }[]
  sections: { id: number; testId: number; isArchived: boolean }[]
  subjects: { id: number; sectionId: number; isArchived: boolean }[]
  topics: { id: number; subjectId: number; isArchived: boolean }[]
  subTopics: { id: number; topicId: number }[]
  papers: {
    id: number
    testId: number
    paperType: number
    year: number | null
    mockPaperNumber: number | null
  }[]
  examSections: { id: number; paperId: number; sectionId: number }[]
}

const revise = 1
const pastPaper = 1

/** Finds a record that a filing names, and says so at its field where it cannot be used. */
function finder(say: (field: keyof SentFiling, message: string) => void) {
  return <R extends { id: number; isArchived?: boolean }>(
    field: keyof SentFiling,
    noun: string,
    all: readonly R[],
    id: number | null | undefined,
  ): R | undefined => {
    if (id === null || id === undefined) return undefined
    const found = all.find((one) => one.id === id)
    if (found === undefined) say(field, `This ${noun} is not there`)
    else if (found.isArchived) say(field, `This ${noun} is archived, so nothing new is filed there`)
    return found
  }
}

/**
 * A filing with what follows from its other fields: the subject of a topic, the part of a subject or
 * of a part of a paper, and of a paper its kind, year or number and the part that it has for that
 * part of the test.
 * @returns the filing, or what is wrong with it by its fields
 */
export function placeFiling(
  sent: SentFiling,
  places: Places,
): { filing: Filing } | { faults: FieldError[] } {
  const faults: FieldError[] = []
  const say = (path: keyof SentFiling, message: string) => faults.push({ path, message })
  const find = finder(say)
  const test = find('admissiontestId', 'admission test', places.tests, sent.admissiontestId)
  const topic = find('topicId', 'topic', places.topics, sent.topicId)
  const subject = find('subjectId', 'subject', places.subjects, sent.subjectId ?? topic?.subjectId)
  if (topic && subject && topic.subjectId !== subject.id) {
    say('topicId', 'This topic is not of that subject')
  }
  const subTopic = find('subTopicId', 'sub-topic', places.subTopics, sent.subTopicId)
  if (subTopic && subTopic.topicId !== topic?.id) {
    say('subTopicId', 'This sub-topic is not of that topic')
  }
  const isRevise = sent.questionLocation === revise
  const paper = isRevise ? undefined : paperOf(sent, places, find, say)
  const examSection = paper && examSectionOf(sent, places, paper.id, subject?.sectionId)
  const sectionId = examSection?.sectionId ?? subject?.sectionId ?? sent.sectionId
  const section = find('sectionId', 'part', places.sections, sectionId)
  if (sent.sectionId && section && sent.sectionId !== section.id) {
    say('sectionId', `This part is not that of the ${examSection ? 'paper' : 'subject'}`)
  }
  if (subject && section && subject.sectionId !== section.id) {
    say('subjectId', 'This subject is not of that part of the paper')
  }
  if (test && section && section.testId !== test.id) {
    say('admissiontestId', 'That part is not of this admission test')
  }
  if (test && paper && paper.testId !== test.id) {
    say('admissiontestId', 'That paper is not of this admission test')
  }
  if (isRevise && !sent.topicId) say('topicId', 'Please select a topic')
  const named = paper ?? {
    paperType: sent.paperType ?? null,
    year: sent.year ?? null,
    mockPaperNumber: sent.mockpapernumber ?? null,
  }
  if (!isRevise && paper === undefined) sayWhatPaper(sent, say)
  if (faults.length > 0) return { faults }
  return {
    filing: {
      questionLocation: sent.questionLocation,
      admissionTestId: sent.admissiontestId,
      sectionId: section?.id ?? null,
      subjectId: subject?.id ?? null,
      topicId: topic?.id ?? null,
      subTopicId: subTopic?.id ?? null,
      paperType: isRevise ? null : named.paperType,
      year: isRevise || named.paperType !== pastPaper ? null : named.year,
      mockPaperNumber: isRevise || named.paperType === pastPaper ? null : named.mockPaperNumber,
      examSectionId: examSection?.id ?? null,
      paperQuestion: isRevise ? null : (sent.paperQuestion ?? null),
      paperLink: isRevise ? null : sent.paperLink || null,
    },
  }
}

type Find = ReturnType<typeof finder>
type Say = Parameters<typeof finder>[0]

/** The paper that a filing names, by its id or by one of its parts. */
function paperOf(sent: SentFiling, places: Places, find: Find, say: Say) {
  const examSection = find('examSectionId', 'exam section', places.examSections, sent.examSectionId)
  const paper = find('examId', 'paper', places.papers, sent.examId ?? examSection?.paperId)
  if (paper === undefined) return undefined
  if (examSection && examSection.paperId !== paper.id) {
    say('examSectionId', 'This exam section is not of that paper')
  }
  if (sent.paperType && sent.paperType !== paper.paperType) {
    say('paperType', 'That paper is of the other type')
  }
  if (paper.paperType === pastPaper && sent.year && sent.year !== paper.year) {
    say('year', 'That paper is of another year')
  }
  const number = sent.mockpapernumber
  if (paper.paperType !== pastPaper && number && number !== paper.mockPaperNumber) {
    say('mockpapernumber', 'That paper has another number')
  }
  return paper
}

/** The part of a paper that a filing names, or else the one for its part of the test. */
function examSectionOf(
  sent: SentFiling,
  { examSections }: Places,
  paperId: number,
  ofSubject: number | undefined,
) {
  const ofPaper = examSections.filter((one) => one.paperId === paperId)
  if (sent.examSectionId) return ofPaper.find(({ id }) => id === sent.examSectionId)
  const sectionId = sent.sectionId ?? ofSubject
  if (sectionId) return ofPaper.find((one) => one.sectionId === sectionId)
  return ofPaper.length === 1 ? ofPaper[0] : undefined
}

/** Of a paper that is not named by its id, what it is called has to be said. */
function sayWhatPaper({ paperType, year, mockpapernumber }: SentFiling, say: Say): void {
  if (!paperType) say('paperType', 'Please select a paper type')
  else if (paperType === pastPaper && !year) say('year', 'Please select a year')
  else if (paperType !== pastPaper && !mockpapernumber) {
    say('mockpapernumber', 'Enter a mock paper number')
  }
}

/** Whether a question that is filed in the one way would be filed in the other once more. */
export function isSameFiling(one: Filing, other: Filing): boolean {
  if (one.questionLocation !== other.questionLocation) return false
  if (one.questionLocation === revise) return one.topicId === other.topicId
  if (one.examSectionId !== null || other.examSectionId !== null) {
    return one.examSectionId === other.examSectionId
  }
  const of = (filing: Filing) => [
    ...[filing.admissionTestId, filing.sectionId, filing.subjectId, filing.topicId],
    ...[filing.paperType, filing.year, filing.mockPaperNumber],
  ]
  return JSON.stringify(of(one)) === JSON.stringify(of(other))
}

/** What is said of a filing in words, by its names. */
export interface NamedFiling {
  questionLocation: number
  admissionTestName: string
  sectionNo: string | null
  subjectName: string | null
  topicName: string | null
  paperType: number | null
  year: number | null
  mockPaperNumber: number | null
  paperQuestion: number | null
}

/** A filing in words: `ESAT > Physics > Forces > Motion`, `ESAT Past Paper 2024 > Physics, 3`. */
export function filedUnder(filing: NamedFiling): string {
  const { questionLocation, admissionTestName: test, sectionNo } = filing
  if (questionLocation === revise) {
    return [test, sectionNo, filing.subjectName, filing.topicName].filter(Boolean).join(' > ')
  }
  const place = filing.paperQuestion === null ? '' : `, ${filing.paperQuestion}`
  return `${[paperName(filing), sectionNo].filter(Boolean).join(' > ')}${place}`
}

/** What a paper is called: `ESAT Past Paper 2024`, `ESAT Mock Paper 3`. */
export function paperName({
  admissionTestName: test,
  paperType,
  year,
  mockPaperNumber,
}: Pick<NamedFiling, 'admissionTestName' | 'paperType' | 'year' | 'mockPaperNumber'>): string {
  return paperType === pastPaper
    ? `${test} Past Paper ${year ?? ''}`.trim()
    : `${test} Mock Paper ${mockPaperNumber ?? ''}`.trim()
}
