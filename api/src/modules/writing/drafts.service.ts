import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { WritingPart } from '@portal/shared/writing-rules'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { accountStopped, notFound, Problem } from '../../problem.ts'
import { letGo } from '../files/index.ts'
import {
  type DraftRow,
  findDraft,
  findDraftOfSnapshot,
  type Kept,
  type Save,
  takeFileOff,
  writeDraft,
} from './drafts.repository.ts'
import {
  areSameParts,
  causeOf,
  mostCharacters,
  partsOf,
  totalOf,
  type Written,
  writtenOf,
} from './drafts.rules.ts'
import { type PieceKind, refuseWithoutRight } from './rights.rules.ts'

type SaveInput = CallInput<'POST /Writing/Writing/SaveDraft'>['body']
type SaveAnswer = CallAnswer<'POST /Writing/Writing/SaveDraft'>
type RestoreInput = CallInput<'POST /Writing/Writing/RestoreSnapshot'>['body']
type RestoreAnswer = CallAnswer<'POST /Writing/Writing/RestoreSnapshot'>

/** Said where a draft has been saved since. */
export const savedSince = 'This has been saved on another device meanwhile.'

const answerOf = (
  { characters, words }: Written,
  revision: number,
  savedMs: number,
): SaveAnswer => ({ revision, savedAt: new Date(savedMs).toISOString(), characters, words })

/**
 * A text as it is stored, of a piece of this kind.
 * @throws Problem 413 above the most characters, 422 for another number of parts.
 */
export function takeParts(kind: PieceKind, sent: readonly WritingPart[], field: string): Written {
  if (sent.length !== partsOf(kind)) {
    const message =
      kind === 'essay' ? 'An essay is one text.' : 'A statement is an answer to each question.'
    throw new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
  }
  const written = writtenOf(kind, sent)
  if (totalOf(written) > mostCharacters) {
    throw new Problem(413, 'A draft has at most 200,000 characters.')
  }
  return written
}

/**
 * A draft that its student may write.
 * @throws Problem 403 for a stopped account or without the right of its kind, 404 for none.
 */
export function writable<D extends DraftRow>(
  { caller }: Asked,
  draft: D | 'stopped' | undefined,
): D {
  if (draft === 'stopped') throw accountStopped()
  if (draft === undefined) throw notFound('The record')
  refuseWithoutRight(caller, draft.kind)
  return draft
}

/** What a save keeps of the states before it, and whether the time of writing begins anew. */
function keptBy(draft: DraftRow, written: Written, mine: Written | undefined, now: Date) {
  const made = () => newId(now.getTime())
  if (mine !== undefined) {
    const sides: Kept[] = [null, mine].map((side) => ({
      id: made(),
      cause: 'merge',
      written: side,
    }))
    return { kept: sides, isPaused: true }
  }
  const cause = causeOf(draft, written.parts, now)
  if (cause === undefined) return { kept: [], isPaused: false }
  return { kept: [{ id: made(), cause, written: null }], isPaused: true }
}

/** What is written of a draft, and what was read of it before. */
interface Change extends Pick<Save, 'written' | 'device' | 'kept' | 'isPaused' | 'fileId'> {
  base: number
}

/**
 * Writes a draft that was read before.
 * @returns the new revision; undefined where somebody else has saved the same meanwhile.
 * @throws Problem 403, 404 or 409 where it cannot be written any more.
 */
export async function writeOver(
  asked: Asked,
  { pieceId }: DraftRow,
  change: Change,
): Promise<DraftRow | number> {
  const { db, caller, now } = asked
  const studentId = caller.userId
  const revision = await writeDraft(db, { ...change, pieceId, studentId }, now)
  if (revision !== undefined) return revision
  // Somebody was faster, or the account was stopped, or the piece removed.
  const present = writable(asked, await findDraft(db, studentId, pieceId))
  if (!areSameParts(present.parts, change.written.parts)) throw new Problem(409, savedSince)
  return present
}

/**
 * Saves a draft. A repeat of the last save is answered as that was. Two statements.
 * @throws Problem 403 for a stopped account and without the right of the kind, 404 for no own piece,
 * 409 where somebody has saved something else since, 413 for too long a text, 422 for another number
 * of parts.
 */
export async function saveDraft(asked: Asked, body: SaveInput): Promise<SaveAnswer> {
  const { db, caller, now } = asked
  const { pieceId, baseRevision: base, device, keep } = body
  const draft = writable(asked, await findDraft(db, caller.userId, pieceId))
  const written = takeParts(draft.kind, body.parts, 'parts')
  const mine = keep && takeParts(draft.kind, keep, 'keep')
  const isCurrent = base === draft.revision
  const isSame = draft.savedMs !== null && areSameParts(draft.parts, written.parts)
  if (isSame && draft.savedMs !== null && !(isCurrent && mine)) {
    return answerOf(draft, draft.revision, draft.savedMs)
  }
  if (!isCurrent) throw new Problem(409, savedSince)
  const saved = await writeOver(asked, draft, {
    ...{ base, written, device },
    ...keptBy(draft, written, mine, now),
  })
  if (typeof saved === 'number') return answerOf(written, saved, now.getTime())
  return answerOf(saved, saved.revision, saved.savedMs ?? now.getTime())
}

/**
 * Makes a kept state the draft; the draft before it is kept.
 * @throws Problem as `saveDraft` does.
 */
export async function restoreSnapshot(
  asked: Asked,
  { snapshotId, baseRevision: base }: RestoreInput,
): Promise<RestoreAnswer> {
  const { db, caller, now } = asked
  const draft = writable(asked, await findDraftOfSnapshot(db, caller.userId, snapshotId))
  const written = writtenOf(draft.kind, draft.kept)
  const { parts } = written
  if (areSameParts(draft.parts, parts)) return { revision: draft.revision, parts }
  if (base !== draft.revision) throw new Problem(409, savedSince)
  const kept: Kept[] = [{ id: newId(now.getTime()), cause: 'restore', written: null }]
  const saved = await writeOver(asked, draft, {
    ...{ base, written, device: null, kept, isPaused: true },
  })
  return { revision: typeof saved === 'number' ? saved : saved.revision, parts }
}

/**
 * Lets go of the file beside the draft.
 * @throws Problem 404 for no own piece.
 */
export async function removeFile(asked: Asked, pieceId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const isThere = await takeFileOff(within.db, within.caller.userId, pieceId)
    if (!isThere) throw notFound('The record')
    await letGo(within, { area: 'writing', recordId: pieceId })
  })
}
