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

/** Numbers of the lines in which something is said, in any case; none while nothing is sought. */
export function linesWith(cues: readonly Cue[], sought: string): readonly number[] {
  const wanted = sought.trim().toLowerCase()
  if (wanted === '') return []
  return cues.flatMap(({ text }, at) => (text.toLowerCase().includes(wanted) ? [at] : []))
}

/** How many were found, in words. */
export function foundInWords(count: number): string {
  if (count === 0) return 'No line has this'
  return count === 1 ? '1 line' : `${count} lines`
}

/** A text cut where something sought stands in it: each second piece is that. */
export function cutAt(text: string, sought: string): readonly string[] {
  const wanted = sought.trim().toLowerCase()
  if (wanted === '') return [text]
  const pieces: string[] = []
  let rest = text
  for (;;) {
    const at = rest.toLowerCase().indexOf(wanted)
    if (at === -1) return [...pieces, rest]
    pieces.push(rest.slice(0, at), rest.slice(at, at + wanted.length))
    rest = rest.slice(at + wanted.length)
  }
}
