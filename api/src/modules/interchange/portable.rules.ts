import type { PortableFiling, PortableQuestion, PortableType } from '../../interchange/index.ts'
import type { QuestionContent } from '../authoring/index.ts'

/** A filing with the names of what it is under. */
export interface NamedPlace {
  location: number
  test: string
  part: string | null
  subject: string | null
  topic: string | null
  subTopic: string | null
  paperType: number | null
  year: number | null
  mockNumber: number | null
  number: number | null
  link: string | null
}

const types: readonly PortableType[] = [1, 2, 3, 4]

function filingOf(place: NamedPlace): PortableFiling[] {
  const { location, test, part, subject, topic, subTopic } = place
  if (location === 1) {
    if (part === null || subject === null || topic === null) return []
    return [{ location: 'revise', test, part, subject, topic, subTopic }]
  }
  const { paperType, year, mockNumber, number, link } = place
  const about = { test, part, subject, topic, subTopic, year, mockNumber, number, link }
  return [{ location: 'simulate', paperType: paperType === 1 ? 1 : 2, ...about }]
}

/** A question of the bank as other systems are given it. */
export function portableOf({
  questionType,
  key,
  difficulty,
  filings,
  ...said
}: QuestionContent & { key: string; difficulty: number; filings: NamedPlace[] }): PortableQuestion {
  const { text, data, solution, answers, marking } = said
  return {
    type: types.find((type) => type === questionType) ?? 1,
    ...{ text, data, solution, answers, marking, difficulty, key, name: key, tags: [] },
    filings: filings.flatMap(filingOf),
  }
}
