import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { dueAt } from './due.rules.ts'
import {
  type DraftFile,
  type Handed,
  handedFile,
  handedText,
  mostVersions,
  taskIsClosed,
  textFaults,
  tooManyVersions,
} from './hand-in.rules.ts'
import {
  findTerms,
  type HeldPiece,
  holdPiece,
  insertHanded,
  type Terms,
} from './handing-in.repository.ts'
import { poolWatchers } from './markers.repository.ts'
import { refuseWithoutRight } from './rights.rules.ts'
import { tellAssigned } from './told.ts'

const handInCall = 'POST /Writing/Writing/HandIn'
type HandIn = CallContext<typeof handInCall>['body']

/**
 * Hands in the draft of an own piece, or the PDF beside it, as its next version, and gives it to
 * whoever marks it. Runs in the transaction of its call, which is idempotent.
 * @throws Problem 403 without the right of its kind, 404 for a piece that is not the caller's, 409
 * for an old revision and while a version is open, 422 for a closed task, the 51st version, a file
 * that is not there, and a text that is too short or too long, at its part.
 */
export async function handIn(
  asked: Asked,
  { pieceId, baseRevision, source, note }: HandIn,
): Promise<CallAnswer<typeof handInCall>> {
  const { db: tx, caller, now } = asked
  const studentId = caller.userId
  const piece = await holdPiece(tx, studentId, pieceId)
  if (piece === undefined) throw notFound('The record')
  refuseWithoutRight(caller, piece.kind)
  const terms = await findTerms(tx, { studentId, pieceId, now })
  refuseNow(piece, terms, baseRevision)
  const handed = handedOf(piece, terms, source)

  const due = dueAt(now, terms.holidays)
  const number = piece.versionCount + 1
  const made = () => newId(now.getTime())
  const ids = { versionId: made(), itemId: made(), eventId: made() }
  const { kind, title } = piece
  const { rubricVersionId, asksCheck, markerId } = terms
  await insertHanded(
    tx,
    {
      ...handed,
      ...ids,
      ...{ pieceId, studentId, kind, title, number, note },
      ...{ rubricVersionId, asksCheck, markerId, dueAt: due },
    },
    now,
  )
  const { itemId, versionId } = ids
  if (markerId !== null) await tellAssigned(asked, { itemId, kind, markerId, dueAt: due })
  const watchers = markerId === null ? await poolWatchers(tx) : [markerId]
  await publish(tx, 'writing', [studentId, ...watchers])
  return { versionId, number, itemId, dueAt: due.toISOString() }
}

/** @throws Problem where the piece cannot be handed in at this moment, whatever it says. */
function refuseNow(piece: HeldPiece, terms: Terms, baseRevision: number): void {
  if (piece.revision !== baseRevision) {
    throw new Problem(
      409,
      'The draft has been changed meanwhile, perhaps on another device. Read it before you hand it in.',
    )
  }
  if (terms.openNumber !== null) {
    throw new Problem(409, `Version ${terms.openNumber} is still with its marker.`)
  }
  if (terms.taskIsArchived) throw new Problem(422, taskIsClosed)
  if (piece.versionCount >= mostVersions) throw new Problem(422, tooManyVersions)
}

/** @throws Problem 422 where there is no such file, or the text cannot be taken. */
function handedOf(piece: HeldPiece, { fileType }: Terms, source: HandIn['source']): Handed {
  const { kind, parts, fileId, fileWords } = piece
  const file: DraftFile | null =
    fileId === null || fileType === null ? null : { id: fileId, type: fileType, words: fileWords }
  if (source === 'file') {
    const handed = handedFile(file)
    if (handed !== undefined) return handed
    const message = 'There is no PDF beside the draft. Add it first.'
    throw new Problem(422, message, { errors: [{ path: 'body.source', message }] })
  }
  const handed = handedText(kind, parts, file)
  const errors = textFaults(kind, handed)
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
  return handed
}
