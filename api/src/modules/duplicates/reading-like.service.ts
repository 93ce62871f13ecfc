import type { Occasion } from '../../asked.ts'
import { inTurn } from '../../breather.ts'
import { candidatesOf, wordingsOf } from './bands.repository.ts'
import { allBanded, allCompared } from './comparable.ts'
import { type Likeness, likenessOf, type Wording } from './likeness.rules.ts'

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
  const candidates = await candidatesOf(db, await allBanded(texts), mostOfAText)
  const ids = new Set(candidates.map(({ otherId }) => otherId))
  const there = await allCompared(await wordingsOf(db, [...ids]))
  const best = new Map<number, ReadsLike>()
  await inTurn(candidates, ({ questionId: textId, otherId }) => {
    const [mine, other] = [texts.get(textId), there.get(otherId)]
    const likeness = mine && other ? likenessOf(mine, other) : null
    const before = best.get(textId)
    if (likeness === null || (before && before.resemblance >= likeness.resemblance)) return
    best.set(textId, { questionId: otherId, ...likeness })
  })
  return wordings.map((_, at) => best.get(idAt(at)) ?? null)
}
