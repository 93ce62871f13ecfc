import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { SetBody } from './question-bank.rules.ts'

/** Subjects of a part with their topics. */
export type Subjects = CallAnswer<'GET /Question/Question/GetSectionSubjectsForRevise'>
export type Status = SetBody['status'][number]
type CountQuery = NonNullable<CallInput<'GET /Question/Question/GetQuestionCount'>['query']>

export const statuses: readonly { value: Status; label: string }[] = [
  { value: 'unused', label: 'Not used yet' },
  { value: 'incorrect', label: 'Wrong before' },
  { value: 'correct', label: 'Right before' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'bookmarked', label: 'Bookmarked' },
]

export const difficulties: readonly { value: string; label: string }[] = [
  { value: '1', label: '1, easiest' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5', label: '5, hardest' },
]

export const questionTypes: readonly { value: string; label: string }[] = [
  { value: '1', label: 'Multiple choice' },
  { value: '2', label: 'Essay' },
  { value: '3', label: 'Fill in the blanks' },
  { value: '4', label: 'Equation' },
]

/** What is chosen in the builder; it stands in the address. */
export interface Builder {
  /** Null until chosen; the page then takes the first there is. */
  testId: number | null
  /** Null for all parts of the test. Undefined until chosen: the first part of the student's own. */
  sectionId: number | null | undefined
  /** Subjects taken whole, and topics taken one by one. */
  subjectIds: number[]
  topicIds: number[]
  status: Status[]
  difficulties: number[]
  questionTypes: number[]
  size: number | null
  order: SetBody['order']
  feedback: SetBody['feedback']
  isTimed: boolean
  minutes: number | null
}

const defaults: Builder = {
  testId: null,
  sectionId: undefined,
  subjectIds: [],
  topicIds: [],
  status: [],
  difficulties: [],
  questionTypes: [],
  size: 10,
  order: 'random',
  feedback: 'each',
  isTimed: false,
  minutes: null,
}

function readNumber(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null
  return Number(text)
}

function readNumbers(text: string | null, max: number): number[] {
  if (text === null || text === '') return []
  const numbers = text.split(',').map(readNumber)
  return [...new Set(numbers)].filter((one): one is number => one !== null && one <= max)
}

/** Reads the builder from an address; what cannot be read falls back to its default. */
export function readBuilder(params: URLSearchParams): Builder {
  const chosen = new Set((params.get('status') ?? '').split(','))
  return {
    testId: readNumber(params.get('test')),
    sectionId: params.get('part') === 'all' ? null : (readNumber(params.get('part')) ?? undefined),
    subjectIds: readNumbers(params.get('subjects'), 2_147_483_647),
    topicIds: readNumbers(params.get('topics'), 2_147_483_647),
    status: statuses.map(({ value }) => value).filter((value) => chosen.has(value)),
    difficulties: readNumbers(params.get('difficulty'), 5).filter((level) => level >= 1),
    questionTypes: readNumbers(params.get('type'), 4).filter((type) => type >= 1),
    size: params.get('size') === '' ? null : (readNumber(params.get('size')) ?? defaults.size),
    order: params.get('order') === 'easiest' ? 'easiest' : 'random',
    feedback: params.get('feedback') === 'end' ? 'end' : 'each',
    isTimed: params.get('timed') === '1',
    minutes: readNumber(params.get('minutes')),
  }
}

/** The address of a builder; what is at its default is left out. */
export function writeBuilder(builder: Builder): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null | undefined, unless?: unknown) => {
    if (value !== undefined && value !== null && value !== '' && value !== unless) {
      params.set(name, String(value))
    }
  }
  put('test', builder.testId)
  put('part', builder.sectionId === null ? 'all' : builder.sectionId)
  put('subjects', builder.subjectIds.join(','))
  put('topics', builder.topicIds.join(','))
  put('status', builder.status.join(','))
  put('difficulty', builder.difficulties.join(','))
  put('type', builder.questionTypes.join(','))
  if (builder.size === null) params.set('size', '')
  else put('size', builder.size, defaults.size)
  put('order', builder.order, defaults.order)
  put('feedback', builder.feedback, defaults.feedback)
  put('timed', builder.isTimed ? 1 : null)
  if (builder.isTimed) put('minutes', builder.minutes)
  return params
}

