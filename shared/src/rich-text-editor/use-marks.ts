import { useEffect } from 'react'
import type { Quill } from 'react-quill'
import { type Mark, moved } from './marks.rules.ts'

/** Whether this browser paints without elements of its own; without it marks are not shown. */
const canPaint = () => typeof CSS !== 'undefined' && 'highlights' in CSS

/** Paints parts of a text and keeps them with their words while it is typed in. */
export function useMarks(quill: Quill | null, marks: readonly Mark[] | undefined): void {
  useEffect(() => {
    if (quill === null || marks === undefined || !canPaint()) return
    let now = marks
    let clear = paint(quill, now)
    const changed = (change: Parameters<typeof moved>[1]) => {
      clear()
      now = moved(now, change)
      clear = paint(quill, now)
    }
    quill.on('text-change', changed)
    return () => {
      quill.off('text-change', changed)
      clear()
    }
  }, [quill, marks])
}

/** Paints; the answer takes it off again. Other texts of the page keep their marks. */
function paint(quill: Quill, marks: readonly Mark[]): () => void {
  const painted = marks.flatMap(({ start, end, look }) => {
    const range = rangeOf(quill, start, end)
    return range === null ? [] : [{ range, all: highlightOf(look) }]
  })
  for (const { range, all } of painted) all.add(range)
  return () => {
    for (const { range, all } of painted) all.delete(range)
  }
}

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
  const last = quill.getLength() - 1
  const [from, fromOffset] = quill.getLeaf(Math.min(start, last))
  const [to, toOffset] = quill.getLeaf(Math.min(end, last))
  if (from === null || to === null) return null
  const range = document.createRange()
  range.setStart(...pointIn(from.domNode, fromOffset))
  range.setEnd(...pointIn(to.domNode, toOffset))
  return range
}

function pointIn(node: Node, offset: number): [Node, number] {
  return node instanceof Text ? [node, Math.min(offset, node.length)] : [node, 0]
}
