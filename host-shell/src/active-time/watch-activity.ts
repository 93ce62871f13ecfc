/** What shows that somebody is there. Playing media say so several times a second. */
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'touchmove',
  'timeupdate',
] as const

/**
 * Calls `onActivity` for whatever somebody does on a page, and while a video plays there; at most
 * once in so many milliseconds, and again after them if more happened meanwhile.
 * @returns how to stop.
 */
export function watchActivity(
  page: Document,
  debounceMs: number,
  onActivity: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMore = false
  const pass = () => {
    timer = undefined
    if (isMore) act()
  }
  const act = () => {
    isMore = false
    timer = setTimeout(pass, debounceMs)
    onActivity()
  }
  const seen = (event: Event) => {
    // A seek tells the time too, without playing.
    if (event.type === 'timeupdate' && event.target instanceof HTMLMediaElement) {
      if (event.target.paused) return
    }
    if (timer === undefined) act()
    else isMore = true
  }
  // Caught on their way down: scrolling and media do not bubble.
  const options = { capture: true, passive: true }
  for (const sign of signs) page.addEventListener(sign, seen, options)
  return () => {
    clearTimeout(timer)
    for (const sign of signs) page.removeEventListener(sign, seen, options)
  }
}
