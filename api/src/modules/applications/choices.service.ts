import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  type Choice,
  choicesOf,
  deleteChoice,
  holdApplication,
  insertChoice,
  placeChoices,
  updateChoice,
  watchersOf,
} from './applications.repository.ts'
import { placed } from './choices.rules.ts'
import { changedIn, staleSave } from './stale-save.ts'

type SaveBody = CallContext<'POST /Application/Application/SaveChoice'>['body']
type Named = CallContext<'POST /Application/Application/RemoveChoice'>['body']

/** As many as UCAS takes, which the table holds too. */
const mostChoices = 5

/**
 * Adds a course to what the caller applies for, or changes one. At another place it moves the rest,
 * whose versions stay: only their places change. A save of what stands already makes no version, so
 * that the same one may come twice.
 * @throws Problem 404 for one that is not the caller's, 409 (`StaleSave`) for a stale version, 422
 * for a sixth.
 */
export async function saveChoice(asked: Asked, { id, version, position, ...values }: SaveBody) {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    await holdApplication(tx, caller.userId)
    const choices = await choicesOf(tx, caller.userId)
    const order = choices.map((choice) => choice.id)
    if (id === undefined) {
      if (choices.length >= mostChoices) {
        throw new Problem(422, `You can apply for ${mostChoices} courses.`)
      }
      const added = newId(now.getTime())
      const row = { id: added, studentId: caller.userId, ...values, updatedAt: now }
      await insertChoice(tx, { ...row, position: choices.length + 1 })
      await placeChoices(tx, caller.userId, placed(order, added, position))
      await tell(within)
      return { id: added, version: 1 }
    }
    const standing = standingOf(choices, id)
    const changed = changedIn(valuesOf(standing), { position, ...values })
    if (changed.length === 0) return { id, version: standing.version }
    if (version !== standing.version) {
      throw await staleSave(within, standing, valuesOf(standing), changed)
    }
    const saved = version + 1
    await updateChoice(tx, id, { ...values, version: saved, updatedAt: now })
    await placeChoices(tx, caller.userId, placed(order, id, position))
    await tell(within)
    return { id, version: saved }
  })
}

/**
 * Takes a course away; those after it move up.
 * @throws Problem 404 for one that is not the caller's, 409 (`StaleSave`) for a stale version.
 */
export async function removeChoice(asked: Asked, { id, version }: Named): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    await holdApplication(tx, caller.userId)
    const choices = await choicesOf(tx, caller.userId)
    const standing = standingOf(choices, id)
    if (version !== standing.version) {
      throw await staleSave(within, standing, valuesOf(standing), [])
    }
    await deleteChoice(tx, id)
    const rest = choices.filter((choice) => choice.id !== id)
    await placeChoices(
      tx,
      caller.userId,
      rest.map((choice) => choice.id),
    )
    await tell(within)
  })
}

function standingOf(choices: readonly Choice[], id: string): Choice {
  const standing = choices.find((choice) => choice.id === id)
  if (standing === undefined) throw notFound('The choice')
  return standing
}

function valuesOf({ id: _id, version: _version, updatedMs: _ms, ...values }: Choice) {
  return values
}

async function tell({ db, caller }: Asked): Promise<void> {
  await publish(db, 'tuition', await watchersOf(db, caller.userId))
}
