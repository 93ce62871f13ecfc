import { useSyncExternalStore } from 'react'

/** True while a media query holds; where there is no `matchMedia`, as in tests, `otherwise`. */
export function useMedia(query: string, otherwise: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => (typeof matchMedia === 'function' ? matchMedia(query).matches : otherwise),
  )
}
