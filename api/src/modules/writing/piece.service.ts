import type { CallAnswer } from '@portal/shared/api'
import { entitlementWords } from '../../access/entitlement-words.ts'
import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import { mostVersions, taskIsClosed, tooManyVersions } from './hand-in.rules.ts'
import { findPiece, findVersionsOf, type ListedVersion, type PieceRow } from './piece.repository.ts'
import { mayWrite } from './rights.rules.ts'
import { isOpenState, shownStateOf } from './shown-state.rules.ts'
import { shownTask } from './shown-task.ts'
import { findLastMarked } from './versions.repository.ts'
import { fileView, fullView, moment, momentOf } from './versions.views.ts'

type Piece = CallAnswer<'GET /Writing/Writing/GetPiece'>

/**
 * An own piece with its draft, its versions and the last marking that came back; three statements.
 * @throws Problem 404 for one that is not the caller's.
 */
export async function getPiece(asked: Asked, pieceId: string): Promise<Piece> {
  const { db, caller, now } = asked
  const row = await findPiece(db, caller.userId, pieceId)
  if (row === undefined) throw notFound('The record')
  const versions = row.versionCount === 0 ? [] : await findVersionsOf(db, pieceId)
  const last = versions.length === 0 ? undefined : await findLastMarked(db, pieceId)
  const { title, course, entryYear, createdMs, kind } = row
  const { revision, parts, savedMs, device } = row
  const openItem = openItemOf(versions, now)
  const whyNot = whyNotOf(asked, row, openItem)
  return {
    piece: { pieceId, kind, title, course, entryYear, createdAt: moment(createdMs) },
    draft: { revision, parts, savedAt: momentOf(savedMs), device },
    task: shownTask(row, row.task, row.criteria),
    versions: versions.map((version) => versionOf(version, now)),
    file: fileView(row.file),
    lastMarking: last === undefined ? null : fullView(last, now, !caller.isImpersonating),
    openItem: openItem && {
      ...openItem,
      mayWithdraw: openItem.mayWithdraw && !caller.isImpersonating,
    },
    mayHandIn: whyNot === null,
    whyNot,
    isReadOnly: isReadOnly(asked, row),
  }
}

/** Without the right what was written is still read; so it is by a parent who looks on. */
const isReadOnly = ({ caller }: Asked, { kind }: PieceRow): boolean =>
  caller.isImpersonating || !mayWrite(caller, kind)

/** Why nothing can be handed in at this moment, whatever the draft says; null where it can. */
function whyNotOf(asked: Asked, row: PieceRow, openItem: Piece['openItem']): string | null {
  const { caller } = asked
  if (caller.isImpersonating) return 'Only the student hands in.'
  if (!mayWrite(caller, row.kind)) {
    const needed = row.kind === 'essay' ? 'essaySubmission' : 'psSubmission'
    return `Your programme does not include ${entitlementWords[needed]}.`
  }
  if (openItem !== null) return `Version ${openItem.number} is still with its marker.`
  if (row.taskIsArchived) return taskIsClosed
  return row.versionCount >= mostVersions ? tooManyVersions : null
}

/** What waits of a piece: a version, or a second look at one. */
function openItemOf(versions: readonly ListedVersion[], now: Date): Piece['openItem'] {
  for (const { versionId, number, itemId, state, dueMs, isStarted, second } of versions) {
    const open = isOpenState(state) ? { itemId, state, dueMs } : second
    if (open !== null) {
      return {
        ...{ itemId: open.itemId, versionId, number },
        ...{ state: shownStateOf(open, now), dueAt: moment(open.dueMs) },
        mayWithdraw: open.itemId === itemId && state === 'pending' && !isStarted,
      }
    }
  }
  return null
}

function versionOf(version: ListedVersion, now: Date): Piece['versions'][number] {
  const { versionId, number, source, words, characters, overall, percent } = version
  const { state, dueMs, handedInMs, markedMs } = version
  return {
    ...{ versionId, number, source, words, characters, overall, percent },
    state: shownStateOf({ state, dueMs }, now),
    handedInAt: moment(handedInMs),
    dueAt: isOpenState(state) ? moment(dueMs) : null,
    markedAt: momentOf(markedMs),
  }
}
