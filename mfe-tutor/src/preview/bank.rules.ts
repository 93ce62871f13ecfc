import type { CallAnswer, CallInput } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import {
  chosenTopics,
  readNumber,
  readNumbers,
  type Subjects,
  type TopicChoice,
} from '@portal/shared/question-bank'

export const bankPath = '/resources/tutor/question-bank'
export const revisePath = `${bankPath}/revise`
export const simulatePath = `${bankPath}/simulate`

export type TutorPapers = CallAnswer<'GET /Exam/tutor/Simulate/GetPapers'>
export type Preview = CallAnswer<'GET /Revise/tutor/Revise/GetPreviewSet'>
export type PreviewQuery = CallInput<'GET /Revise/tutor/Revise/GetPreviewSet'>['query']
export type OpenSitting = CallAnswer<'GET /Exam/tutor/Simulate/GetOpenSittings'>[number]
export type EssayRow = CallAnswer<'GET /Revise/tutor/Marking/GetEssays'>['essays'][number]
type CountQuery = NonNullable<CallInput<'GET /Question/Question/GetQuestionCount'>['query']>

/** Said on every page on which a tutor can answer something. */
export const nothingRecorded = 'Nothing you answer here is recorded.'

/** What a tutor chooses to look through; it stands in the address. */
export interface PreviewChoice extends TopicChoice {
  /** Null until chosen; the page then takes the ESAT, or the first there is. */
  testId: number | null
  /** Null for all parts of the test. Undefined until chosen: the first part. */
  sectionId: number | null | undefined
  difficulties: number[]
  questionTypes: number[]
  /** Null while the field is empty. */
  size: number | null
  order: PreviewQuery['order']
}

/** The test and part that a choice comes to. */
export interface Place {
  testId: number
  sectionId: number | null
}

/** Questions of a set unless somebody says otherwise. */
export const defaultSize = 10
const largestId = 2_147_483_647

/** Reads a choice from an address; what cannot be read falls back to its default. */
export function readChoice(params: URLSearchParams): PreviewChoice {
  const part = params.get('part')
  return {
    testId: readNumber(params.get('test')),
    sectionId: part === 'all' ? null : (readNumber(part) ?? undefined),
    subjectIds: readNumbers(params.get('subjects'), largestId),
    topicIds: readNumbers(params.get('topics'), largestId),
    difficulties: readNumbers(params.get('difficulty'), 5).filter((level) => level >= 1),
    questionTypes: readNumbers(params.get('type'), 4).filter((type) => type >= 1),
    size: params.get('size') === '' ? null : (readNumber(params.get('size')) ?? defaultSize),
    order: params.get('order') === 'easiest' ? 'easiest' : 'random',
  }
}

/** The address of a choice; what is at its default is left out. */
export function writeChoice(choice: PreviewChoice): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  put('test', choice.testId)
  put('part', choice.sectionId === null ? 'all' : choice.sectionId)
  put('subjects', choice.subjectIds.join(','))
  put('topics', choice.topicIds.join(','))
  put('difficulty', choice.difficulties.join(','))
  put('type', choice.questionTypes.join(','))
  if (choice.size === null) params.set('size', '')
  else if (choice.size !== defaultSize) put('size', choice.size)
  if (choice.order !== 'random') put('order', choice.order)
  return params
}

const list = (values: readonly number[]) => (values.length === 0 ? undefined : values.join(','))

/** The filters as the count takes them: by topics, so that each topic is counted. */
export function countQuery(choice: PreviewChoice, place: Place, subjects: Subjects): CountQuery {
  return {
    AdmissionTestId: place.testId,
    sectionId: place.sectionId ?? undefined,
    topicIds: list(chosenTopics(choice, subjects)),
    difficulties: list(choice.difficulties),
    questionTypes: list(choice.questionTypes),
  }
}

/** What is wrong with the number asked for; `count` is how many fit, once known. */
export function sizeError(size: number | null, count: number | undefined): string | undefined {
  if (size === null || !Number.isInteger(size) || size < 1 || size > 100) {
    return 'A set has 1 to 100 questions'
  }
  if (count === undefined || size <= count) return undefined
  if (count === 0) return 'No questions fit these filters.'
  return count === 1
    ? 'Only 1 question fits these filters; ask for 1.'
    : `Only ${count} questions fit these filters; ask for ${count} or fewer.`
}

/**
 * The choice as it is looked through: with its test and part, and topics throughout where single
 * ones are among it (the server takes what fits both subjects and topics).
 */
export function settled(choice: PreviewChoice, place: Place, subjects: Subjects): PreviewChoice {
  const isWholeOnly = choice.topicIds.length === 0
  return {
    ...choice,
    ...place,
    subjectIds: isWholeOnly ? choice.subjectIds : [],
    topicIds: isWholeOnly ? [] : chosenTopics(choice, subjects),
  }
}

/** The segment of the address: the one subject of a choice, else `mixed`. */
export function slugOf(choice: TopicChoice, subjects: Subjects): string {
  const topics = chosenTopics(choice, subjects)
  const touched = subjects.filter(
    ({ id, topics: own }) =>
      choice.subjectIds.includes(id) || own.some((topic) => topics.includes(topic.id)),
  )
  return (touched.length === 1 ? touched[0]?.slug : undefined) ?? 'mixed'
}

/** A number that chooses which questions: the same one gives the same set. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * (largestId - 1))
}

/** Where a choice is looked through. */
export function previewPath(slug: string, seed: number, choice: PreviewChoice): string {
  const path = pathTo('/resources/tutor/question-bank/revise/:subject/:start', {
    subject: slug,
    start: seed,
  })
  return `${path}?${writeChoice(choice).toString()}`
}

/** What the runner's address asks for; null when it names no test or no seed. */
export function previewQuery(start: string, params: URLSearchParams): PreviewQuery | null {
  const choice = readChoice(params)
  const seed = /^[1-9]\d{0,9}$/.test(start) ? Number(start) : 0
  if (choice.testId === null || seed === 0 || seed > largestId) return null
  if (sizeError(choice.size, undefined) !== undefined) return null
  return {
    AdmissionTestId: choice.testId,
    sectionId: choice.sectionId ?? undefined,
    SubjectId: list(choice.subjectIds),
    topicIds: list(choice.topicIds),
    difficulties: list(choice.difficulties),
    questionTypes: list(choice.questionTypes),
    size: choice.size ?? defaultSize,
    order: choice.order,
    seed,
  }
}

/** The subject of an address among those of some parts, with the part that it belongs to. */
export function subjectOf(
  slug: string,
  parts: readonly { testId: number; sectionId: number; subjects: Subjects }[],
) {
  for (const part of parts) {
    const subject = part.subjects.find((known) => known.slug === slug)
    if (subject !== undefined) return { ...part, subject }
  }
  return null
}
