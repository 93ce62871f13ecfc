import { useEffect, useEffectEvent } from 'react'

/** Saves when Ctrl+S is pressed, or ⌘S, anywhere in the page; the browser's own saving stays away. */
export function useSaveKey(save: () => unknown): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      if (!event.repeat) saveNow()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
