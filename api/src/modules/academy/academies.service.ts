import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { cleanHtml } from '../../rich-text/index.ts'
import { removeVersioned, saveVersioned } from '../../versions/index.ts'
import { notify } from '../notifications/index.ts'
import {
  findAcademy,
  holdAcademies,
  learnersFor,
  orderAcademies,
  removeAcademy,
  restoreAcademy,
  takeTelling,
  touchAcademy,
} from './academies.repository.ts'
import { academies } from './academy.kind.ts'
import type { AcademyValues } from './academy.values.ts'
import { holdAcademy } from './contents.repository.ts'
import { copyContents } from './copying.repository.ts'
import { findOrder, writeOrder } from './order.repository.ts'
import { areSame, isReordered } from './order.rules.ts'
import { restorableSince } from './removed.rules.ts'

const saveCall = 'POST /academy/admin/Academy/Save'
const stateCall = 'POST /academy/admin/Academy/SetState'
const orderCall = 'POST /academy/admin/Academy/SaveOrder'

/**
 * Makes an academy, which is a draft, or changes the details of one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for a cover or a picture that
 * is not the caller's to show.
 */
export async function saveAcademy(
  asked: Asked,
  { id, version, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values = { ...body, description: cleanHtml(body.description, 'page') }
  return await saveVersioned(asked, academies, {
    version,
    ...(id === undefined
      ? { values: { ...values, state: 'draft' as const } }
      : { id, change: (before) => ({ ...before, ...values }) }),
  })
}

/**
 * Publishes, withdraws or archives an academy. The first time that it is published, those whom it is
 * for are told.
 * @throws Problem 404, 409 for a stale version, 422 for one without a published video.
 */
export async function setAcademyState(
  asked: Asked,
  { id, version, state }: CallInput<typeof stateCall>['body'],
): Promise<CallAnswer<typeof stateCall>> {
  return await inTransaction(asked, async (within) => {
    const saved = await saveVersioned(within, academies, {
      id,
      version,
      change: (before) => ({ ...before, state }),
    })
    if (state === 'published') await tellOnce(within, id)
    return { version: saved.version }
  })
}

async function tellOnce(within: Asked, id: string): Promise<void> {
  const { db: tx, now } = within
  const academy = await findAcademy(tx, id, false)
  if (academy === undefined || !(await takeTelling(tx, id, now))) return
  const { title, summary, audience } = academy.values
  await notify(within, {
    kind: 'events',
    title: `New in the academy: ${title}`,
    description: summary,
    navigatableLink: '/academy',
    recipients: await learnersFor(tx, audience, now),
  })
}

const copyOf = (title: string) => `${title.slice(0, 113).trimEnd()} (copy)`

/**
 * Makes a draft with the same groups, videos and quizzes.
 * @throws Problem 404 for an unknown academy.
 */
export async function duplicateAcademy(
  asked: Asked,
  id: string,
): Promise<CallAnswer<'POST /academy/admin/Academy/Duplicate'>> {
  return await inTransaction(asked, async (within) => {
    const found = await findAcademy(within.db, id, true)
    if (found === undefined) throw notFound('The academy')
    const values: AcademyValues = {
      ...found.values,
      title: copyOf(found.values.title),
      state: 'draft',
    }
    const made = await saveVersioned(within, academies, { values })
    await copyContents(within.db, id, made.id, within.now)
    return { id: made.id }
  })
}

/**
 * Removes an academy, or brings it back as it was.
 * @throws Problem 404 for an unknown one, and for one that was removed too long ago.
 */
export async function removeOrRestoreAcademy(
  asked: Asked,
  { id, isRestored }: { id: string; isRestored: boolean },
): Promise<undefined> {
  if (!isRestored) {
    await removeVersioned(asked, academies, { id }, (within) =>
      removeAcademy(within.db, id, within.now),
    )
    return undefined
  }
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const isBack = await restoreAcademy(tx, id, restorableSince(now), now)
    const found = await findAcademy(tx, id, false)
    if (found === undefined) throw notFound('The academy')
    if (!isBack) return undefined
    const { values, version } = found
    await audit(tx, within, 'academy saved', {
      record: { kind: 'academy', id, before: null, after: values, version },
    })
    return undefined
  })
}

/**
 * Puts all academies into an order.
 * @throws Problem 409 where others are there by now.
 */
export async function saveOrderOfAcademies(
  asked: Asked,
  ids: readonly string[],
): Promise<undefined> {
  return await inTransaction(asked, async (within) => {
    const there = await holdAcademies(within.db)
    if (!areSame(ids, there)) {
      throw new Problem(409, 'Academies have come or gone meanwhile. Load the page anew.')
    }
    await orderAcademies(within.db, ids)
    await audit(within.db, within, 'academies ordered', {
      details: { academies: ids.join(' ') },
    })
    return undefined
  })
}

/**
 * Puts the groups and videos of an academy into an order, videos across groups too.
 * @throws Problem 404 for an unknown academy, 409 with the order that is there for a stale version,
 * 422 for an order that leaves something out or names something twice.
 */
export async function saveOrder(
  asked: Asked,
  { academyId, version, groups }: CallInput<typeof orderCall>['body'],
): Promise<CallAnswer<typeof orderCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const isThere = await holdAcademy(tx, academyId)
    const there = isThere ? await findOrder(tx, academyId) : undefined
    if (there === undefined) throw notFound('The academy')
    if (there.version !== version) {
      const message = 'The order has been changed by somebody else meanwhile.'
      throw new Problem(409, message, { data: there })
    }
    if (!isReordered(groups, there.groups)) {
      const message = 'An order has every group and every video exactly once.'
      throw new Problem(422, message, { errors: [{ path: 'body.groups', message }] })
    }
    await writeOrder(tx, groups)
    const next = await touchAcademy(tx, academyId, now, true)
    await audit(tx, within, 'academy contents changed', {
      record: {
        kind: 'academy',
        id: academyId,
        before: { order: there.groups, orderVersion: version },
        after: { order: groups, orderVersion: next },
      },
    })
    return { version: next }
  })
}
