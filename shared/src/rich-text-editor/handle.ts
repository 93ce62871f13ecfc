import { type Ref, useImperativeHandle } from 'react'
import type { Quill } from 'react-quill'
import { rangeOf } from './use-marks.ts'

/** What a screen can ask of a text and do with it, beside its value. */
export interface TextHandle {
  /** Puts the caret into the text; with a part of it, that is chosen and brought into view. */
  focus: (start?: number, end?: number) => void
  /** What is chosen, or was when focus left; null in a text that has not been touched. */
  chosen: () => { start: number; end: number } | null
  /** Where a part of the text stands on the screen. */
  boxOf: (start: number, end: number) => DOMRect | null
}

/** Gives the screen its handle. */
export function useHandle(ref: Ref<TextHandle> | undefined, quill: Quill | null): void {
  useImperativeHandle(
    ref,
    () => ({
      focus: (start, end = start) => {
        if (start === undefined || end === undefined) quill?.focus()
        else {
          quill?.setSelection(start, end - start, 'user')
          quill?.scrollSelectionIntoView()
        }
      },
      chosen: () => {
        const range = quill?.getSelection() ?? quill?.selection.savedRange
        return range ? { start: range.index, end: range.index + range.length } : null
      },
      boxOf: (start, end) => (quill && rangeOf(quill, start, end)?.getBoundingClientRect()) ?? null,
    }),
    [quill],
  )
}
