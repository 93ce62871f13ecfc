import type { CallInput } from '@portal/shared/api'
import {
  chosenTopics,
  readNumber,
  readNumbers,
  type Subjects,
  type TopicChoice,
} from '@portal/shared/question-bank'
import type { SetBody } from './question-bank.rules.ts'

export type Status = SetBody['status'][number]
type CountQuery = NonNullable<CallInput<'GET /Question/Question/GetQuestionCount'>['query']>

export const statuses: readonly { value: Status; label: string }[] = [
  { value: 'unused', label: 'Not used yet' },
  { value: 'incorrect', label: 'Wrong before' },
  { value: 'correct', label: 'Right before' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'bookmarked', label: 'Bookmarked' },
  { value: 'due', label: 'Due for review' },
]

/** Filters as a preset keeps them; they are a set's, without questions of its own. */
export type PresetFilters = CallInput<'POST /Revise/api/Revise/SavePreset'>['body']['filters']

/** What is chosen in the builder; it stands in the address. */
export interface Builder extends TopicChoice {
  /** Null until chosen; the page then takes the first there is. */
  testId: number | null
  /** Null for all parts of the test. Undefined until chosen: the first part of the student's own. */
  sectionId: number | null | undefined
  status: Status[]
  difficulties: number[]
  questionTypes: number[]
  size: number | null
  order: SetBody['order']
  feedback: SetBody['feedback']
  timing: SetBody['timing']
  /** Of a set timed as a whole. */
  minutes: number | null
  /** Of a set timed by the question. */
  seconds: number | null
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
  timing: 'none',
  minutes: null,
  seconds: null,
}

/** Reads the builder from an address; what cannot be read falls back to its default. */
export function readBuilder(params: URLSearchParams): Builder {
  const chosen = new Set((params.get('status') ?? '').split(','))
  const order = (['easiest', 'adaptive'] as const).find((one) => one === params.get('order'))
  const timed = params.get('timed')
  return {
    testId: readNumber(params.get('test')),
    sectionId: params.get('part') === 'all' ? null : (readNumber(params.get('part')) ?? undefined),
    subjectIds: readNumbers(params.get('subjects'), 2_147_483_647),
    topicIds: readNumbers(params.get('topics'), 2_147_483_647),
    status: statuses.map(({ value }) => value).filter((value) => chosen.has(value)),
    difficulties: readNumbers(params.get('difficulty'), 5).filter((level) => level >= 1),
    questionTypes: readNumbers(params.get('type'), 4).filter((type) => type >= 1),
    size: params.get('size') === '' ? null : (readNumber(params.get('size')) ?? defaults.size),
    order: order ?? defaults.order,
    feedback: feedbackOf(order, params.get('feedback') === 'end' ? 'end' : 'each'),
    // `1` stands in addresses kept from when a set could only be timed as a whole.
    timing: timed === 'question' ? timed : timed === 'set' || timed === '1' ? 'set' : 'none',
    minutes: readNumber(params.get('minutes')),
    seconds: readNumber(params.get('seconds')),
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
  put('timed', builder.timing, defaults.timing)
  if (builder.timing === 'set') put('minutes', builder.minutes)
  if (builder.timing === 'question') put('seconds', builder.seconds)
  return params
}

/** When solutions show: an adaptive set marks each answer, since the next question follows from it. */
export function feedbackOf(
  order: SetBody['order'] | undefined,
  wanted: SetBody['feedback'],
): SetBody['feedback'] {
  return order === 'adaptive' ? 'each' : wanted
}

/**
 * A change of the builder with what follows from it: feedback of adaptive sets, a first length, and
 * minutes that follow the number of questions until the student gives others.
 */
export function withConsequences(builder: Builder, what: Partial<Builder>): Partial<Builder> {
  const next = { ...builder, ...what }
  return {
    ...what,
    ...(what.order !== undefined && { feedback: feedbackOf(next.order, next.feedback) }),
    ...(what.timing === 'set' && { minutes: next.minutes ?? paceMinutes(next.size) }),
    ...(what.size !== undefined &&
      builder.minutes === paceMinutes(builder.size) && { minutes: paceMinutes(next.size) }),
    ...(what.timing === 'question' && { seconds: next.seconds ?? paceSeconds }),
  }
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
): PresetFilters {
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
    timing: builder.timing,
    minutes: builder.timing === 'set' ? builder.minutes : null,
    secondsPerQuestion: builder.timing === 'question' ? builder.seconds : null,
  }
}

/** What is wrong, by the names of the call. */
export type BuilderErrors = Readonly<Partial<Record<keyof SetBody, string>>>

/** What must be mended before a set can be built, by field. `count` is how many fit, once known. */
export function builderErrors(builder: Builder, count: number | undefined): BuilderErrors {
  const errors: { -readonly [F in keyof BuilderErrors]: BuilderErrors[F] } = {}
  const { size, minutes, seconds, timing } = builder
  if (size === null || !isWhole(size, 1, 100)) {
    errors.size = 'A set has 1 to 100 questions'
  } else if (count === 0) {
    errors.size = 'No questions fit these filters.'
  } else if (count !== undefined && size > count) {
    errors.size =
      count === 1
        ? 'Only 1 question fits these filters; ask for 1.'
        : `Only ${count} questions fit these filters; ask for ${count} or fewer.`
  }
  if (timing === 'set' && !isWhole(minutes, 1, 600)) {
    errors.minutes = 'A timed set has 1 to 600 minutes'
  }
  if (timing === 'question' && !isWhole(seconds, 10, 3_600)) {
    errors.secondsPerQuestion = 'A question has 10 to 3,600 seconds'
  }
  return errors
}

function isWhole(value: number | null, least: number, most: number): boolean {
  return value !== null && Number.isInteger(value) && value >= least && value <= most
}

/** Seconds for each question at the pace of an ESAT part. */
export const paceSeconds = Math.round((40 * 60) / 27)

/** Minutes for so many questions at the pace of an ESAT part: 27 questions in 40 minutes. */
export function paceMinutes(size: number | null): number {
  return Math.max(1, Math.round(((size ?? 1) * 40) / 27))
}
