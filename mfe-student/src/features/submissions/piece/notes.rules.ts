import { numbered } from '@portal/shared/writing/rules'
import { type CommentPlace, placesIn } from '@portal/shared/writing-rules'
import { type MarkComment, newestMarking, type Version } from './marking.rules.ts'

/** A comment of the last marking, and where its words are today. */
export interface Note {
  comment: MarkComment
  /** Its number in the version that it was made on. */
  number: number
  /** `page`: it stands on a page of the file that was handed in, and has no place in the text. */
  place: CommentPlace | { state: 'page'; page: number }
  isDone: boolean
}

/**
 * The comments of the last marking with their places in today's texts: those that have one in the
 * order of the text, then those on pages, then those whose words have gone.
 */
export function notesOf(version: Version, texts: readonly string[]): Note[] {
  const marking = newestMarking(version)
  if (marking === undefined) return []
  const comments = numbered(marking.comments)
  const anchored = comments.flatMap(({ comment }) => ('part' in comment ? [comment] : []))
  const places = placesIn(
    version.texts,
    texts,
    anchored.map(({ part, start, end }) => ({ part, start, end })),
  )
  const found = new Map<MarkComment, CommentPlace>()
  for (const [index, comment] of anchored.entries()) {
    found.set(comment, places[index] ?? { state: 'lost' })
  }
  const done = new Set(marking.ticks)
  const notes = comments.map(({ comment, number }): Note => {
    const place =
      'page' in comment
        ? ({ state: 'page', page: comment.page } as const)
        : (found.get(comment) ?? ({ state: 'lost' } as const))
    return { comment, number, place, isDone: done.has(comment.id) }
  })
  return notes.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || startOf(one) - startOf(other),
  )
}

const rankOf = ({ place }: Note) => ('part' in place ? place.part : place.state === 'page' ? 3 : 4)

const startOf = ({ place, number }: Note) => ('part' in place ? place.start : number)
