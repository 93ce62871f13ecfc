import { useMedia } from '@portal/shared/ui'
import { useState } from 'react'

const key = 'sidebar'

function isRememberedCollapsed(): boolean {
  try {
    return localStorage.getItem(key) === 'collapsed'
  } catch {
    return false
  }
}

function remember(collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem(key, 'collapsed')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Whether the sidebar is collapsed. On wide windows the person's choice holds and is remembered;
 * below 1024 px it collapses by itself, and opening it there lasts until the window is wide again.
 */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const isWide = useMedia('(min-width: 1024px)', true)
  const [chosen, setChosen] = useState(isRememberedCollapsed)
  const [openWhileNarrow, setOpenWhileNarrow] = useState(false)
  if (isWide && openWhileNarrow) setOpenWhileNarrow(false)
  const toggle = () => {
    if (!isWide) {
      setOpenWhileNarrow(!openWhileNarrow)
      return
    }
    setChosen(!chosen)
    remember(!chosen)
  }
  return { isCollapsed: isWide ? chosen : !openWhileNarrow, toggle }
}
