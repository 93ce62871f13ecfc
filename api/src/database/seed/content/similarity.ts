import type { AuthoredQuestion } from './types.ts'

type Stem = Pick<AuthoredQuestion, 'key' | 'text' | 'data'>

/**
 * How alike the stems of two questions are. Each stem is its text with the description of its
 * figure, in lower case with every number masked, as a set of shingles: runs of three tokens. The
 * resemblance of two stems is the share of their shingles that both have (Jaccard), from 0 to 1.
 * After A. Z. Broder, "On the resemblance and containment of documents", Proceedings of
 * Compression and Complexity of Sequences 1997.
 */
export const SHINGLE = 3

/** At this resemblance two stems are of one family. */
export const FAMILY_RESEMBLANCE = 0.6

/** Words, LaTeX commands, masked numbers (`#`) and single signs, in the order of the stem. */
export function stemTokens({ text, data }: Pick<Stem, 'text' | 'data'>): string[] {
  const shown = `${text} ${data ?? ''}`
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\\[(),;! ]/g, ' ')
    .toLowerCase()
  return shown.match(/\d+(?:\.\d+)?|\\?[a-z]+|[^\s{}a-z\d]/g)?.map(masked) ?? []
}

const masked = (token: string): string => (/^\d/.test(token) ? '#' : token)

/** The shingles of a stem; a stem of fewer than three tokens is one shingle. */
export function shingles(stem: Pick<Stem, 'text' | 'data'>): Set<string> {
  const tokens = stemTokens(stem)
  if (tokens.length < SHINGLE) return new Set([tokens.join(' ')])
  return new Set(
    tokens.slice(SHINGLE - 1).map((_token, at) => tokens.slice(at, at + SHINGLE).join(' ')),
  )
}

/** The resemblance of two stems, 0 to 1. */
export function resemblance(
  one: Pick<Stem, 'text' | 'data'>,
  other: Pick<Stem, 'text' | 'data'>,
): number {
  const [first, second] = [shingles(one), shingles(other)]
  const shared = [...first].filter((shingle) => second.has(shingle)).length
  return shared / (first.size + second.size - shared)
}

export interface SimilarPair {
  one: string
  other: string
  resemblance: number
}

/**
 * The pairs of questions whose resemblance reaches `least`, the most alike first. An index from
 * each shingle to the stems that have it counts the shared shingles, so that pairs which share
 * none are never looked at.
 */
export function similarPairs(questions: readonly Stem[], least: number): SimilarPair[] {
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  const pairs: SimilarPair[] = []
  questions.forEach((question, at) => {
    const own = shingles(question)
    const shared = new Map<number, number>()
    for (const shingle of own) {
      const earlier = holders.get(shingle) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      earlier.push(at)
      holders.set(shingle, earlier)
    }
    sizes.push(own.size)
    for (const [earlier, count] of shared) {
      const resemblance = count / (own.size + (sizes[earlier] ?? 0) - count)
      const first = questions[earlier]
      if (first && resemblance >= least)
        pairs.push({ one: first.key, other: question.key, resemblance })
    }
  })
  return pairs.sort((a, b) => b.resemblance - a.resemblance)
}

/**
 * The keys of the questions in families of stems: whoever resembles a member by 0.6 or more is of
 * its family (connected components). A stem that resembles no other is a family of its own.
 */
export function stemFamilies(questions: readonly Stem[]): string[][] {
  const parents = new Map(questions.map(({ key }) => [key, key]))
  const rootOf = (key: string): string => {
    const parent = parents.get(key) ?? key
    if (parent === key) return key
    const root = rootOf(parent)
    parents.set(key, root)
    return root
  }
  for (const { one, other } of similarPairs(questions, FAMILY_RESEMBLANCE))
    parents.set(rootOf(other), rootOf(one))
  const families = new Map<string, string[]>()
  for (const { key } of questions) {
    const root = rootOf(key)
    families.set(root, [...(families.get(root) ?? []), key])
  }
  return [...families.values()]
}
