import type { Ref } from 'react'
import type { TextHandle } from './handle.ts'
import type { Mark } from './marks.rules.ts'
import type { TextKind, ToolSet } from './tools.rules.ts'
import type { ChangeSource, StoredText } from './use-text.ts'

export interface EditorProps {
  id: string
  /** What the text is called. */
  label: string
  /** The stored text: HTML, or the runs of a student's writing. */
  value: StoredText
  /** Is given it in the form in which it came. */
  onChange?: ((value: StoredText, source: ChangeSource) => void) | undefined
  kind: TextKind
  /** Of the text alone, in pixels; the text scrolls in it. Left out, it grows with what is in it. */
  height?: number | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  /** Of the field, so that a form finds it. */
  name?: string | undefined
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  /** Parts that are painted. */
  marks?: readonly Mark[] | undefined
  handle?: Ref<TextHandle> | undefined
}

const usual: Readonly<Record<ToolSet, number>> = { full: 160, answer: 96, writing: 240, plain: 64 }

/** How high the text is at least. */
export const editorHeight = (height: number | undefined, tools: ToolSet) => height ?? usual[tools]
