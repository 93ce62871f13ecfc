import type { LiveEnvironment } from './create-live.ts'

/**
 * Whether the page is in sight. One that has been left may be kept whole for going back to it; it
 * must hold no connection meanwhile, and it is not sure to be called hidden by then.
 */
export function sight(): Pick<LiveEnvironment, 'isVisible' | 'onVisibility'> {
  let isLeft = false
  return {
    isVisible: () => !isLeft && document.visibilityState === 'visible',
    onVisibility: (changed) => {
      document.addEventListener('visibilitychange', changed)
      for (const [event, left] of [
        ['pagehide', true],
        ['pageshow', false],
      ] as const) {
        window.addEventListener(event, () => {
          isLeft = left
          changed()
        })
      }
    },
  }
}
