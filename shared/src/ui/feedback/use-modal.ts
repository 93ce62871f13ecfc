import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens the `<dialog>` as a modal when its component mounts and gives focus back to where it was
 * when it goes. The browser traps focus and makes the rest of the page inert.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return ref
}
