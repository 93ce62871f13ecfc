import type { PortableFiling, SimulateFiling } from '../../interchange/index.ts'
import type { SentFiling } from '../authoring/index.ts'

/** A topic with the names of what it is in. */
export interface NamedTopic {
  id: number
  name: string
  subject: string
  part: string
  test: string
  testId: number
  subTopics: { id: number; name: string }[]
}

/** Names of the tree and of the papers, without what is archived. */
export interface Tree {
  tests: { id: number; name: string }[]
  parts: { id: number; name: string; testId: number }[]
  subjects: { id: number; name: string; partId: number }[]
  topics: NamedTopic[]
  papers: {
    id: number
    testId: number
    paperType: number
    year: number | null
    number: number | null
  }[]
}

/** A filing that is made when its item is applied, and in words. */
export interface PlacedFiling {
  sent: SentFiling
  subTopicId: number | null
  words: string
}

const same = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en')

function inTopic(topic: NamedTopic, subTopic: string | null = null): PlacedFiling {
  const found = topic.subTopics.find(({ name }) => subTopic !== null && same(name, subTopic))
  const { test, part, subject, name } = topic
  return {
    sent: { questionLocation: 1, admissiontestId: topic.testId, topicId: topic.id },
    subTopicId: found?.id ?? null,
    words: [test, part, subject, name, ...(found ? [found.name] : [])].join(' > '),
  }
}

const namedTopic = (
  { topics }: Tree,
  names: { test: string; part: string; subject: string; topic: string },
) =>
  topics.find(
    ({ test, part, subject, name }) =>
      same(test, names.test) &&
      same(part, names.part) &&
      same(subject, names.subject) &&
      same(name, names.topic),
  )

/** What a question of a paper is about: its topic, or else its subject. */
function aboutOf(
  { test, subject, topic, subTopic }: SimulateFiling,
  part: Tree['parts'][number] | undefined,
  tree: Tree,
) {
  if (part === undefined || subject === null) return { subTopicId: null }
  const names = { test, part: part.name, subject }
  const found = topic === null ? undefined : namedTopic(tree, { ...names, topic })
  const subjectId = tree.subjects.find(
    (one) => one.partId === part.id && same(one.name, subject),
  )?.id
  return {
    ...(subjectId !== undefined && { subjectId }),
    ...(found && { topicId: found.id }),
    subTopicId:
      found?.subTopics.find(({ name }) => subTopic !== null && same(name, subTopic))?.id ?? null,
  }
}

function placeInPaper(filing: SimulateFiling, tree: Tree): PlacedFiling | null {
  const { paperType, year, mockNumber, number, link } = filing
  const test = tree.tests.find(({ name }) => same(name, filing.test))
  if (test === undefined || (paperType === 1 ? year : mockNumber) === null) return null
  const part = tree.parts.find(
    ({ name, testId }) => testId === test.id && filing.part !== null && same(name, filing.part),
  )
  const paper = tree.papers.find(
    (one) =>
      one.testId === test.id &&
      one.paperType === paperType &&
      (paperType === 1 ? one.year === year : one.number === mockNumber),
  )
  const title = paperType === 1 ? `Past Paper ${year}` : `Mock Paper ${mockNumber}`
  const { subTopicId, ...about } = aboutOf(filing, part, tree)
  return {
    sent: {
      ...{ questionLocation: 2, admissiontestId: test.id, paperType },
      ...(paperType === 1 ? { year } : { mockpapernumber: mockNumber }),
      ...(paper && { examId: paper.id }),
      ...(part && { sectionId: part.id }),
      ...about,
      ...(number !== null && { paperQuestion: number }),
      ...(link !== null && { paperLink: link }),
    },
    subTopicId,
    words: `${[`${test.name} ${title}`, ...(part ? [part.name] : [])].join(' > ')}${number === null ? '' : `, ${number}`}`,
  }
}

function placeOne(filing: PortableFiling, tree: Tree): PlacedFiling | null {
  if (filing.location === 'simulate') return placeInPaper(filing, tree)
  const topic = namedTopic(tree, filing)
  return topic === undefined ? null : inTopic(topic, filing.subTopic)
}

/**
 * The topic that the names of a category lead to: the last name is its name or that of one of its
 * sub-topics, and every name of the category above it is one of those that it is in. null where there
 * is none, or more than one.
 */
function topicOfCategory(category: readonly string[], tree: Tree): PlacedFiling | null {
  const found = tree.topics.flatMap((topic) => {
    const path = [topic.test, topic.part, topic.subject, topic.name]
    return [path, ...topic.subTopics.map(({ name }) => [...path, name])].flatMap((names) => {
      const last = category.at(-1)
      if (last === undefined || !same(last, names.at(-1) ?? '')) return []
      const fits = category.every((name) => names.some((one) => same(one, name)))
      return fits ? [inTopic(topic, names[4] ?? null)] : []
    })
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

/** Where a question is filed by the names that it brings; each place once. */
export function placeFilings(
  filings: readonly PortableFiling[],
  category: readonly string[],
  tree: Tree,
): PlacedFiling[] {
  const placed = filings.flatMap((filing) => placeOne(filing, tree) ?? [])
  const all =
    placed.length > 0 ? placed : [topicOfCategory(category, tree)].filter((one) => one !== null)
  return [...new Map(all.map((one) => [JSON.stringify(one.sent), one])).values()]
}

/** The filing under a topic that was chosen for what has none. */
export function underTopic(topicId: number, tree: Tree): PlacedFiling | null {
  const topic = tree.topics.find(({ id }) => id === topicId)
  return topic === undefined ? null : inTopic(topic)
}
