import type { TextRange } from '../rules/highlights.ts'

/**
 * Places in the text of a question, counted over what stands in `root`: every character of its text
 * is one, and so is a formula and a blank as a whole, filled or not. So a formula is highlighted
 * whole or not at all, and filling a blank moves nothing.
 */
interface Unit extends TextRange {
  readonly node: Text | Element
}

const formula = '.katex'
const blank = '.blank, .blank-filled'
const marked = 'data-highlight'

function unitsOf(root: Element): Unit[] {
  const units: Unit[] = []
  let at = 0
  const add = (node: Text | Element, length: number) => {
    units.push({ node, start: at, end: at + length })
    at += length
  }
  const visit = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) add(node, node.data.length)
      else if (node instanceof Element && node.matches(`${formula}, ${blank}`)) add(node, 1)
      else visit(node)
    }
  }
  visit(root)
  return units
}

/** Where in the text a selection is; null when none of the text is selected. */
export function selectedRange(root: Element, selected: Range): TextRange | null {
  const found: TextRange[] = []
  for (const { node, start, end } of unitsOf(root)) {
    if (!selected.intersectsNode(node)) continue
    const from = selected.startContainer === node ? start + selected.startOffset : start
    const to = selected.endContainer === node ? start + selected.endOffset : end
    if (
      node instanceof Text &&
      to > from &&
      node.data.slice(from - start, to - start).trim() === ''
    ) {
      continue
    }
    if (to > from) found.push({ start: from, end: to })
  }
  const [first] = found
  const last = found.at(-1)
  return first && last ? { start: first.start, end: last.end } : null
}

/** The words of a range, shortened; a formula is named and not spelled out. */
export function excerptOf(root: Element, range: TextRange): string {
  const text = unitsOf(root)
    .filter(({ start, end }) => start < range.end && end > range.start)
    .map(({ node, start }) => {
      if (node instanceof Text) {
        return node.data.slice(Math.max(0, range.start - start), range.end - start)
      }
      return node.matches(formula) ? '[formula]' : '…'
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/** Shows highlights in the text, in place of those shown before. */
export function paintHighlights(root: Element, highlights: readonly TextRange[]): void {
  for (const old of root.querySelectorAll(`[${marked}]`)) {
    if (old.localName !== 'mark' || old.matches(blank)) old.removeAttribute(marked)
    else {
      const parent = old.parentNode
      old.replaceWith(...old.childNodes)
      parent?.normalize()
    }
  }
  if (highlights.length === 0) return
  for (const unit of unitsOf(root)) {
    // From the end, so that what is split off does not move what comes before it.
    for (const range of highlights.toReversed()) {
      if (range.start < unit.end && range.end > unit.start) paint(unit, range)
    }
  }
}

function paint({ node, start, end }: Unit, range: TextRange): void {
  if (node instanceof Element) {
    node.setAttribute(marked, String(range.start))
    return
  }
  const from = Math.max(start, range.start) - start
  const piece = from === 0 ? node : node.splitText(from)
  const length = Math.min(end, range.end) - start - from
  if (length < piece.data.length) piece.splitText(length)
  // Blanks between blocks are no text; a mark there would break lists and tables.
  if (piece.data.trim() === '') return
  const mark = document.createElement('mark')
  mark.setAttribute(marked, String(range.start))
  mark.title = 'Highlighted. Press to remove'
  piece.replaceWith(mark)
  mark.append(piece)
}

/** Start of the highlight that an element of the text belongs to; null outside of any. */
export function highlightAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null
  const start = target.closest(`[${marked}]`)?.getAttribute(marked)
  return start === null || start === undefined ? null : Number(start)
}

/** Start of the highlight under the pointer; null without one. */
export function highlightUnderPointer(root: Element): number | null {
  return highlightAt([...root.querySelectorAll(`[${marked}]:hover`)].at(-1) ?? null)
}
