/** What of a question is compared: its text, data and answers as stored HTML, or as plain words. */
export interface Wording {
  text: string
  data: string | null
  /** Of type 4 what is expected. */
  answers: readonly string[]
}

/** `same`: word for word. `near`: alike with their numbers. `variant`: alike but for numbers. */
export type Likeness = 'same' | 'near' | 'variant'

/** Two questions that share so much of their shingles read alike. */
export const leastAlike = 0.8

/** Tokens in a shingle. */
const shingleLength = 3

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}

/** The words of stored HTML, with what its images are described as; equations stay as LaTeX. */
const wordsOf = (html: string): string =>
  html
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (all, name: string) => entities[name] ?? all)
    .replace(/&#39;/g, "'")
    .replace(/\\[(),;:! ]/g, ' ')
    .normalize('NFC')
    .toLowerCase()

const tokenPattern = /\d+(?:[.,]\d+)*|\\?\p{L}+|[^\s{}\p{L}\d]/gu

/**
 * Words, commands of LaTeX, numbers and single signs, in the order of the question. Each answer
 * begins with a sign of its own, whatever its letter is.
 */
export function tokensOf({ text, data, answers }: Wording): string[] {
  const parts = [text, data ?? '', ...answers.map((answer) => `| ${answer}`)]
  return parts.flatMap((part) => wordsOf(part).match(tokenPattern) ?? [])
}

const masked = (token: string): string => (/^\d/.test(token) ? '#' : token)

/** Runs of three tokens, each once; of fewer tokens all of them together. */
function shinglesOf(tokens: readonly string[]): Set<string> {
  if (tokens.length === 0) return new Set()
  if (tokens.length < shingleLength) return new Set([tokens.join(' ')])
  return new Set(
    tokens
      .slice(shingleLength - 1)
      .map((_, index) => tokens.slice(index, index + shingleLength).join(' ')),
  )
}

/** A question as it is compared: its tokens, and its shingles with and without numbers. */
export interface Compared {
  words: string
  exact: ReadonlySet<string>
  masked: ReadonlySet<string>
}

/** Makes a question comparable. */
export function comparedOf(wording: Wording): Compared {
  const tokens = tokensOf(wording)
  return {
    words: tokens.join(' '),
    exact: shinglesOf(tokens),
    masked: shinglesOf(tokens.map(masked)),
  }
}

/**
 * Shared shingles over the mean of both, 0 to 1 (Sørensen and Dice); 0 where neither has any. Over all
 * of both a short question with one word changed would fall below 0.8: it counts each change twice.
 */
export function resemblanceOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  const mean = (one.size + other.size) / 2
  return mean === 0 ? 0 : shared / mean
}

/**
 * How two questions are alike: `near` from 0.8 with their numbers, `variant` from 0.8 without them,
 * `same` word for word. The resemblance is the one that the kind goes by.
 * @returns null where they are not alike
 */
export function likenessOf(
  one: Compared,
  other: Compared,
): { kind: Likeness; resemblance: number } | null {
  if (one.words === '' || other.words === '') return null
  if (one.words === other.words) return { kind: 'same', resemblance: 1 }
  const exact = resemblanceOf(one.exact, other.exact)
  if (exact >= leastAlike) return { kind: 'near', resemblance: exact }
  const free = resemblanceOf(one.masked, other.masked)
  return free >= leastAlike ? { kind: 'variant', resemblance: free } : null
}
