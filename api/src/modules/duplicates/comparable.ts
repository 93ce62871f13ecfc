import { inTurn } from '../../breather.ts'
import type { Banded } from './bands.repository.ts'
import { type Compared, comparedOf, type Wording } from './likeness.rules.ts'
import { bandsOf } from './minhash.rules.ts'

/** Makes questions comparable, by their ids. */
export const allCompared = async (
  wordings: Iterable<readonly [number, Wording]>,
): Promise<Map<number, Compared>> =>
  new Map(await inTurn(wordings, ([id, wording]) => [id, comparedOf(wording)] as const))

/** The bands of questions. */
export const allBanded = (compared: ReadonlyMap<number, Compared>): Promise<Banded[]> =>
  inTurn(compared, ([questionId, { masked }]) => ({ questionId, bands: bandsOf(masked) }))
