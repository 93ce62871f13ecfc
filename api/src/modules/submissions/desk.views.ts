import type { CallAnswer } from '@portal/shared/api'
import type { StoredCriterion } from '../../database/schema/index.ts'
import { fileView, markingView } from '../writing/index.ts'
import type { DeskMarkingRow, DeskRow } from './desk.repository.ts'
import type { Looker } from './queue.sql.ts'

/** An item with all that its marker needs. */
export type DeskView = CallAnswer<'GET /Marking/tutor/Marking/GetItem'>
type DeskMarking = NonNullable<DeskView['marking']>

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

function deskMarking({
  role: _role,
  markerId: _markerId,
  markerName: _markerName,
  file,
  savedMs,
  ...marking
}: DeskMarkingRow): DeskMarking {
  return { ...marking, file: fileView(file), savedAt: moment(savedMs) }
}

/** The markings of an item by what they are to somebody who sits at its desk. */
interface Placed {
  marking: DeskMarkingRow | undefined
  /** The one beside which it is made. */
  firstId: string | undefined
  /** What somebody else had begun. */
  begun: DeskMarkingRow | undefined
}

/** Which of an item's markings somebody goes on with, reads beside it, or may take over. */
export function placeMarkings(row: DeskRow, { userId }: Pick<Looker, 'userId'>): Placed {
  const of = (role: DeskMarkingRow['role']) => row.markings.find((one) => one.role === role)
  if (row.round === 2) {
    // Of the first look that which came back: what a senior tutor changed of it, where one did.
    const returned = row.readable.filter(
      ({ role, state }) => role !== 'second' && state === 'returned',
    )
    const firstId = (returned.find(({ role }) => role === 'check') ?? returned[0])?.markingId
    return { ...held(of('second'), row.markerId), firstId }
  }
  const first = of('first')
  const check = of('check')
  if (row.state === 'checking' && row.mayCheck) {
    return { ...held(check, userId), firstId: first?.markingId }
  }
  if (row.state === 'marked' && check?.state === 'returned') {
    return { marking: check, firstId: first?.markingId, begun: undefined }
  }
  return { ...held(first, row.markerId), firstId: undefined }
}

/** A marking is gone on with by who made it; a draft of anybody else is what that one had begun. */
function held(
  made: DeskMarkingRow | undefined,
  markerId: string | null,
): Pick<Placed, 'marking' | 'begun'> {
  const isBegun = made?.state === 'draft' && (made.markerId === null || made.markerId !== markerId)
  return isBegun ? { marking: undefined, begun: made } : { marking: made, begun: undefined }
}

/** What stands on the desk beside the text. */
export function deskOf(
  row: DeskRow,
  looker: Looker,
  criteria: readonly StoredCriterion[],
): Pick<DeskView, 'item' | 'marking' | 'first' | 'takeOver' | 'said' | 'events' | 'heldBy'> {
  const { marking, firstId, begun } = placeMarkings(row, looker)
  const first = row.readable.find(({ markingId }) => markingId === firstId)
  const isOpen = row.state === 'pending' || row.state === 'checking'
  const isOthers = row.markerId !== null && row.markerId !== looker.userId
  return {
    item: itemView(row, looker),
    marking: marking === undefined ? null : deskMarking(marking),
    first:
      first === undefined
        ? null
        : {
            ...markingView(first, criteria),
            privateNote: row.privateNotes[first.markingId] ?? '',
          },
    takeOver:
      begun === undefined
        ? null
        : {
            markerName: begun.markerName,
            savedAt: moment(begun.savedMs),
            marking: deskMarking(begun),
          },
    said: saidOf(row, marking, looker, criteria),
    events: row.events.map(({ atMs, what, by, to, note }) => ({
      at: moment(atMs),
      what,
      by: by === '' ? null : by,
      detail: note ?? (to === '' ? null : to),
    })),
    heldBy:
      isOthers && isOpen && row.heldMs !== null
        ? { name: row.markerName, since: moment(row.heldMs) }
        : null,
  }
}

/** The replies to a marking that has come back. Whoever made it may go on with them. */
function saidOf(
  { readable }: DeskRow,
  marking: DeskMarkingRow | undefined,
  { userId }: Looker,
  criteria: readonly StoredCriterion[],
): DeskView['said'] {
  const read = readable.find(({ markingId }) => markingId === marking?.markingId)
  if (marking?.state !== 'returned' || read === undefined) return null
  const { markingId, replies } = markingView(read, criteria)
  return { markingId, replies, mayReply: marking.markerId === userId }
}

function itemView(row: DeskRow, { userId }: Looker): DeskView['item'] {
  return {
    itemId: row.itemId,
    kind: row.kind,
    studentId: row.studentId,
    studentName: row.studentName,
    title: row.title,
    number: row.number,
    round: row.round,
    state: row.state,
    isOverdue: row.isOverdue,
    words: row.words,
    handedInAt: moment(row.handedInMs),
    dueAt: moment(row.dueMs),
    markedAt: row.markedMs === null ? null : moment(row.markedMs),
    marker: row.markerId === null ? null : { id: row.markerId, name: row.markerName },
    asksCheck: row.asksCheck,
    reason: row.reason,
    mayMark: row.markerId === userId && row.state === 'pending',
    mayCheck: row.mayCheck,
  }
}
