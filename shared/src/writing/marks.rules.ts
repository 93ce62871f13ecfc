import type { CallAnswer } from '@portal/shared/api'
import type { TextRange, WrittenLine, WrittenRun } from '../writing-rules/index.ts'

/** What a marking says of a version, as those who may read it have it. */
export type ReadMarking = CallAnswer<'GET /Writing/Writing/GetVersion'>['markings'][number]

export type MarkComment = ReadMarking['comments'][number]

/** What a comment is for. */
export type CommentSort = MarkComment['sort']

/** A comment at its words: from `start` to before `end` of a part's text, in UTF-16 units. */
export interface TextMark extends TextRange {
  /** Of the comment. */
  id: string
  /** As its comment is numbered. */
  number: number
  part: number
  sort: CommentSort
  /** The words are no longer those that the comment was made on. */
  isChanged?: boolean
  /** The comment is not finished. */
  isDraft?: boolean
}

/** What is chosen by keys in a line, and where the caret is; null where neither is. */
export interface LinePlace extends TextRange {
  /** Null where the caret is in another line. */
  caret: number | null
}

/** Words of a line that look alike and have the same comments. */
export interface Segment extends TextRange {
  text: string
  formats: WrittenRun['formats']
  /** Comments on these words, the shortest last: it is drawn on top. */
  marks: readonly TextMark[]
  isChosen: boolean
  /** The caret stands before these words. */
  hasCaret: boolean
  /** Comments that begin with these words. */
  begins: readonly TextMark[]
  /** Comments whose last words these are. */
  ends: readonly TextMark[]
}

const lengthOf = ({ start, end }: TextRange) => end - start

/** The comments that have words in a line; one that also takes the line break is of the line before it. */
export const marksIn = (
  { start, end }: TextRange,
  marks: readonly TextMark[],
): readonly TextMark[] => marks.filter((mark) => mark.start < end && mark.end > start)

/**
 * The words of a line, cut at each end of a run, of a comment, of what is chosen and at the caret.
 * `marks` are those of the line; they may overlap.
 */
export function segmentsOf(
  line: WrittenLine,
  marks: readonly TextMark[],
  place: LinePlace | null,
): Segment[] {
  const cuts = new Set(marks.flatMap(({ start, end }) => [start, end]))
  if (place !== null) for (const cut of [place.start, place.end, place.caret]) cuts.add(cut ?? -1)
  const segments = line.runs.flatMap((run) => {
    const inside = [...cuts].filter((cut) => cut > run.start && cut < run.end)
    const ends = [run.start, ...inside.toSorted((one, other) => one - other), run.end]
    return ends.slice(0, -1).map((start, index): Segment => {
      const end = ends[index + 1] ?? run.end
      const here = marks.filter((mark) => mark.start < end && mark.end > start)
      return {
        ...{ start, end, text: run.text.slice(start - run.start, end - run.start) },
        formats: run.formats,
        marks: here.toSorted((one, other) => lengthOf(other) - lengthOf(one)),
        isChosen: place !== null && place.start < end && place.end > start,
        hasCaret: place?.caret === start,
        begins: here.filter((mark) => mark.start === start),
        ends: [],
      }
    })
  })
  for (const mark of marks) {
    if (mark.end > line.end + 1) continue
    const last = segments.findLast((segment) => segment.start < mark.end)
    if (last !== undefined) last.ends = [...last.ends, mark]
  }
  return segments
}

/** What is chosen and where the caret is, as far as it concerns a line. */
export function placeInLine(
  line: TextRange,
  place: { anchor: number; focus: number } | null,
): LinePlace | null {
  if (place === null) return null
  const { anchor, focus } = place
  const [start, end] = [Math.min(anchor, focus), Math.max(anchor, focus)]
  const hasCaret = focus >= line.start && focus <= line.end
  const isChosen = start < end && start < line.end && end > line.start
  if (!hasCaret && !isChosen) return null
  return {
    start: isChosen ? Math.max(start, line.start) : -1,
    end: isChosen ? Math.min(end, line.end) : -1,
    caret: hasCaret ? focus : null,
  }
}

const placeOf = (comment: MarkComment): readonly [number, number] =>
  'part' in comment ? [comment.part, comment.start] : [comment.page, comment.box.y]

/** A comment with the number that its mark and its note have. */
export interface NumberedComment<C extends MarkComment = MarkComment> {
  comment: C
  number: number
}

/** Comments as they follow one another in what they were made on, numbered from 1. */
export const numbered = (comments: readonly MarkComment[]): NumberedComment[] =>
  comments
    .map((comment) => ({ comment, place: placeOf(comment) }))
    .toSorted((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1])
    .map(({ comment }, index) => ({ comment, number: index + 1 }))

/** The marks of comments on the very text that they were made on. */
export const marksOf = (comments: readonly NumberedComment[]): TextMark[] =>
  comments.flatMap(({ comment, number }) => {
    if (!('part' in comment)) return []
    const { id, part, start, end, sort, isDraft = false } = comment
    return [{ id, number, part, start, end, sort, isDraft }]
  })
