import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens the `<dialog>` as a modal when its component mounts and gives focus back to where it was
 * when it goes. The browser traps focus and makes the rest of the page inert.
 * @param isSelfFocused focus goes to the dialog itself, not to its first control
 */
export function useModal(isSelfFocused = false): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    if (isSelfFocused) {
      dialog.tabIndex = -1
      dialog.focus()
    }
    return () => {
      dialog.close()
      // A dialog under this one may go at the same time, and has given focus back by then.
      const isGone = before?.closest('dialog:not([open])') !== null
      if (before instanceof HTMLElement && before.isConnected && !isGone) before.focus()
    }
  }, [isSelfFocused])
  return ref
}
