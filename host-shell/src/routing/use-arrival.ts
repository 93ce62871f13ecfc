import { useLocation } from '@portal/shared/router'
import { focusHeading } from '@portal/shared/ui'
import { useEffect } from 'react'
import { usePortalName } from './portal-name.ts'
import { noteDrawn } from './settled.ts'

/** Sets the document's title to `<page> · <portal>`. */
export function useDocumentTitle(page: string): void {
  const portalName = usePortalName()
  useEffect(() => {
    document.title = page ? `${page} · ${portalName}` : portalName
  }, [page, portalName])
}

let lastArrival: string | null = null

/**
 * Moves focus to the page's heading when a visitor has come from another page, so that screen
 * readers say where they are. Not at the first page, where the browser starts by itself, and not
 * when only the address's query changed. Use it in what is shown once the page's code is there.
 */
export function useArrivalFocus(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    noteDrawn()
    const before = lastArrival
    lastArrival = pathname
    if (before === null || before === pathname) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1')
    const target = heading ?? document.querySelector<HTMLElement>('main')
    // A heading that has the focus already is that of what came first: the question of a runner.
    const hasTaken = document.activeElement?.matches('h1, h2, h3')
    if (target === null || hasTaken || target.contains(document.activeElement)) return
    focusHeading(target)
  }, [pathname])
}
