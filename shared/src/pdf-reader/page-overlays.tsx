import { Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** What is drawn over a page: its number from 1, and by how much it is turned to the right, in degrees. */
export type PageOverlay = (page: number, turned: number) => ReactNode

export interface PageOverlaysProps {
  /** The element with the pages. */
  pages: RefObject<HTMLElement | null>
  turned: number
  overlay: PageOverlay
}

/**
 * Draws over the pages, as large as each is. What draws the pages takes out what it does not know
 * whenever it draws one anew, so what lies over them is put back then.
 */
export function PageOverlays({ pages, turned, overlay }: PageOverlaysProps) {
  const [hosts, setHosts] = useState<ReadonlyMap<number, HTMLElement>>(new Map())
  useEffect(() => {
    const box = pages.current
    if (box === null) return
    const own = new Map<number, HTMLElement>()
    const place = () => {
      const before = own.size
      for (const page of box.querySelectorAll('.page[data-page-number]')) {
        const number = Number(page.getAttribute('data-page-number'))
        const host = own.get(number) ?? document.createElement('div')
        host.className = 'overlay'
        own.set(number, host)
        if (host.parentElement !== page) page.append(host)
      }
      if (own.size !== before) setHosts(new Map(own))
    }
    place()
    const observer = new MutationObserver(place)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const host of own.values()) host.remove()
    }
  }, [pages])
  return [...hosts].map(([page, host]) => (
    <Fragment key={page}>{createPortal(overlay(page, turned), host)}</Fragment>
  ))
}
