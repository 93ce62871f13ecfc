import type { Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { candidatesOf, wordingsOf } from './bands.repository.ts'
import {
  type Compared,
  comparedOf,
  type Likeness,
  likenessOf,
  type Wording,
} from './likeness.rules.ts'
import { bandsOf } from './minhash.rules.ts'

/** Questions that one text is compared with: those that share most bands with it. */
const mostOfAText = 10

/** The question that a text reads most like. */
export interface ReadsLike {
  questionId: number
  kind: Likeness
  resemblance: number
}

/** The questions that each of these shares a band with, by its place from 0. */
async function sharing(
  db: Db,
  texts: readonly Compared[],
): Promise<{ at: number; questionId: number }[]> {
  // None of them is a question yet, so that each stands under an id that no question has.
  const banded = texts.map(({ masked }, at) => ({ questionId: -1 - at, bands: bandsOf(masked) }))
  const found = await candidatesOf(db, banded, mostOfAText)
  return found.map(({ questionId, otherId }) => ({ at: -1 - questionId, questionId: otherId }))
}

/**
 * The question that each of these texts reads most like, in their order; null where there is none.
 * What is there is known as it was last compared. Two statements, however many they are.
 * @param pause is awaited now and then, so that others are served meanwhile.
 */
export async function readingLike(
  { db }: Occasion,
  wordings: readonly Wording[],
  pause: () => Promise<void>,
): Promise<(ReadsLike | null)[]> {
  if (wordings.length === 0) return []
  const texts: Compared[] = []
  for (const wording of wordings) {
    texts.push(comparedOf(wording))
    await pause()
  }
  const candidates = await sharing(db, texts)
  const rows = await wordingsOf(db, [...new Set(candidates.map(({ questionId }) => questionId))])
  const there = new Map<number, Compared>()
  for (const [id, row] of rows) {
    there.set(id, comparedOf(row))
    await pause()
  }
  const found = texts.map((): ReadsLike | null => null)
  for (const { at, questionId } of candidates) {
    const [mine, other] = [texts[at], there.get(questionId)]
    const likeness = mine && other ? likenessOf(mine, other) : null
    const best = found[at] ?? null
    if (likeness !== null && (best === null || likeness.resemblance > best.resemblance)) {
      found[at] = { questionId, ...likeness }
    }
    await pause()
  }
  return found
}
