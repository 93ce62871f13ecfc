import type { Filing, SentFiling } from '../questions.queries.ts'

/** What a form of a filing holds; '' and null where nothing is chosen. */
export interface FilingValues {
  questionLocation: '' | '1' | '2'
  admissiontestId: string
  sectionId: string
  subjectId: string
  topicId: string
  paperType: '' | '1' | '2'
  year: string
  mockpapernumber: number | null
  examSectionId: string
  paperQuestion: number | null
  paperLink: string
}

export const newFiling: FilingValues = {
  questionLocation: '',
  admissiontestId: '',
  sectionId: '',
  subjectId: '',
  topicId: '',
  paperType: '',
  year: '',
  mockpapernumber: null,
  examSectionId: '',
  paperQuestion: null,
  paperLink: '',
}

export const locations = [
  { value: '1', label: 'Revise' },
  { value: '2', label: 'Simulate' },
] as const

export const paperTypes = [
  { value: '1', label: 'Past Paper' },
  { value: '2', label: 'Mock Paper' },
] as const

/** What follows from a choice, and goes when another is made. */
const dependents: Partial<Record<keyof FilingValues, readonly (keyof FilingValues)[]>> = {
  admissiontestId: ['sectionId', 'subjectId', 'topicId', 'paperType', 'year'],
  sectionId: ['subjectId', 'topicId'],
  subjectId: ['topicId'],
  paperType: ['year'],
}

/** Whether a choice of it changes which exam sections there are. */
const ofPaper: ReadonlySet<string> = new Set([
  'admissiontestId',
  'paperType',
  'year',
  'mockpapernumber',
])

/**
 * A filing with one field chosen anew. Another location clears all else; another test, part, subject
 * or kind of paper clears what was chosen of it, and another paper its exam section.
 */
export function withChoice<K extends keyof FilingValues>(
  filing: FilingValues,
  field: K,
  value: FilingValues[K],
): FilingValues {
  if (filing[field] === value) return filing
  if (field === 'questionLocation') return { ...newFiling, [field]: value }
  const cleared = dependents[field] ?? []
  const rest = Object.fromEntries(cleared.map((name) => [name, newFiling[name]]))
  return {
    ...filing,
    ...rest,
    ...(ofPaper.has(field) && { examSectionId: '' }),
    ...((field === 'admissiontestId' || field === 'paperType') && { mockpapernumber: null }),
    [field]: value,
  }
}

const isMock = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= 1 && number <= 1000

/** What can be chosen, by what is chosen already. */
export function enabledIn(filing: FilingValues) {
  const hasTest = filing.admissiontestId !== ''
  return {
    admissiontestId: filing.questionLocation !== '',
    sectionId: hasTest,
    topicId: filing.subjectId !== '',
    paperType: hasTest,
    examSectionId: paperAsked(filing) !== null,
  }
}

/** Which paper's exam sections are asked for; null until its year or mock number is there. */
export function paperAsked({
  admissiontestId,
  paperType,
  year,
  mockpapernumber,
}: Pick<FilingValues, 'admissiontestId' | 'paperType' | 'year' | 'mockpapernumber'>) {
  if (admissiontestId === '') return null
  if (paperType === '1' && year !== '') {
    return { Admissiontestid: admissiontestId, Papertype: 1, Year: Number(year) }
  }
  if (paperType === '2' && isMock(mockpapernumber)) {
    return { Admissiontestid: admissiontestId, Papertype: 2, MockPaperNumber: mockpapernumber }
  }
  return null
}

/** The years of past papers that are offered: the 28 before this one, the newest first. */
export const yearsBefore = (year: number): string[] =>
  Array.from({ length: 28 }, (_, at) => String(year - 1 - at))

/** The longest name of a test that is shown whole. */
const longestName = 23

