import { fingerprintOf, type HashOf, type PortableType } from '../../interchange/index.ts'
import { fileIdsIn } from '../../rich-text/index.ts'
import { summaryOf } from '../questions/index.ts'
import { type QuestionContent, textsOf } from './content.rules.ts'

/** What is kept beside a question of what it says. */
export interface Prepared {
  /** Its text in a few words. */
  summary: string
  /** The same for all questions that say the same. */
  fingerprint: string
}

const types: readonly PortableType[] = [1, 2, 3, 4]

/** Ids of the files that a question shows, each once. */
export const filesIn = (content: QuestionContent): string[] => [
  ...new Set(textsOf(content).flatMap(({ html }) => fileIdsIn(html))),
]

/**
 * What lists and imports go by, worked out from what a question says.
 * @param hashOf gives the hash of a file that it shows; without one, the id counts
 */
export function preparedOf(content: QuestionContent, hashOf?: HashOf): Prepared {
  const { questionType, ...said } = content
  const { text, data, solution, answers, marking } = said
  const type = types.find((one) => one === questionType) ?? 1
  const nowhere = { difficulty: null, key: null, name: '', filings: [], tags: [] }
  const question = { type, text, data, solution, answers, marking, ...nowhere }
  return { summary: summaryOf(text).summary, fingerprint: fingerprintOf(question, hashOf) }
}
