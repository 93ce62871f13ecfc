import type { Quill } from 'react-quill'
import type { Embed, Formats } from './ops.ts'
import { textOps } from './ops-of-delta.ts'
import type { TextKind } from './tools.rules.ts'

/** One thing of a text that is chosen by itself. */
export interface Chosen {
  index: number
  embed: Embed
}

/** The thing that stands at a place; undefined where words do. */
export function thingAt(quill: Quill, index: number): Embed | undefined {
  if (index < 0) return undefined
  const [op] = textOps(quill.getContents(index, 1))
  return typeof op?.insert === 'object' ? op.insert : undefined
}

/** The thing that is chosen, if it is one and nothing else. */
export function chosenIn(quill: Quill): Chosen | undefined {
  const range = quill.selection.lastRange
  if (range?.length !== 1) return undefined
  const embed = thingAt(quill, range.index)
  return embed && { index: range.index, embed }
}

/** Whether lines at the caret can be set deeper. Stored HTML has levels in lists alone. */
export const mayIndent = (kind: TextKind, formats: Formats) =>
  kind.tools === 'writing' || formats.list !== undefined

const mostDeep = (kind: TextKind) => (kind.tools === 'writing' ? 3 : 8)

/** Sets the lines at the caret deeper, or less deep. */
export function indentBy(quill: Quill, kind: TextKind, by: '+1' | '-1'): void {
  const formats: Formats = quill.getFormat(quill.getSelection(true))
  const depth = formats.indent ?? 0
  if (!mayIndent(kind, formats)) return
  if (by === '+1' ? depth < mostDeep(kind) : depth > 0) quill.format('indent', by, 'user')
}

/** Editors in which there was a caret. */
const touched = new WeakSet<Quill>()

/** Remembers that there was a caret. */
export const touch = (quill: Quill) => touched.add(quill)

/** The end of a text. */
export const endOf = (quill: Quill) => ({ index: quill.getLength() - 1, length: 0 })

/** Where the caret was last; the end of a text in which there was none. */
export function placeIn(quill: Quill): { index: number; length: number } {
  const last = endOf(quill)
  if (!touched.has(quill)) return last
  const end = last.index
  const { index, length } = quill.selection.savedRange
  const from = Math.min(index, end)
  return { index: from, length: Math.min(length, end - from) }
}

/** Puts a thing in the place of what stands there; the caret stands behind it then. */
export function put(quill: Quill, embed: Embed, { index, length } = placeIn(quill)): void {
  const [[name, value] = ['', undefined]] = Object.entries(embed)
  quill.history.cutoff()
  if (length > 0) quill.deleteText(index, length, 'user')
  quill.insertEmbed(index, name, value, 'user')
  quill.setSelection(index + 1, 0, 'user')
  quill.history.cutoff()
}

/** Takes a thing out of a text. */
export function takeOut(quill: Quill, index: number): void {
  quill.deleteText(index, 1, 'user')
  quill.setSelection(index, 0, 'user')
}