/** The topics that a choice comes to: those of whole subjects, and the single ones. */
export function chosenTopics(
  builder: Pick<Builder, 'subjectIds' | 'topicIds'>,
  subjects: Subjects,
): number[] {
  return subjects.flatMap((subject) =>
    subject.topics
      .filter(({ id }) => builder.subjectIds.includes(subject.id) || builder.topicIds.includes(id))
      .map(({ id }) => id),
  )
}

/** Chooses a whole subject, or lets go of it and all of its topics. */
export function toggleSubject(
  builder: Builder,
  subject: Subjects[number],
  isChosen: boolean,
): Builder {
  const ids = subject.topics.map(({ id }) => id)
  return {
    ...builder,
    subjectIds: isChosen
      ? [...builder.subjectIds.filter((id) => id !== subject.id), subject.id]
      : builder.subjectIds.filter((id) => id !== subject.id),
    topicIds: builder.topicIds.filter((id) => !ids.includes(id)),
  }
}

/** Chooses topics of a subject; all of them together are the whole subject. */
export function chooseTopics(
  builder: Builder,
  subject: Subjects[number],
  topicIds: readonly number[],
): Builder {
  if (topicIds.length === subject.topics.length) return toggleSubject(builder, subject, true)
  const without = toggleSubject(builder, subject, false)
  return { ...without, topicIds: [...without.topicIds, ...topicIds] }
}

/** The filters as the count call takes them; topics rather than subjects, so that every topic is counted. */
export function countQuery(
  builder: Builder,
  place: { testId: number; sectionId: number | null },
  subjects: Subjects,
): CountQuery {
  const list = (values: readonly (string | number)[]) =>
    values.length === 0 ? undefined : values.join(',')
  return {
    AdmissionTestId: place.testId,
    sectionId: place.sectionId ?? undefined,
    topicIds: list(chosenTopics(builder, subjects)),
    status: list(builder.status),
    difficulties: list(builder.difficulties),
    questionTypes: list(builder.questionTypes),
  }
}

/** The set that is asked for. Call it on a builder without errors. */
export function setBody(
  builder: Builder,
  place: { testId: number; sectionId: number | null },
  subjects: Subjects,
): SetBody {
  const wholeOnly = builder.topicIds.length === 0
  return {
    admissionTestId: place.testId,
    sectionId: place.sectionId,
    subjectIds: wholeOnly ? builder.subjectIds : [],
    topicIds: wholeOnly ? [] : chosenTopics(builder, subjects),
    status: builder.status,
    difficulties: builder.difficulties,
    questionTypes: builder.questionTypes,
    size: builder.size ?? 1,
    order: builder.order,
    feedback: builder.feedback,
    timing: builder.isTimed ? 'set' : 'none',
    minutes: builder.isTimed ? builder.minutes : null,
  }
}

/** What must be mended before a set can be built, by field. `count` is how many fit, once known. */
export function builderErrors(
  builder: Builder,
  count: number | undefined,
): Readonly<Partial<Record<'size' | 'minutes', string>>> {
  const errors: Partial<Record<'size' | 'minutes', string>> = {}
  const { size, minutes } = builder
  if (size === null || !Number.isInteger(size) || size < 1 || size > 100) {
    errors.size = 'A set has 1 to 100 questions'
  } else if (count === 0) {
    errors.size = 'No questions fit these filters.'
  } else if (count !== undefined && size > count) {
    errors.size =
      count === 1
        ? 'Only 1 question fits these filters; ask for 1.'
        : `Only ${count} questions fit these filters; ask for ${count} or fewer.`
  }
  const isLength = minutes !== null && Number.isInteger(minutes) && minutes >= 1 && minutes <= 600
  if (builder.isTimed && !isLength) errors.minutes = 'A timed set has 1 to 600 minutes'
  return errors
}

/** Minutes for so many questions at the pace of an ESAT part: 27 questions in 40 minutes. */
export function paceMinutes(size: number | null): number {
  return Math.max(1, Math.round(((size ?? 1) * 40) / 27))
}
