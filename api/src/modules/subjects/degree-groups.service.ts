import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  deleteGroup,
  holdGroups,
  insertGroup,
  orderGroups,
  renameGroup,
  usesOfGroup,
} from './degree-groups.repository.ts'

/**
 * Makes a group of degrees, or gives one another name.
 * @throws Problem 404 for an unknown one, 409 for a name that another has, in whatever letter case.
 */
export async function saveGroup(
  asked: Asked,
  { id, name }: CallInput<'POST /Subject/admin/Degree/SaveDegreeGroup'>['body'],
): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const groups = await holdGroups(tx)
    const before = groups.find((group) => group.id === id)
    if (id !== undefined && before === undefined) throw notFound('The group of degrees')
    const isTaken = groups.some(
      (group) => group.id !== id && group.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) {
      const message = 'There is a group with this name'
      throw new Problem(409, message, { errors: [{ path: 'body.name', message }] })
    }
    const saved = id ?? (await insertGroup(tx, name))
    if (id !== undefined) await renameGroup(tx, id, name)
    await audit(tx, within, 'degree group saved', {
      record: {
        ...{ kind: 'degree group', id: String(saved) },
        ...{ before: before ? { name: before.name } : null, after: { name } },
      },
    })
    return { id: saved }
  })
}

/** Puts the groups into another order. @throws Problem 409 where these are not all there are. */
export async function orderAllGroups(asked: Asked, ids: readonly number[]): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const before = (await holdGroups(tx)).map(({ id }) => id)
    const isSame = new Set(ids).size === ids.length && ids.length === before.length
    if (!isSame || ids.some((id) => !before.includes(id))) {
      throw new Problem(409, 'Somebody has added or removed a group meanwhile.', {
        data: { ids: before },
      })
    }
    await orderGroups(tx, ids)
    await audit(tx, within, 'degree groups ordered', {
      record: { kind: 'degree group', id: 'all', before: { ids: before }, after: { ids } },
    })
  })
}

/**
 * Removes a group that nothing is filed under.
 * @throws Problem 404 for an unknown one, 409 with how often it is used.
 */
export async function removeGroup(asked: Asked, id: number): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const before = (await holdGroups(tx)).find((group) => group.id === id)
    if (before === undefined) throw notFound('The group of degrees')
    const uses = await usesOfGroup(tx, id)
    if (uses > 0) {
      const what = uses === 1 ? 'One seminar or course is' : `${uses} seminars and courses are`
      throw new Problem(409, `${what} filed under it.`, { data: { uses } })
    }
    await deleteGroup(tx, id)
    await audit(tx, within, 'degree group removed', {
      record: {
        ...{ kind: 'degree group', id: String(id) },
        ...{ before: { name: before.name }, after: null },
      },
    })
  })
}
