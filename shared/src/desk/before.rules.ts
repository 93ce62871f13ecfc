import type { ShownComment } from '@portal/shared/writing'
import { numbered } from '@portal/shared/writing/rules'
import { placesIn } from '@portal/shared/writing-rules'
import type { Comment, CommentPlace, ReadMarking } from './desk.types.ts'
import { placeOfQuote } from './quotes.rules.ts'

/** A comment on the version before, and where its words are in this one. */
export interface EarlierComment extends ShownComment {
  /** Where it could be used again; null where its words are gone. */
  again: CommentPlace | null
}

/** The comments of the version before, each at its place in today’s text. */
export function earlierComments(
  marking: Pick<ReadMarking, 'comments'>,
  before: readonly string[],
  now: readonly string[] | null,
): EarlierComment[] {
  const list = numbered(marking.comments)
  const anchors = list.flatMap(({ comment }) => ('part' in comment ? [comment] : []))
  const places = now === null ? [] : placesIn(before, now, anchors)
  const placeOf = (comment: Comment) =>
    'part' in comment ? places[anchors.indexOf(comment)] : undefined
  return list.map(({ comment, number }) => {
    if ('page' in comment) {
      const { page, box } = comment
      return { comment, number, again: now === null ? { page, box } : null }
    }
    const place = placeOf(comment)
    if (now === null || place === undefined || place.state === 'lost') {
      return { comment, number, place: 'lost', again: null }
    }
    return { comment, number, place: place.state, again: placeOfQuote(now, place.part, place) }
  })
}
