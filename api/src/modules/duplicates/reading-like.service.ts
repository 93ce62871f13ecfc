import type { Occasion } from '../../asked.ts'
import { type Alike, allBanded, allCompared, findAlike } from './alike.ts'
import type { Likeness, Wording } from './likeness.rules.ts'

/** Questions that one text is compared with: those that share most bands with it. */
const mostOfAText = 10

/** The question that a text reads most like. */
export interface ReadsLike {
  questionId: number
  kind: Likeness
  resemblance: number
}

/** Under what a text stands that is no question yet, by its place from 0: an id that no question has. */
const idAt = (at: number) => -1 - at

/**
 * The question that each of these texts reads most like, in their order; null where there is none.
 * What is there is known as it was last compared. Two statements, however many they are; others are
 * served meanwhile.
 */
export async function readingLike(
  { db }: Occasion,
  wordings: readonly Wording[],
): Promise<(ReadsLike | null)[]> {
  if (wordings.length === 0) return []
  const texts = await allCompared(wordings.map((wording, at) => [idAt(at), wording]))
  const best = new Map<number, Alike>()
  for (const found of await findAlike(db, texts, await allBanded(texts), mostOfAText)) {
    const before = best.get(found.questionId)
    if (!before || found.resemblance > before.resemblance) best.set(found.questionId, found)
  }
  return wordings.map((_, at) => {
    const found = best.get(idAt(at))
    if (found === undefined) return null
    const { otherId, kind, resemblance } = found
    return { questionId: otherId, kind, resemblance }
  })
}
