import { useEffect, useEffectEvent } from 'react'

/** Where the arrow keys have work of their own: in fields, menus, dialogs and choices. */
const ownArrows =
  'input, textarea, select, [contenteditable], [role=menu], [role=tab], [data-own-keys]'

/** Left and right go to the question before and after. */
export function useStepKeys(isOn: boolean, onStep: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.isComposing) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null
    if (by === null || document.querySelector('dialog[open], [role=menu]') !== null) return
    if (event.target instanceof Element && event.target.closest(ownArrows) !== null) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
