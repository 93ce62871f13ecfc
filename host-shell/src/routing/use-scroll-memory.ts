import { useLocation, useNavigationType } from '@portal/shared/router'
import { useEffect, useLayoutEffect } from 'react'

const places = new Map<string, number>()
/** How long a page that was left may take to be as tall again as it was, in milliseconds. */
const patience = 2_000

/** A new page starts at its top; Back and Forward return to where the visitor was on that page. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => places.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (type === 'REPLACE' || hash) return
    const place = type === 'POP' ? (places.get(key) ?? 0) : 0
    scrollTo(0, place)
    if (place === 0) return
    // The page's data may come after the page: as it grows, it is scrolled on.
    const observer = new ResizeObserver(() => {
      scrollTo(0, place)
      if (Math.abs(scrollY - place) < 2) observer.disconnect()
    })
    observer.observe(document.body)
    const timer = setTimeout(() => observer.disconnect(), patience)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [key, hash, type])
}
