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

/** What a phone that has full screen for films alone can do with the one in here; nothing elsewhere. */
function ofPhone(
  group: HTMLElement | null,
  does: 'webkitEnterFullscreen' | 'webkitExitFullscreen',
): void {
  const method: unknown = Reflect.get(HTMLVideoElement.prototype, does)
  const video = group?.querySelector('video')
  if (video && typeof method === 'function') method.call(video)
}

/** Full screen of the player. */
export function useFullScreen(group: RefObject<HTMLElement | null>): FullScreen {
  const shown = useSyncExternalStore(subscribe, () => document.fullscreenElement ?? null)
  const isFull = shown !== null && shown === group.current
  const leave = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    ofPhone(group.current, 'webkitExitFullscreen')
  }
  const enter = () => {
    const { current } = group
    if (current?.requestFullscreen) {
      // Where the browser will not, the film stays where it is.
      current.requestFullscreen().catch(() => undefined)
      return
    }
    ofPhone(current, 'webkitEnterFullscreen')
  }
  return {
    isFull,
    isThere:
      document.fullscreenEnabled === true || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    toggle: () => (isFull ? leave() : enter()),
    leave,
  }
}
