/** A part of a text that is painted: from `start` to before `end`, in UTF-16 units. */
export interface Mark {
  start: number
  end: number
  /** `strong` for the one that is looked at, `dashed` where the words are not quite those it is of. */
  look: 'soft' | 'strong' | 'dashed'
}

/** How a change of the text moves places in it; `stays`: not by what comes in exactly there. */
export interface Moves {
  transformPosition: (index: number, stays?: boolean) => number
}

/** Marks after a change: each keeps to its words. One whose words have gone is gone. */
export function moved(marks: readonly Mark[], change: Moves): Mark[] {
  return marks.flatMap(({ start, end, look }) => {
    const next = {
      start: change.transformPosition(start),
      end: change.transformPosition(end, true),
      look,
    }
    return next.end > next.start ? [next] : []
  })
}
