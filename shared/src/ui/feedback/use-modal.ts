import { type RefObject, useLayoutEffect, useRef } from 'react'

let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  modals = next
  for (const listener of listeners) listener()
}

/** The modal dialog above all others, for `useSyncExternalStore`; null where none is open. */
export const topModal = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => modals.at(-1) ?? null,
}

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
    change([...modals, dialog])
    if (isSelfFocused) {
      dialog.tabIndex = -1
      dialog.focus()
    }
    return () => {
      change(modals.filter((each) => each !== dialog))
      dialog.close()
      // A dialog under this one may go at the same time, and has given focus back by then.
      const isGone = before?.closest('dialog:not([open])') !== null
      if (before instanceof HTMLElement && before.isConnected && !isGone) before.focus()
    }
  }, [isSelfFocused])
  return ref
}
