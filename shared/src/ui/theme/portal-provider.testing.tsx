import '../fonts.css'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { Toaster } from '../feedback/toaster.tsx'
import { TimeZoneProvider } from '../format/time-zone.tsx'
import { followColourMode } from '../provider/colour-mode.ts'
import { type LinkProps, LinkProvider } from '../provider/link-context.tsx'
import { colourCss } from './colour-variables.ts'
import { system } from './system.ts'

export interface PortalProviderProps {
  children: ReactNode
  /** The link component of the shell, one that prefetches; left out means the router's own. */
  link?: ComponentType<LinkProps>
  /** IANA name of the person's time zone; `Europe/London` when left out. */
  timeZone?: string
}

/** Everything the design system needs around the portal: tokens, colour mode, time zone, toasts. */
export function PortalProvider({ children, link, timeZone }: PortalProviderProps) {
  useLayoutEffect(followColourMode, [])
  return (
    <ChakraProvider value={system}>
      <Global styles={colourCss} />
      <LinkProvider value={link ?? null}>
        <TimeZoneProvider zone={timeZone}>
          {children}
          <Toaster />
        </TimeZoneProvider>
      </LinkProvider>
    </ChakraProvider>
  )
}