/** The name of an admissions test as there is room for it. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)} ...` : name

interface Subject {
  id: number
  name: string
  sectionId: number
  sectionNo: string
  admissionTestId: number
}

/** The subjects that a filing may be of: those of its part, else of its test; named with their part. */
export function subjectOptions(subjects: readonly Subject[], filing: FilingValues) {
  return subjects
    .filter(({ sectionId, admissionTestId }) =>
      filing.questionLocation === '1' && filing.sectionId !== ''
        ? String(sectionId) === filing.sectionId
        : filing.admissiontestId === '' || String(admissionTestId) === filing.admissiontestId,
    )
    .map(({ id, name, sectionNo }) => ({ value: String(id), label: `${name} (${sectionNo})` }))
}

/**
 * What is wrong with forms of filings, by place: which question location, then which admissions test.
 */
export function filingFaults(filings: readonly FilingValues[]): Record<string, string> {
  const all = filings.map(({ questionLocation, admissiontestId }, at) => {
    if (questionLocation === '') return [at, 'questionLocation', noLocation] as const
    return admissiontestId === '' ? ([at, 'admissiontestId', noTest] as const) : undefined
  })
  return Object.fromEntries(
    all
      .filter((fault) => fault !== undefined)
      .map(([at, field, message]) => [`questionAssignments.${at}.${field}`, message]),
  )
}

export const noLocation = 'Please select a question location'
export const noTest = 'Please select an admission test'

/** The first fault to say of several forms: that of a location, then that of a test. */
export function firstFilingFault(filings: readonly FilingValues[]): string | undefined {
  const faults = Object.values(filingFaults(filings))
  return faults.find((fault) => fault === noLocation) ?? faults[0]
}

const idOf = (value: string) => (value === '' ? null : Number(value))

/** A filing as it is sent: any empty field is null. */
export function sentFiling(filing: FilingValues): SentFiling {
  const { questionLocation, paperType, year, mockpapernumber, paperQuestion, paperLink } = filing
  return {
    // Nothing chosen is refused by the contract's rule.
    questionLocation: Number(questionLocation),
    admissiontestId: Number(filing.admissiontestId),
    sectionId: idOf(filing.sectionId),
    subjectId: idOf(filing.subjectId),
    topicId: idOf(filing.topicId),
    paperType: idOf(paperType),
    year: idOf(year),
    mockpapernumber,
    examSectionId: idOf(filing.examSectionId),
    paperQuestion,
    paperLink: paperLink.trim() === '' ? null : paperLink.trim(),
    examId: null,
  }
}

/** A filing as it stood, as it is sent to be there again. */
export function filingAgain(filing: Filing): SentFiling {
  return {
    questionLocation: filing.questionLocation,
    admissiontestId: filing.admissionTestId,
    sectionId: filing.sectionId,
    subjectId: filing.subjectId,
    topicId: filing.topicId,
    subTopicId: filing.subTopicId,
    paperType: filing.paperType,
    year: filing.year,
    mockpapernumber: filing.mockPaperNumber,
    examSectionId: filing.examSectionId,
    paperQuestion: filing.paperQuestion,
    paperLink: filing.paperLink,
    examId: null,
  }
}

/** What a filing says, in the order of its fields, without what is empty; the link stands apart. */
export function filingFacts(filing: Filing): { label: string; value: string }[] {
  const isRevise = filing.questionLocation === 1
  const paper = filing.paperType === 1 ? 'Past Paper' : 'Mock Paper'
  const all = [
    { label: 'Question Location', value: isRevise ? 'Revise' : 'Simulate' },
    { label: 'Admission Test', value: filing.admissionTestName },
    { label: 'Section Number', value: filing.sectionNo },
    { label: 'Subject', value: filing.subjectName },
    { label: 'Topic', value: filing.topicName },
    { label: 'Paper Type', value: isRevise ? null : paper },
    { label: 'Year', value: filing.year === null ? null : String(filing.year) },
    {
      label: 'Mock Paper Number',
      value: filing.mockPaperNumber === null ? null : String(filing.mockPaperNumber),
    },
    { label: 'Exam Section Number', value: filing.examSectionNumber },
    {
      label: 'Paper Question',
      value: filing.paperQuestion === null ? null : String(filing.paperQuestion),
    },
  ]
  return all.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}
