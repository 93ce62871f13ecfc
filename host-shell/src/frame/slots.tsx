import { bellOfRole } from '@portal/shared/bell'
import type { OverlayProps, Remote, Role, Viewer } from '@portal/shared/contract'
import { matchPath, useLocation } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { chakra } from '@portal/shared/ui'
import { Suspense } from 'react'
import { Piece } from '../routing/piece.tsx'
import { useSettled } from '../routing/settled.ts'

const loadBell = () => import('./notification-bell/notification-bell.tsx')
const loadNotices = () => import(/* webpackChunkName: "versions" */ '../remotes/notices.tsx')

/** The bell's room is kept until it comes, so that nothing moves then. */
const BellPlace = chakra('div', { base: { width: '11', height: '11', flexShrink: 0 } })

/**
 * What the remote adds to the top bar on this page: legends, buttons, counters.
 * Nobody waits for them: they come once the page has settled, all at one moment.
 */
export function TopBarPieces({ remote, viewer }: { remote: Remote; viewer: Viewer }) {
  const { pathname } = useLocation()
  const isSettled = useSettled()
  if (!isSettled) return null
  const pieces = remote.features
    .flatMap((feature) => feature.topBar ?? [])
    .filter(({ roles }) => roles?.includes(viewer.claims.role) ?? true)
    .filter(({ paths }) => paths.some((path) => matchPath(path, pathname)))
    .sort((a, b) => a.order - b.order)
  return (
    <Suspense fallback={null}>
      {pieces.map(({ id, load }) => (
        <Piece key={id} where={`piece ${id}`} load={load} props={{}} />
      ))}
    </Suspense>
  )
}

/** The role's notification bell, where the role has one; none once the programme has ended. */
export function BellSlot({ role }: { role: Role }) {
  const isSettled = useSettled()
  const hasEnded = useSession((session) => session.hasEnded)
  const bell = bellOfRole[role]
  if (bell === null || hasEnded) return null
  return (
    <BellPlace>
      {isSettled ? (
        <Suspense fallback={null}>
          <Piece where="piece bell" load={loadBell} props={{ bell }} />
        </Suspense>
      ) : null}
    </BellPlace>
  )
}

/** Modals that may open over a page, once it has settled; each decides itself when it shows. */
export function Overlays({ remote, isFramed }: { remote: Remote } & OverlayProps) {
  const isSettled = useSettled()
  if (!isSettled) return null
  const overlays = remote.features
    .flatMap((feature) => feature.overlays ?? [])
    .sort((a, b) => a.order - b.order)
  return overlays.map(({ id, load }) => (
    <Suspense key={id} fallback={null}>
      <Piece where={`piece ${id}`} load={load} props={{ isFramed }} />
    </Suspense>
  ))
}

/** What the shell has to say of versions; nobody waits for it. */
export function VersionNotices({ isBare }: { isBare: boolean }) {
  return useSettled() ? (
    <Suspense fallback={null}>
      <Piece where="piece notices" load={loadNotices} props={{ isBare }} />
    </Suspense>
  ) : null
}
