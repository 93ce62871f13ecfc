import type { CallInput } from '@portal/shared/api'
import type { Dashboard } from './dashboard.queries.ts'

type SetBody = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']
type Topic = NonNullable<Dashboard['weakestTopic']>

/** Questions of the set that the dashboard starts on a topic (product book, student dashboard). */
const setSize = 10

/** The set that the dashboard starts on a topic: ten questions, answers explained one by one. */
export function setOnTopic(
  topic: Pick<Topic, 'admissionTestId' | 'sectionId' | 'subjectId' | 'topicId'>,
): SetBody {
  return {
    admissionTestId: topic.admissionTestId,
    sectionId: topic.sectionId,
    subjectIds: [topic.subjectId],
    topicIds: [topic.topicId],
    status: [],
    difficulties: [],
    questionTypes: [],
    size: setSize,
    order: 'random',
    feedback: 'each',
    timing: 'none',
    minutes: null,
  }
}

/** The one thing to do next, in the order of how near it is to being done. */
export type NextStep =
  | { kind: 'continue'; set: Dashboard['unfinished'][number] }
  | { kind: 'practise'; topic: Topic }
  | { kind: 'item'; item: Dashboard['nextItems'][number] }
  | { kind: 'rest' }

/** Chooses today's next step: a set under way, else the weakest topic, else the curriculum. */
export function nextStepOf(
  dashboard: Pick<Dashboard, 'unfinished' | 'weakestTopic' | 'nextItems'>,
): NextStep {
  const [set] = dashboard.unfinished
  if (set !== undefined) return { kind: 'continue', set }
  if (dashboard.weakestTopic !== null) return { kind: 'practise', topic: dashboard.weakestTopic }
  const item = dashboard.nextItems.find((next) => !next.isCompleted)
  return item === undefined ? { kind: 'rest' } : { kind: 'item', item }
}

/** Where a set goes on. */
export function pathOfSet(set: { subjectSlug: string; id: string }): string {
  return `/resources/question-bank/revise/${set.subjectSlug}/${set.id}`
}
