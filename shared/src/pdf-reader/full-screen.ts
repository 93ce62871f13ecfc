import { type RefObject, useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Full screen of an element with all that is in it; `isThere` is false where the browser has none. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const shown = useSyncExternalStore(subscribe, () => document.fullscreenElement ?? null)
  const isFull = shown !== null && shown === element.current
  return {
    isFull,
    isThere: document.fullscreenEnabled === true,
    toggle: () => {
      const done = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
      // Where the browser will not, all stays as it is.
      done?.catch(() => undefined)
    },
  }
}
