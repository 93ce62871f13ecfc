/** A part of a text that is painted: from `start` to before `end`, in UTF-16 units. */
export interface Mark {
  start: number
  end: number
  /** `strong` for the one that is looked at, `dashed` where the words are not quite those it is of. */
  look: 'soft' | 'strong' | 'dashed'
}

/** A step of a change, in the order of the text: words come in, go, or are kept, maybe otherwise formatted. */
export interface Step {
  insert?: unknown
  delete?: number
  retain?: unknown
  attributes?: object
}

/** A change of a text, and how it moves places in it; `stays`: not by what comes in exactly there. */
export interface Change {
  readonly ops: readonly Step[]
  transformPosition: (index: number, stays?: boolean) => number
}

/** Marks after a change: each keeps to its words. One whose words have gone is gone. */
export function moved(marks: readonly Mark[], change: Pick<Change, 'transformPosition'>): Mark[] {
  return marks.flatMap(({ start, end, look }) => {
    const next = {
      start: change.transformPosition(start),
      end: change.transformPosition(end, true),
      look,
    }
    return next.end > next.start ? [next] : []
  })
}

/** From where to where a change reaches, in the text that it leaves; an empty one nowhere: 0 to 0. */
export function reachOf(steps: readonly Step[]): { start: number; end: number } {
  let at = 0
  let reach: { start: number; end: number } | undefined
  for (const { insert, retain, attributes } of steps) {
    const length = lengthOf(insert ?? retain)
    if (retain === undefined || attributes !== undefined) {
      reach = { start: reach?.start ?? at, end: at + length }
    }
    at += length
  }
  return reach ?? { start: 0, end: 0 }
}

/** Of words, of so many signs that are kept, and of a thing, which counts one; nothing of what goes. */
function lengthOf(step: unknown): number {
  if (typeof step === 'string') return step.length
  if (typeof step === 'number') return step
  return step === undefined ? 0 : 1
}
