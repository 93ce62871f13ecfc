import { useEffect } from 'react'

/**
 * Puts the name of what is shown before the title that the shell has given the page, and takes it
 * off again. Nothing happens while the name is not known.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    let before: string | null = null
    let isHere = true
    // The shell's own effect may run in the same turn, after this one.
    queueMicrotask(() => {
      if (!isHere) return
      before = document.title
      document.title = before === '' ? name : `${name} · ${before}`
    })
    return () => {
      isHere = false
      if (before !== null) document.title = before
    }
  }, [name])
}
