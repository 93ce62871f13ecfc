import { nothingYet } from './desk.rules.ts'
import type { DeskMarking, DeskRead, DeskValue } from './desk.types.ts'

/** What the desk begins with: what is kept of the server's, and the revision that it stands on. */
export interface DeskStart {
  revision: number
  value: DeskValue
}

const kept = ({
  grades,
  overall,
  privateNote,
  comments,
}: Pick<DeskMarking, 'grades' | 'overall' | 'privateNote' | 'comments'>): DeskValue => ({
  ...{ grades, overall, privateNote, comments, usedBankIds: [] },
})

/**
 * With what somebody begins: their own marking; what another had begun, where they take it over; a
 * copy of the first marking for a check and a second look; nothing else.
 */
export function startOf(read: DeskRead, isTakenOver: boolean): DeskStart {
  if (read.marking !== null) {
    return { revision: read.marking.revision, value: kept(read.marking) }
  }
  if (isTakenOver && read.takeOver !== null) {
    const { revision, ...begun } = read.takeOver.marking
    return { revision, value: { ...kept(begun) } }
  }
  if (read.first === null) return { revision: 0, value: nothingYet }
  const { grades, overall, comments } = read.first
  return {
    revision: 0,
    value: {
      ...{ overall, comments, privateNote: '', usedBankIds: [] },
      grades: grades.map(({ label: _label, ...grade }) => grade),
    },
  }
}

/** The marking of an item to be read: the one on the desk, what was begun, else the first. */
export function shownOf(read: DeskRead): DeskValue {
  return startOf(read, read.marking === null && read.takeOver !== null).value
}
