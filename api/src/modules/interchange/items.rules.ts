import type { FoundFile, PortableQuestion, ReadItem } from '../../interchange/index.ts'
import { type QuestionContent, tidyContent } from '../authoring/index.ts'
import type { PlacedFiling } from './placing.rules.ts'

/** What is kept of an item until it is applied: its images stand in its texts. */
export interface StoredItem {
  question: PortableQuestion
  filings: PlacedFiling[]
}

/**
 * JSON of questions with the images that they show standing in their texts. Until then each stands by
 * its placeholder: a text with long images takes long to clean, to hash and to write as JSON.
 */
export function imagesInJson(json: string, found: readonly FoundFile[]): string {
  if (found.length === 0) return json
  const files = new Map(found.map((file) => [file.placeholder, file]))
  return json.replace(
    /(<img\b[^>]*?)data-file=\\"([^"\\]*)\\"/g,
    (tag: string, before: string, id: string) => {
      const file = files.get(id)
      if (file === undefined) return tag
      return `${before}src=\\"data:${file.type};base64,${file.bytes.toString('base64')}\\"`
    },
  )
}

/** What a question says, as an editor would send it. */
export const contentOf = ({
  type,
  text,
  data,
  solution,
  answers,
  marking,
}: PortableQuestion): QuestionContent => ({
  ...{ text, data, solution, questionType: type, marking },
  answers: answers.map((answer) => ({ ...answer })),
})

/** The same as a version would store it. */
export const storedContent = (question: PortableQuestion) => tidyContent(contentOf(question), null)

/** What of this is compared with what other questions say. */
export function wordingOf({ text, data, answers, marking }: QuestionContent) {
  const expected =
    marking?.kind === 'equation' ? [marking.expected].filter((one) => one !== '') : []
  return { text, data, answers: [...answers.map((one) => one.text), ...expected] }
}

/** The portal's own key of an item, where it has one. */
export const ownKey = ({ question }: Pick<ReadItem, 'question'>): string | null =>
  question?.key ?? null
