import { useEffect } from 'react'
import type { Quill } from 'react-quill'
import { type Change, type Mark, moved, reachOf } from './marks.rules.ts'

/** Whether this browser paints without elements of its own; without it marks are not shown. */
const canPaint = () => typeof CSS !== 'undefined' && 'highlights' in CSS

/** A mark that is painted. Its range lives in the page and goes with words that stay in their nodes. */
interface Painted {
  mark: Mark
  range: Range
  all: Highlight
}

/** Paints parts of a text and keeps them with their words while it is typed in. */
export function useMarks(quill: Quill | null, marks: readonly Mark[] | undefined): void {
  useEffect(() => {
    if (quill === null || marks === undefined || !canPaint()) return
    let painted = marks.flatMap((mark) => {
      const range = rangeOf(quill, mark.start, mark.end)
      return range === null ? [] : [{ mark, range, all: highlightOf(mark.look) }]
    })
    for (const { range, all } of painted) all.add(range)
    const changed = (change: Change) => {
      painted = follow(quill, painted, change)
    }
    quill.on('text-change', changed)
    return () => {
      quill.off('text-change', changed)
      // Other texts of the page keep their marks.
      for (const { range, all } of painted) all.delete(range)
    }
  }, [quill, marks])
}

/**
 * What is painted after a change. Only what stands in the lines that it reached is looked for anew: with
 * a hundred marks a key would else be felt.
 */
function follow(quill: Quill, painted: readonly Painted[], change: Change): Painted[] {
  const lines = linesIn(quill, reachOf(change.ops))
  return painted.flatMap((one) => {
    const [mark] = moved([one.mark], change)
    if (mark !== undefined) {
      const isFar = mark.end < lines.start || mark.start >= lines.end
      if (isFar && isInWords(one.range)) return [{ ...one, mark }]
      if (put(one.range, quill, mark.start, mark.end)) return [{ ...one, mark }]
    }
    one.all.delete(one.range)
    return []
  })
}

/** The whole lines in which a part of the text lies. */
function linesIn(quill: Quill, { start, end }: { start: number; end: number }) {
  const [, before] = quill.getLine(start)
  const [last, within] = quill.getLine(Math.min(end, quill.getLength() - 1))
  return { start: start - Math.max(before, 0), end: end - within + (last?.length() ?? 0) }
}

/** Whether both ends still lie in words: a node that was moved or taken away lets go of its ranges. */
const isInWords = ({ startContainer, endContainer }: Range) =>
  startContainer instanceof Text && endContainer instanceof Text && startContainer.isConnected

function highlightOf(look: Mark['look']): Highlight {
  const name = `text-mark-${look}`
  const before = CSS.highlights.get(name)
  if (before !== undefined) return before
  const made = new Highlight()
  CSS.highlights.set(name, made)
  return made
}

/** A part of the text in the page; null where there is none. */
export function rangeOf(quill: Quill, start: number, end: number): Range | null {
  const range = document.createRange()
  return put(range, quill, start, end) ? range : null
}

/** Puts a range around a part of the text; false where there is none. */
function put(range: Range, quill: Quill, start: number, end: number): boolean {
  const last = quill.getLength() - 1
  const [from, fromOffset] = quill.getLeaf(Math.min(start, last))
  const [to, toOffset] = quill.getLeaf(Math.min(end, last))
  if (from === null || to === null) return false
  range.setStart(...pointIn(from.domNode, fromOffset))
  range.setEnd(...pointIn(to.domNode, toOffset))
  return true
}

function pointIn(node: Node, offset: number): [Node, number] {
  return node instanceof Text ? [node, Math.min(offset, node.length)] : [node, 0]
}
