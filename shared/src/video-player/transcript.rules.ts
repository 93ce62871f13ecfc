/** A line of captions. */
export interface Cue {
  start: number
  end: number
  text: string
}

/** Number of the line that is said at a second, or was said last; -1 before the first. */
export function lineAt(cues: readonly Cue[], second: number): number {
  let found = -1
  for (const [at, { start }] of cues.entries()) {
    if (start > second) break
    found = at
  }
  return found
}

/** As words are compared: in any case, and over the break of a line that is shown in two. */
const compared = (text: string) => text.replace(/\s/g, ' ').toLowerCase()

/** Numbers of the lines in which something is said; none while nothing is sought. */
export function linesWith(cues: readonly Cue[], sought: string): readonly number[] {
  const wanted = compared(sought.trim())
  if (wanted === '') return []
  return cues.flatMap(({ text }, at) => (compared(text).includes(wanted) ? [at] : []))
}

/** How many were found, in words. */
export function foundInWords(count: number): string {
  if (count === 0) return 'No line has this'
  return count === 1 ? '1 line' : `${count} lines`
}

/** A piece of a text, by where in it it begins. */
export interface Piece {
  at: number
  text: string
  isSought: boolean
}

/** A text cut where something sought stands in it. */
export function cutAt(text: string, sought: string): readonly Piece[] {
  const [wanted, said] = [compared(sought.trim()), compared(text)]
  const pieces: Piece[] = []
  const add = (from: number, to: number, isSought: boolean) => {
    if (from < to) pieces.push({ at: from, text: text.slice(from, to), isSought })
  }
  let from = 0
  for (;;) {
    const at = wanted === '' ? -1 : said.indexOf(wanted, from)
    add(from, at === -1 ? text.length : at, false)
    if (at === -1) return pieces
    add(at, at + wanted.length, true)
    from = at + wanted.length
  }
}
