import { useEffect, useEffectEvent } from 'react'

/** Where letters are typed, or have work of their own. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]'

/** `N` goes to the next change, `P` to the one before. */
export function useChangeKeys(onStep: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = event.key === 'n' ? 1 : event.key === 'p' ? -1 : null
    if (by === null || document.querySelector('dialog[open], [role=menu]') !== null) return
    if (event.target instanceof Element && event.target.closest(typing) !== null) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
