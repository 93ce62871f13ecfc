import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, and ⌘S, save; the browser's own dialog for saving pages stays away. */
export function useSaveKey(save: () => unknown): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
    if (!isSave || event.altKey || event.shiftKey) return
    event.preventDefault()
    // A dialog above the page has a form of its own.
    if (!event.repeat && document.querySelector('dialog[open]') === null) save()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
