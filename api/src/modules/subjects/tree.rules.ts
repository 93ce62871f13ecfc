import type { CallAnswer } from '@portal/shared/api'

export type Tree = CallAnswer<'GET /subject/admin/Tree'>

/** Questions by state. */
export interface Counts {
  live: number
  draft: number
  withdrawn: number
}

/** Something of the tree with what it stands under, as the database has it. */
interface Child {
  id: number
  parentId: number
  name: string
  isArchived: boolean
}

/** What is in the tree, each level in its order, with the questions filed under each topic. */
export interface TreeRows {
  tests: readonly { id: number; name: string; isRetired: boolean }[]
  parts: readonly (Child & { isCompulsory: boolean })[]
  subjects: readonly Child[]
  topics: readonly (Child & Counts)[]
  subTopics: readonly (Child & Counts)[]
}

function sumOf(rows: readonly Counts[]): Counts {
  const sum = { live: 0, draft: 0, withdrawn: 0 }
  for (const { live, draft, withdrawn } of rows) {
    sum.live += live
    sum.draft += draft
    sum.withdrawn += withdrawn
  }
  return sum
}

/** Rows by what they stand under, in their order. */
function byParent<R extends Child>(rows: readonly R[]): (id: number) => R[] {
  const groups = Map.groupBy(rows, ({ parentId }) => parentId)
  return (id) => groups.get(id) ?? []
}

/** The tree: what stands under what, with the sums of the questions below. */
export function treeOf({ tests, parts, subjects, topics, subTopics }: TreeRows): Tree {
  const [partsOf, subjectsOf] = [byParent(parts), byParent(subjects)]
  const [topicsOf, subTopicsOf] = [byParent(topics), byParent(subTopics)]
  return tests.map((test) => {
    const ofTest = partsOf(test.id).map(({ id, name, isCompulsory, isArchived }) => {
      const ofPart = subjectsOf(id).map((subject) => {
        const ofSubject = topicsOf(subject.id).map(({ parentId: _, ...topic }) => ({
          ...topic,
          subTopics: subTopicsOf(topic.id).map(({ parentId: __, ...subTopic }) => subTopic),
        }))
        const { parentId: _, ...fields } = subject
        return { ...fields, ...sumOf(ofSubject), topics: ofSubject }
      })
      return { id, sectionNo: name, isCompulsory, isArchived, ...sumOf(ofPart), subjects: ofPart }
    })
    return { ...test, ...sumOf(ofTest), parts: ofTest }
  })
}
