import { type RefObject, useSyncExternalStore } from 'react'

/** Full screen of an element with all that is in it; where a phone has that for films alone, of the film. */
export interface FullScreen {
  isFull: boolean
  /** False where the browser has no such thing. */
  isThere: boolean
  toggle: () => void
  leave: () => void
}

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Full screen of the player. */
export function useFullScreen(group: RefObject<HTMLElement | null>): FullScreen {
  const shown = useSyncExternalStore(subscribe, () => document.fullscreenElement ?? null)
  const isFull = shown !== null && shown === group.current
  const leave = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }
  const enter = () => {
    const { current } = group
    if (current?.requestFullscreen) {
      // Where the browser will not, the film stays where it is.
      current.requestFullscreen().catch(() => undefined)
      return
    }
    const ofPhone: unknown = Reflect.get(HTMLVideoElement.prototype, 'webkitEnterFullscreen')
    const video = current?.querySelector('video')
    if (video && typeof ofPhone === 'function') ofPhone.call(video)
  }
  return {
    isFull,
    isThere:
      document.fullscreenEnabled === true || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    toggle: () => (isFull ? leave() : enter()),
    leave,
  }
}
