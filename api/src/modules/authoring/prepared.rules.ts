import { summaryOf } from '../questions/index.ts'
import type { QuestionContent } from './content.rules.ts'

/** What is kept beside a question of what it says. */
export interface Prepared {
  /** Its text in a few words. */
  summary: string
  /** The same for all questions that say the same; null where none can be made. */
  fingerprint: string | null
}

/** What lists and imports go by, worked out from what a question says. */
export function preparedOf({ text }: QuestionContent): Prepared {
  return { summary: summaryOf(text).summary, fingerprint: null }
}
