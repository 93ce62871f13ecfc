import { useMedia } from '@portal/shared/ui'
import { useEffect } from 'react'

/**
 * Whether the tools float above the keyboard: on phones, while the text is typed in. The keyboard's
 * height is kept for them.
 */
export function useFloatingBar(isTyping: boolean): boolean {
  const isPhone = useMedia('(max-width: 47.99rem) and (pointer: coarse)', false)
  const isFloating = isPhone && isTyping
  useEffect(() => {
    const view = window.visualViewport
    if (!isFloating || view === null) return
    const measure = () => {
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      document.documentElement.style.setProperty('--keyboard-height', `${hidden}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [isFloating])
  return isFloating
}
