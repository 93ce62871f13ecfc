import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { Problem } from '../../problem.ts'
import { attachFiles } from '../files/index.ts'
import { addEvent } from '../writing/index.ts'
import { criteriaOf, held, liveOf, roleAtDesk } from './held-item.ts'
import {
  changeItem,
  changeMarking,
  dropDrafts,
  type HeldItem,
  type HeldMarking,
  insertMarking,
  noteBankUses,
} from './items.repository.ts'
import { faultsOf } from './marking.rules.ts'

const saveCall = 'POST /Marking/tutor/Marking/SaveMarking'
type Sent = CallInput<typeof saveCall>['body']

/** What is said of a save that began from something else than what is there. */
const stale = 'This marking was saved elsewhere meanwhile.'

/** @throws Problem 409 unless a save began from this revision; 0 where there is nothing yet. */
export function mustBeginFrom(revision: number, baseRevision: number): void {
  if (revision !== baseRevision) throw new Problem(409, stale)
}

/** The marking that a save goes on with; undefined where it begins one. */
function goneOnWith(
  { caller }: Asked,
  live: HeldMarking | undefined,
  { takeOver, baseRevision }: Pick<Sent, 'takeOver' | 'baseRevision'>,
): HeldMarking | undefined {
  const isGoneOnWith = live?.markerId === caller.userId || takeOver === true
  const base = isGoneOnWith ? live : undefined
  mustBeginFrom(base?.revision ?? 0, baseRevision)
  return base
}

/** Says that an item is worked on, with its first save. */
async function begin(
  { db: tx, caller, now }: Asked,
  item: HeldItem,
  role: HeldMarking['role'],
): Promise<void> {
  if (item.isStarted || role === 'check') return
  await changeItem(tx, item.id, { startedAt: now })
  await addEvent(tx, { itemId: item.id, at: now, what: 'started', byId: caller.userId })
  await publish(tx, 'writing', [caller.userId])
}

/**
 * Saves what the caller has made of an item so far; the first save starts the item, which its student
 * cannot take back from then on. What somebody else had begun is gone on with, or dropped.
 * @throws Problem 404 for an item that is not the caller’s, or not any more; 409 for an old revision
 * and what is not pending; 422 with each field that does not fit the text or its criteria.
 */
export async function saveMarking(asked: Asked, body: Sent): Promise<CallAnswer<typeof saveCall>> {
  const { itemId, grades, overall, privateNote, comments, usedBankIds = [] } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const item = await held(within, itemId)
    const role = roleAtDesk(within, item)
    const live = liveOf(item, role)
    const base = goneOnWith(within, live, body)
    const errors = faultsOf(body, { ...item, criteria: criteriaOf(item) })
    const [first] = errors
    if (first !== undefined) throw new Problem(422, first.message, { errors })
    const said = { grades, overall, privateNote, comments, savedAt: now, markerId: caller.userId }
    const revision = (base?.revision ?? 0) + 1
    const markingId = base?.id ?? newId(now.getTime())
    if (base === undefined) {
      if (live !== undefined) await dropDrafts(tx, itemId, [role])
      const row = { id: markingId, itemId, role, state: 'draft', createdAt: now } as const
      await insertMarking(tx, { ...row, ...said, revision })
    } else {
      await changeMarking(tx, base.id, { ...said, revision })
    }
    if (base !== undefined && base.markerId !== caller.userId) {
      await addEvent(tx, { itemId, at: now, what: 'taken over', byId: caller.userId })
    }
    await begin(within, item, role)
    await noteBankUses(tx, caller.userId, usedBankIds, now)
    return { markingId, revision, savedAt: now.toISOString() }
  })
}

/**
 * Puts a file beside the caller’s marking, which begins with it where there is none yet, or takes it
 * away. No revision is made: what is being written goes on from where it was.
 * @throws Problem as `saveMarking`; 422 for a file of somebody else or of another kind.
 */
export async function attachFile(
  asked: Asked,
  { itemId, fileId }: CallInput<'POST /Marking/tutor/Marking/AttachFile'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const item = await held(within, itemId)
    const role = roleAtDesk(within, item)
    const live = liveOf(item, role)
    const own = live?.markerId === caller.userId ? live : undefined
    if (own === undefined && fileId === null) return
    const markingId = own?.id ?? newId(now.getTime())
    if (own === undefined) {
      if (live !== undefined) throw new Problem(409, 'Take over what was begun, or start clean.')
      await insertMarking(tx, {
        ...{ id: markingId, itemId, markerId: caller.userId, role, state: 'draft', revision: 0 },
        ...{ grades: [], overall: '', privateNote: '', comments: [] },
        ...{ createdAt: now, savedAt: now },
      })
      await begin(within, item, role)
    }
    const use = { area: 'marking', recordId: markingId } as const
    const ids = fileId === null ? [] : [fileId]
    await attachFiles(within, use, { fileId: { ids, kind: 'marked' } })
    await changeMarking(tx, markingId, { fileId })
  })
}
