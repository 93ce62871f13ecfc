import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { esatChoiceError } from './esat-parts.rules.ts'
import { esatParts, setEsatParts } from './subjects.repository.ts'

/**
 * Keeps a student's choice of ESAT parts; it can be changed at any time.
 * @throws Problem 422 for anything but two different parts of those to choose from.
 */
export async function chooseEsatParts(
  { db, caller }: Asked,
  selected: readonly number[],
): Promise<void> {
  const offered = await esatParts(db, caller.userId)
  const message = esatChoiceError(
    selected,
    offered.map(({ id }) => id),
  )
  if (message !== null) {
    throw new Problem(422, message, { errors: [{ path: 'body.selectedParts', message }] })
  }
  await setEsatParts(db, caller.userId, selected)
}
