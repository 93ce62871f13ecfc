import { formatNumber } from '@portal/shared/ui'
import type { Tree } from '../lookups.queries.ts'
import type { Counts, Part, Subject, Test } from './tree.queries.ts'

/** How many questions are filed, in words: `250 live, 3 drafts, 1 withdrawn`. */
export function countsInWords({ live, draft, withdrawn }: Counts): string {
  const words = [
    live > 0 && `${formatNumber(live)} live`,
    draft > 0 && `${formatNumber(draft)} ${draft === 1 ? 'draft' : 'drafts'}`,
    withdrawn > 0 && `${formatNumber(withdrawn)} withdrawn`,
  ].filter(Boolean)
  return words.length === 0 ? 'No questions yet' : words.join(', ')
}

/** What becomes of something that is archived, for whoever is about to do it. */
export function archivingInWords({ live }: Counts): string {
  const questions =
    live === 0
      ? 'Nothing new can be filed under it.'
      : `Nothing new can be filed under it, and students and tutors are no longer offered its ${
          live === 1 ? 'live question' : `${formatNumber(live)} live questions`
        }.`
  return `${questions} What students have done there stays, and it can be brought back at any time.`
}

/** The name of a test, as it is chosen. */
export const testName = ({ name, isRetired }: Pick<Test, 'name' | 'isRetired'>): string =>
  isRetired ? `${name} (retired)` : name

/** The test that an address names, or the first one. */
export function testIn(tree: Tree, id: string | null): Test | undefined {
  return tree.find((test) => String(test.id) === id) ?? tree[0]
}

/** The part that an address names, or the first in use, with its test. */
export function partIn(tree: Tree, id: string | null): { test: Test; part: Part } | undefined {
  const all = tree.flatMap((test) => test.parts.map((part) => ({ test, part })))
  return (
    all.find(({ part }) => String(part.id) === id) ??
    all.find(({ part }) => !part.isArchived) ??
    all[0]
  )
}

/** What has to be saved so that the topics of a part stand in an order. */
export interface TopicChanges {
  moves: { id: number; subjectId: number; name: string }[]
  orders: { parentId: number; ids: number[] }[]
}

/**
 * What brings the topics of these subjects into an order, whose groups are the subjects: topics that
 * are under another subject now, and then the order of every subject in which one stands otherwise.
 */
export function topicChanges(
  subjects: readonly Subject[],
  order: readonly { id: string; keys: readonly string[] }[],
): TopicChanges {
  const changes: TopicChanges = { moves: [], orders: [] }
  for (const { id, keys } of order) {
    const subjectId = Number(id)
    const ids = keys.map(Number)
    const before = subjects.find((subject) => subject.id === subjectId)?.topics ?? []
    const came = ids.filter((topicId) => !before.some((topic) => topic.id === topicId))
    for (const topicId of came) {
      const topic = subjects.flatMap(({ topics }) => topics).find((each) => each.id === topicId)
      if (topic) changes.moves.push({ id: topicId, subjectId, name: topic.name })
    }
    const stayed = before.map((topic) => topic.id).filter((topicId) => ids.includes(topicId))
    // Where one has only left, the others stand as they did.
    if (ids.join() !== stayed.join()) changes.orders.push({ parentId: subjectId, ids })
  }
  return changes
}
