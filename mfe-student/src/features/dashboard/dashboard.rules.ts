import type { Dashboard } from './dashboard.queries.ts'

type Topic = NonNullable<Dashboard['weakestTopic']>

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
