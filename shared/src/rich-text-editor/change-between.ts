import { diffArrays } from 'diff'
import { Delta } from 'quill/core.js'

/** Lines that come and go; of more, a text is another one. */
const mostLines = 400
/** Signs of lines that took each other's place, within which it is looked what stayed. */
const mostSigns = 1_000

/**
 * What makes one text another, with as much left in its place as is the same: whole lines, and words within lines that
 * changed. Null where hardly anything is. To look through texts sign by sign would take seconds.
 * Both end with a line break.
 */
export function changeBetween(before: Delta, next: Delta): Delta | null {
  const [old, fresh] = [linesOf(before), linesOf(next)]
  const steps = diffArrays(
    old.map(({ key }) => key),
    fresh.map(({ key }) => key),
    { maxEditLength: mostLines },
  )
  if (steps === undefined) return null
  let change = new Delta()
  let [from, to, gone, come] = [0, 0, 0, 0]
  const replace = () => {
    change = change.concat(replaced(joined(old, from, gone), joined(fresh, to, come)))
    from += gone
    to += come
    gone = 0
    come = 0
  }
  for (const { added, removed, count } of steps) {
    if (added) come += count
    else if (removed) gone += count
    else {
      replace()
      change = change.retain(lengthOf(old.slice(from, from + count)))
      from += count
      to += count
    }
  }
  replace()
  return change.chop()
}

/** A step from some lines to others. */
function replaced(gone: Delta, come: Delta): Delta {
  const isShort = gone.length() + come.length() <= mostSigns
  if (isShort && gone.length() > 0) {
    // Its last steps may be left out, as what is kept at an end.
    const within = gone.diff(come)
    const kept = gone.length() - lengthBefore(within)
    return kept > 0 ? within.retain(kept) : within
  }
  return new Delta().delete(gone.length()).concat(come)
}

/** How much of the text before a change it speaks of. */
const lengthBefore = (change: Delta): number =>
  change.ops.reduce(
    (sum, { retain, delete: gone = 0 }) => sum + (typeof retain === 'number' ? retain : 0) + gone,
    0,
  )

interface Line {
  key: string
  delta: Delta
}

function linesOf(text: Delta): Line[] {
  const lines: Line[] = []
  text.eachLine((line, attributes) => {
    const delta = new Delta(line.ops).insert('\n', attributes)
    lines.push({ key: JSON.stringify(delta.ops), delta })
  })
  return lines
}

const joined = (lines: readonly Line[], start: number, count: number): Delta =>
  lines.slice(start, start + count).reduce((all, { delta }) => all.concat(delta), new Delta())

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { delta }) => sum + delta.length(), 0)
