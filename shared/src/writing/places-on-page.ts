import type { TextPlace, TextRange } from '../writing-rules/index.ts'

/** Lines of a drawn text, and the words in them that are not of the text. */
const lineSelector = '[data-start]'
const asideSelector = '[data-aside]'

const partOf = (node: Node | null): HTMLElement | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(
    '[data-writing-part]',
  ) ?? null

const numberAt = (element: Element, name: string) => Number(element.getAttribute(name))

/** The pieces of a line that are words of the text, in order. */
function wordsOf(line: Element): Text[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(asideSelector)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node)
  }
  return texts
}

/** How a point of the page stands to a node: -1 before, 0 within, 1 after. */
function sideOf(node: Node, point: Node, offset: number): number {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.comparePoint(point, offset)
}

/** The unit of a part's text at a point of the page; the nearest where the point is in no line of it. */
function offsetAt(part: Element, point: Node, offset: number): number {
  const lines = [...part.querySelectorAll(lineSelector)]
  for (const line of lines) {
    const side = sideOf(line, point, offset)
    const start = numberAt(line, 'data-start')
    if (side < 0) return start
    if (side > 0) continue
    let units = 0
    for (const words of wordsOf(line)) {
      if (words === point) return start + units + offset
      if (sideOf(words, point, offset) < 0) break
      units += words.length
    }
    return start + units
  }
  const last = lines.at(-1)
  return last === undefined ? 0 : numberAt(last, 'data-end')
}

/**
 * What is selected of the texts drawn in `root`, in UTF-16 units of the part in which the selection
 * began, or ended where it began outside; it does not go beyond that part. White space at its ends
 * is still there: `chosenRange` of the rules of writing trims it. Null where no text is selected.
 */
export function offsetsOfSelection(
  root: HTMLElement,
  selection: Selection | null = document.getSelection(),
): TextPlace | null {
  if (selection === null || selection.isCollapsed) return null
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  if (anchorNode === null || focusNode === null) return null
  const part = [partOf(anchorNode), partOf(focusNode)].find((one) => one && root.contains(one))
  if (!part) return null
  const anchor = offsetAt(part, anchorNode, anchorOffset)
  const focus = offsetAt(part, focusNode, focusOffset)
  return { part: numberAt(part, 'data-writing-part'), anchor, focus }
}

/** The unit at a node of the drawn texts: for a click, say. Null outside of them. */
export function placeAtPoint(
  root: HTMLElement,
  node: Node,
  offset: number,
): { part: number; offset: number } | null {
  const part = partOf(node)
  if (part === null || !root.contains(part)) return null
  return { part: numberAt(part, 'data-writing-part'), offset: offsetAt(part, node, offset) }
}

/** Words of a part as a range of the page; null where the part is not drawn. */
export function rangeOf(
  root: HTMLElement,
  { part, start, end }: TextRange & { part: number },
): Range | null {
  const drawn = root.matches(`[data-writing-part="${part}"]`)
    ? root
    : root.querySelector(`[data-writing-part="${part}"]`)
  if (drawn === null) return null
  const from = pointAt(drawn, start, false)
  const to = pointAt(drawn, end, true)
  if (from === null || to === null) return null
  const range = document.createRange()
  range.setStart(...from)
  range.setEnd(...to)
  return range
}

/** The point of the page before a unit, or, for an end, after the one before it. */
function pointAt(part: Element, unit: number, isEnd: boolean): [Node, number] | null {
  const lines = [...part.querySelectorAll(lineSelector)]
  const line =
    lines.findLast((one) =>
      isEnd ? numberAt(one, 'data-start') < unit : numberAt(one, 'data-start') <= unit,
    ) ?? lines[0]
  if (line === undefined) return null
  let left = Math.max(0, unit - numberAt(line, 'data-start'))
  const words = wordsOf(line)
  for (const text of words) {
    if (left < text.length || (isEnd && left === text.length)) return [text, left]
    left -= text.length
  }
  const last = words.at(-1)
  return last === undefined ? [line, 0] : [last, last.length]
}

/** Where words of a part are on the screen, from the top left of the window; null where not drawn. */
export const boxOf = (root: HTMLElement, range: TextRange & { part: number }): DOMRect | null =>
  rangeOf(root, range)?.getBoundingClientRect() ?? null

/** Brings the words of a comment into view. False where they are not marked here. */
export function showMark(root: HTMLElement, id: string): boolean {
  const mark = root.querySelector(`[data-marks~="${CSS.escape(id)}"]`)
  mark?.scrollIntoView({ block: 'center' })
  return mark !== null
}

/** Keeps the caret of a text in view, that is gone through by keys. */
export const showCaret = (root: HTMLElement): void =>
  root.querySelector('[data-caret]')?.scrollIntoView({ block: 'nearest' })
