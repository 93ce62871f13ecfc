import { useEffect, useState } from 'react'
import type { Quill } from 'react-quill'
import { type Chosen, chosenIn, placeIn, touch } from './commands.ts'
import type { Formats } from './ops.ts'

/** What the tools show of an editor. */
export interface EditorState {
  /** Where the caret is, or was last. */
  formats: Formats
  canUndo: boolean
  canRedo: boolean
  chosen: Chosen | undefined
  hasFocus: boolean
}

const idle: EditorState = {
  formats: {},
  canUndo: false,
  canRedo: false,
  chosen: undefined,
  hasFocus: false,
}

/** Follows an editor: what is chosen in it, how it is formatted, what can be undone. */
export function useEditorState(quill: Quill | null): EditorState {
  const [state, setState] = useState(idle)
  useEffect(() => {
    if (quill === null) return
    const read = () => {
      const hasFocus = quill.hasFocus()
      if (hasFocus) touch(quill)
      const place = placeIn(quill)
      const { undo, redo } = quill.history.stack
      const next: EditorState = {
        formats: quill.getFormat(place.index, place.length),
        canUndo: undo.length > 0,
        canRedo: redo.length > 0,
        chosen: chosenIn(quill),
        hasFocus,
      }
      setState((before) => (isSame(before, next) ? before : next))
    }
    read()
    quill.on('editor-change', read)
    return () => {
      quill.off('editor-change', read)
    }
  }, [quill])
  return state
}

const isSame = (one: EditorState, other: EditorState) =>
  JSON.stringify(one) === JSON.stringify(other)
