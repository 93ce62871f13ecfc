import type { Mark } from '@portal/shared/rich-text-editor'
import type { PieceRead } from '../submissions.queries.ts'
import type { Note } from './notes.rules.ts'

export type Version = NonNullable<PieceRead['lastMarking']>
export type Marking = Version['markings'][number]
export type MarkComment = Marking['comments'][number]

/** The newest marking that has come back. */
export const newestMarking = ({ markings }: Version): Marking | undefined =>
  markings.find(({ state }) => state === 'returned')

/** What is painted in each part of the text. */
export function marksOf(notes: readonly Note[], parts: number, active: string | null): Mark[][] {
  const marks: Mark[][] = Array.from({ length: parts }, () => [])
  for (const { comment, place } of notes) {
    if (!('part' in place)) continue
    const look = lookOf(place.state, comment.id === active)
    marks[place.part]?.push({ start: place.start, end: place.end, look })
  }
  return marks
}

function lookOf(state: 'kept' | 'changed', isActive: boolean): Mark['look'] {
  if (isActive) return 'strong'
  return state === 'kept' ? 'soft' : 'dashed'
}
