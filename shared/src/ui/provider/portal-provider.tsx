import '../fonts.css'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { Toaster } from '../feedback/toaster.tsx'
import { TimeZoneProvider } from '../format/time-zone.tsx'
import { followColourMode } from './colour-mode.ts'
import { type LinkProps, LinkProvider } from './link-context.tsx'

export interface PortalProviderProps {
  children: ReactNode
  /** The link component of the shell, one that prefetches; left out means the router's own. */
  link?: ComponentType<LinkProps>
  /** IANA name of the person's time zone; `Europe/London` when left out. */
  timeZone?: string
}

/** Everything the design system needs around the portal: colour mode, links, time zone, toasts. */
export function PortalProvider({ children, link, timeZone }: PortalProviderProps) {
  useLayoutEffect(followColourMode, [])
  return (
    <LinkProvider value={link ?? null}>
      <TimeZoneProvider zone={timeZone}>
        {children}
        <Toaster />
      </TimeZoneProvider>
    </LinkProvider>
  )
}
