import type { Token } from './tokens.rules.ts'

/** A paragraph with its line break, if it has one. */
interface Paragraph {
  /** The place of its first token in the text. */
  first: number
  tokens: Token[]
}

/** The paragraphs of a text. Empty ones are their line breaks. */
export function paragraphsOf(tokens: readonly Token[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let open: Paragraph | undefined
  for (const [place, token] of tokens.entries()) {
    if (!open) {
      open = { first: place, tokens: [] }
      paragraphs.push(open)
    }
    open.tokens.push(token)
    if (token.text === '\n') open = undefined
  }
  return paragraphs
}

const wordsOf = ({ tokens }: Paragraph) => tokens.filter(({ text }) => text !== '\n')

/** What a paragraph says, whether or not a line break ends it. */
export const keyOf = (paragraph: Paragraph): string =>
  wordsOf(paragraph)
    .map(({ text }) => text)
    .join(' ')

/** Shorter paragraphs may be alike by chance. */
const fewestWords = 4

/**
 * A paragraph that stands in the other text as it was is that paragraph, wherever it stands. Word
 * by word its words might as well be those of another one that is much like it.
 * @param to Where each token stands in the other text, or -1; changed in place, as is `from`.
 */
export function pairWhole(
  before: readonly Token[],
  after: readonly Token[],
  to: number[],
  from: number[],
): void {
  const free = new Map<string, Paragraph[]>()
  const add = (key: string, paragraph: Paragraph) => {
    const alike = free.get(key)
    if (alike) alike.push(paragraph)
    else free.set(key, [paragraph])
  }
  const ours = paragraphsOf(before).filter(isLong)
  const isPaired = ({ first, tokens }: Paragraph, others: readonly number[]) => {
    const place = others[first] ?? -1
    return place >= 0 && tokens.every((_, step) => others[first + step] === place + step)
  }
  const words = (paragraph: Paragraph) => ({ ...paragraph, tokens: wordsOf(paragraph) })
  for (const paragraph of paragraphsOf(after).filter(isLong).map(words))
    if (!isPaired(paragraph, from)) add(keyOf(paragraph), paragraph)
  for (const paragraph of ours.map(words)) {
    if (isPaired(paragraph, to)) continue
    const other = free.get(keyOf(paragraph))?.shift()
    if (!other) continue
    for (let step = 0; step < paragraph.tokens.length; step += 1) {
      const [one, two] = [paragraph.first + step, other.first + step]
      const [old, older] = [to[one] ?? -1, from[two] ?? -1]
      if (old >= 0) from[old] = -1
      if (older >= 0) to[older] = -1
      to[one] = two
      from[two] = one
    }
  }
}

const isLong = ({ tokens }: Paragraph) =>
  tokens.filter(({ isWord }) => isWord).length >= fewestWords
