import { useEffect, useRef } from 'react'
import type { Quill } from 'react-quill'
import { changeBetween } from './change-between.ts'
import { isEmptyText, type TextOp } from './ops.ts'
import { textOps, toDelta } from './ops-of-delta.ts'
import { type Keeps, opsOf } from './read-html.ts'
import { htmlOf } from './write-html.rules.ts'

/** A text as it is stored: HTML, or the runs of a student's writing. */
export type StoredText = string | readonly TextOp[]

/** Who changed it: whoever sits before it, or what the editor was given anew. */
export type ChangeSource = 'user' | 'outside'

/** What was loaded, and in which form it is given back. */
interface Loaded {
  text: StoredText
  ops: string
  /** In the editor's signs. */
  length: number
  isBare: boolean
}

function load(text: StoredText, keeps: Keeps): { ops: readonly TextOp[]; isBare: boolean } {
  if (typeof text !== 'string') return { ops: text, isBare: false }
  // Answers are stored as words alone.
  const isBare = text !== '' && !text.trimStart().startsWith('<')
  return { ops: withLineAtEnd(opsOf(text, keeps)), isBare }
}

/**
 * A text that ends with a table or figure gets a line after it, where a caret can stand: without one
 * a text of a table alone would take no key. Lines without words are not stored at a text's end.
 */
function withLineAtEnd(ops: readonly TextOp[]): readonly TextOp[] {
  const last = ops.at(-1)?.insert
  return typeof last === 'object' && 'piece' in last ? [...ops, { insert: '\n' }] : ops
}

/** The text that an editor begins with. */
export const firstContents = (text: StoredText, keeps: Keeps) => toDelta(load(text, keeps).ops)

interface TextOptions {
  quill: Quill | null
  text: StoredText
  keeps: Keeps
  /** One plain line is stored without a paragraph around it. */
  isBare: boolean
  onChange: ((text: StoredText, source: ChangeSource) => void) | undefined
}

/**
 * Keeps an editor and the text that it is given together. Its own changes go out as they are typed;
 * a text that comes from elsewhere is put in and cannot be undone from here.
 */
export function useText(options: TextOptions): void {
  const { quill, text, keeps } = options
  const newest = useRef(options)
  newest.current = options
  const loaded = useRef<Loaded>(null)
  const given = useRef<StoredText>(text)

  useEffect(() => {
    if (quill === null) return
    const isSame = isSameText(given.current, text)
    if (loaded.current !== null && isSame) return
    const { ops, isBare } = load(text, keeps)
    if (!isSame) {
      put(quill, ops)
      quill.history.clear()
      newest.current.onChange?.(newest.current.text, 'outside')
    }
    given.current = text
    loaded.current = { text, ops: opsText(quill), length: quill.getLength(), isBare }
  }, [quill, text, keeps])

  useEffect(() => {
    if (quill === null) return
    const changed = (_change: unknown, _before: unknown, source: string) => {
      if (source !== 'user') return
      const { onChange, isBare } = newest.current
      const next = stored(quill, newest.current.text, loaded.current, isBare)
      given.current = next
      onChange?.(next, 'user')
    }
    quill.on('text-change', changed)
    return () => {
      quill.off('text-change', changed)
    }
  }, [quill])
}

/** Puts a text in. Only what differs is changed: who sits before it keeps their place, who sits elsewhere the focus. */
function put(quill: Quill, ops: readonly TextOp[]): void {
  const next = toDelta(ops)
  const end = ops.at(-1)?.insert
  const isWhole = typeof end === 'string' && end.endsWith('\n')
  const change = isWhole ? changeBetween(quill.getContents(), next) : null
  const focused = document.activeElement
  if (change === null) quill.setContents(next, 'api')
  else quill.updateContents(change, 'api')
  // Quill puts the caret back where it was last, and takes the focus for it.
  const isTaken = focused !== document.activeElement && focused !== document.body
  if (isTaken && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

const opsText = (quill: Quill) => JSON.stringify(quill.getContents().ops)

function stored(
  quill: Quill,
  kind: StoredText,
  loaded: Loaded | null,
  isBare: boolean,
): StoredText {
  // What is again as it was loaded is given back as it was, however it was written.
  const isAsLong = loaded !== null && loaded.length === quill.getLength()
  if (isAsLong && opsText(quill) === loaded.ops) return loaded.text
  const ops = textOps(quill.getContents())
  if (typeof kind !== 'string') return ops
  return isEmptyText(ops) ? '' : htmlOf(ops, isBare || loaded?.isBare === true)
}

const isSameText = (one: StoredText, other: StoredText) =>
  one === other || (typeof one !== 'string' && JSON.stringify(one) === JSON.stringify(other))
