import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Quill } from 'react-quill'
import { chosenIn, endOf, placeIn, put, takeOut } from './commands.ts'
import { type DialogActs, dialogOf, type OpenDialog } from './dialogs.rules.ts'
import type { Formats } from './ops.ts'
import type { TextKind, ToolName } from './tools.rules.ts'

interface Open {
  dialog: OpenDialog
  /** What stands there is replaced. */
  place: { index: number; length: number }
}

/** Which dialog is open, and what it does to the text. */
export function useDialogs(quill: Quill | null, kind: TextKind) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  /** Focus is back in the text before it is changed, so that the caret comes after what is new. */
  const finish = (act: (quill: Quill, place: Open['place']) => void) => {
    if (quill === null || open === null) return
    const { place } = open
    flushSync(close)
    act(quill, place)
  }
  const openAt = (dialog: OpenDialog, place = quill && placeIn(quill)) => {
    if (place) setOpen({ dialog, place })
  }
  /** Opens the dialog of what is chosen; false where nothing is that has one. */
  const openThing = (chosen = quill ? chosenIn(quill) : undefined): boolean => {
    const dialog = chosen && dialogOf(chosen.embed)
    if (!chosen || !dialog) return false
    openAt(dialog, { index: chosen.index, length: 1 })
    return true
  }
  const openTool = (tool: ToolName, formats: Formats): boolean => {
    if (tool === 'equation' || tool === 'image' || tool === 'table') {
      const chosen = quill ? chosenIn(quill) : undefined
      const own = chosen && dialogOf(chosen.embed)
      const thing = tool === 'table' ? 'piece' : tool
      // An answer's equations are added at its end, wherever the caret is.
      const isLast = tool === 'equation' && kind.tools === 'answer'
      if (own?.kind === thing) openThing()
      else openAt({ kind: thing }, quill && (isLast ? endOf(quill) : placeIn(quill)))
      return true
    }
    if (tool !== 'link' || quill === null) return false
    const place = linkAt(quill, formats)
    openAt({ kind: 'link', address: formats.link, asksWords: place.length === 0 }, place)
    return true
  }
  const dialogs: (DialogActs & { dialog: OpenDialog }) | null = open && {
    dialog: open.dialog,
    onFirst: (picture) => {
      if (quill === null) return
      put(quill, { picture }, open.place)
      setOpen({ ...open, place: { index: open.place.index + 1, length: 0 } })
    },
    onEmbed: (embed) => finish((editor, place) => put(editor, embed, place)),
    onLink: ({ address, words }) =>
      finish((editor, { index, length }) => {
        if (length === 0) editor.insertText(index, words, { link: address }, 'user')
        else editor.formatText(index, length, { link: address }, 'user')
        editor.setSelection(index + (length || words.length), 0, 'user')
      }),
    onRemove: () =>
      finish((editor, { index, length }) => {
        if (open.dialog.kind === 'link') editor.formatText(index, length, { link: false }, 'user')
        else takeOut(editor, index)
      }),
    onClose: close,
  }
  return {
    dialogs,
    openThing,
    openTool,
    /** Sends image files that were pasted or dropped. */
    onFiles: (files: readonly File[]) => openAt({ kind: 'image', files }),
  }
}

/** What is chosen; in a link the whole of it, where nothing is. */
function linkAt(quill: Quill, { link }: Formats): { index: number; length: number } {
  const place = placeIn(quill)
  if (place.length > 0 || link === undefined) return place
  const isLink = (index: number) => {
    const { link: other }: Formats = quill.getFormat(index, 1)
    return other === link
  }
  let from = place.index
  let to = place.index
  while (from > 0 && isLink(from - 1)) from -= 1
  while (to < quill.getLength() - 1 && isLink(to)) to += 1
  return { index: from, length: to - from }
}
