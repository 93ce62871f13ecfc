import { useSession } from '@portal/shared/session'
import { chakra } from '@portal/shared/ui'
import { type ReactNode, Suspense } from 'react'
import { useArrivalNotice } from '../viewing/use-arrival-notice.ts'
import { Piece } from './piece.tsx'

const load = () => import('../viewing/viewing-banner.tsx')

/** `--viewing` is how much of the window's top the banner takes: what sticks to the top sticks below it. */
const Room = chakra('div', { base: { '--viewing': { base: '4rem', md: '3rem' } } })

const Place = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'drawer',
    height: 'var(--viewing)',
    bg: 'bg.ink',
    '@media print': { display: 'none' },
  },
})

/**
 * Puts the banner above everything while somebody looks at the portal as another person. Its room is
 * kept from the start, so that nothing moves when it comes.
 */
export function Viewing({ children }: { children: ReactNode }) {
  const isViewing = useSession((session) => session.claims?.isImpersonating ?? false)
  useArrivalNotice()
  if (!isViewing) return children
  return (
    <Room>
      <Place>
        <Suspense fallback={null}>
          <Piece where="the viewing banner" load={load} props={{}} />
        </Suspense>
      </Place>
      {children}
    </Room>
  )
}
