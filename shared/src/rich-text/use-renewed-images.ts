import { renewedFor } from '@portal/shared/files'
import { type RefObject, useEffect } from 'react'

/** The same for a text that is shown; `html` is what stands in the element. */
export function useRenewedImages(text: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const element = text.current
    return element !== null && html.includes('data-file') ? renewImages(element) : undefined
  }, [text, html])
}

/**
 * Asks once more for files in an element that fail because the session is too old, after it was
 * renewed; the answer ends that.
 */
export function renewImages(element: HTMLElement): () => void {
  const tried = new WeakSet<EventTarget>()
  const failed = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.dataset.file) return
    if (tried.has(target)) return
    tried.add(target)
    // The same address set once more is asked for once more.
    if (await renewedFor(target.src)) target.setAttribute('src', target.src)
  }
  // Failures of images do not rise; they can only be met on their way down.
  element.addEventListener('error', failed, true)
  return () => element.removeEventListener('error', failed, true)
}
