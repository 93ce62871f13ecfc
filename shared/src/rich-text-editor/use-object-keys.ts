import type { KeyboardEvent, MouseEvent } from 'react'
import { Quill } from 'react-quill'
import { type Chosen, chosenIn, thingAt } from './commands.ts'

/**
 * Things in a text by keyboard and mouse: arrows choose one before they go past it, Enter and a
 * press open it.
 */
export function objectHandlers(quill: Quill | null, openThing: (chosen?: Chosen) => boolean) {
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (quill === null || event.nativeEvent.isComposing || !isBare(event)) return
      if (!(event.target instanceof Node) || !quill.root.contains(event.target)) return
      const taken = event.key === 'Enter' ? openThing() : moved(quill, event.key)
      if (taken) event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      if (quill === null || !quill.isEnabled() || !(event.target instanceof Element)) return
      const thing = event.target.closest('.ql-picture,.ql-equation,.ql-piece')
      if (thing === null || !quill.root.contains(thing)) return
      const blot = Quill.find(thing)
      if (blot === null || blot instanceof Quill) return
      const index = quill.getIndex(blot)
      const embed = thingAt(quill, index)
      quill.setSelection(index, 1, 'user')
      // A table may be read and its words copied; only its button opens it.
      const isOpener = !thing.matches('.ql-piece') || event.target.closest('button') !== null
      if (isOpener && embed) openThing({ index, embed })
    },
  }
}

const isBare = (event: KeyboardEvent) =>
  !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey

/** Moves onto or off a thing; false leaves the key to the browser. */
function moved(quill: Quill, key: string): boolean {
  const range = quill.getSelection()
  if (range === null || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return false
  const { index, length } = range
  const isRight = key === 'ArrowRight'
  if (chosenIn(quill)) {
    // Before a table at the very beginning there is no line to write in yet.
    if (!isRight && index === 0) return beforeFirst(quill)
    quill.setSelection(isRight ? index + 1 : index, 0, 'user')
    return true
  }
  const at = isRight ? index : index - 1
  if (length > 0 || thingAt(quill, at) === undefined) return false
  quill.setSelection(at, 1, 'user')
  return true
}

function beforeFirst(quill: Quill): boolean {
  const first = thingAt(quill, 0)
  if (first !== undefined && 'piece' in first) quill.insertText(0, '\n', 'user')
  quill.setSelection(0, 0, 'user')
  return true
}
