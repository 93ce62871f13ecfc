import type { Tree } from '../lookups.queries.ts'

/** How many sub-topics that are in use there are: each has its page to learn from. */
export function pagesIn(tree: Tree): number {
  const inUse = <T extends { isArchived: boolean }>(all: readonly T[]) =>
    all.filter(({ isArchived }) => !isArchived)
  return tree
    .flatMap(({ parts }) => inUse(parts))
    .flatMap(({ subjects }) => inUse(subjects))
    .flatMap(({ topics }) => inUse(topics))
    .flatMap(({ subTopics }) => inUse(subTopics)).length
}

/** A line of the tree of one part: a subject, or a topic under it. */
export interface TreeRow {
  key: string
  kind: 'subject' | 'topic'
  id: number
  name: string
  isArchived: boolean
  live: number
  draft: number
  withdrawn: number
}

/** The subjects of a part with their topics under each, in their order. */
export function rowsOf({ subjects }: Tree[number]['parts'][number]): TreeRow[] {
  return subjects.flatMap(({ topics, ...subject }) => [
    { ...countsOf(subject), key: `subject ${subject.id}`, kind: 'subject' as const },
    ...topics.map((topic) => ({
      ...countsOf(topic),
      key: `topic ${topic.id}`,
      kind: 'topic' as const,
    })),
  ])
}

type Counted = Omit<TreeRow, 'key' | 'kind'>

const countsOf = ({ id, name, isArchived, live, draft, withdrawn }: Counted): Counted => ({
  ...{ id, name, isArchived, live, draft, withdrawn },
})
