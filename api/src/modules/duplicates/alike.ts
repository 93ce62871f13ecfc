import { inTurn } from '../../breather.ts'
import type { Db } from '../../database/db.ts'
import { type Banded, candidatesOf, wordingsOf } from './bands.repository.ts'
import {
  type Compared,
  comparedOf,
  type Likeness,
  likenessOf,
  type Wording,
} from './likeness.rules.ts'
import { bandsOf } from './minhash.rules.ts'

/** A question, or what stands under an id that none has, and another that it reads like. */
export interface Alike {
  questionId: number
  otherId: number
  /** What the other says. */
  text: string
  kind: Likeness
  resemblance: number
}

/** Makes questions comparable, by their ids. */
export const allCompared = async (
  wordings: Iterable<readonly [number, Wording]>,
): Promise<Map<number, Compared>> =>
  new Map(await inTurn(wordings, ([id, wording]) => [id, comparedOf(wording)] as const))

/** The bands of questions. */
export const allBanded = (compared: ReadonlyMap<number, Compared>): Promise<Banded[]> =>
  inTurn(compared, ([questionId, { masked }]) => ({ questionId, bands: bandsOf(masked) }))

/**
 * What these read like, of the questions that are there; two statements, however many they are.
 * Others are served meanwhile.
 * @param most candidates of each; see `candidatesOf`.
 */
export async function findAlike(
  db: Db,
  compared: ReadonlyMap<number, Compared>,
  banded: readonly Banded[],
  most?: number,
): Promise<Alike[]> {
  const candidates = await candidatesOf(db, banded, most)
  const others = await wordingsOf(db, [...new Set(candidates.map(({ otherId }) => otherId))])
  const theirs = await allCompared(others)
  const found = await inTurn(candidates, ({ questionId, otherId }) => {
    const [one, other] = [compared.get(questionId), theirs.get(otherId)]
    const likeness = one && other ? likenessOf(one, other) : null
    const text = others.get(otherId)?.text ?? ''
    return likeness === null ? [] : [{ questionId, otherId, text, ...likeness }]
  })
  return found.flat()
}
