import { bellOfRole } from '@portal/shared/bell'
import type { LazyComponent, OverlayProps, Remote, Role, Viewer } from '@portal/shared/contract'
import { matchPath, useLocation } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { chakra } from '@portal/shared/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { ScreenBoundary } from '../routing/screen-boundary.tsx'
import { lazyComponent } from '../routing/screen-state.ts'
import { useSettled } from '../routing/settled.ts'

const loadBell = () => import('./notification-bell/notification-bell.tsx')
const NotificationBell = lazy(() => loadBell().catch(loadBell))
const loadNotices = () => import(/* webpackChunkName: "versions" */ '../remotes/notices.tsx')
const Notices = lazy(() => loadNotices().catch(loadNotices))

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
        <Guarded key={id} id={id}>
          <Piece load={load} />
        </Guarded>
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
        <Guarded id="bell">
          <Suspense fallback={null}>
            <NotificationBell bell={bell} />
          </Suspense>
        </Guarded>
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
    <Guarded key={id} id={id}>
      <Suspense fallback={null}>
        <Overlay load={load} isFramed={isFramed} />
      </Suspense>
    </Guarded>
  ))
}

/** What the shell has to say of versions; nobody waits for it. */
export function VersionNotices({ isBare }: { isBare: boolean }) {
  return useSettled() ? (
    <Guarded id="notices">
      <Suspense fallback={null}>
        <Notices isBare={isBare} />
      </Suspense>
    </Guarded>
  ) : null
}

function Piece({ load }: { load: LazyComponent }) {
  const Content = lazyComponent(load)
  return <Content />
}

function Overlay({ load, isFramed }: { load: LazyComponent<OverlayProps> } & OverlayProps) {
  const Content = lazyComponent(load)
  return <Content isFramed={isFramed} />
}

/** A piece that fails is left out, and nothing else suffers. */
function Guarded({ id, children }: { id: string; children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ScreenBoundary where={`piece ${id}`} resetKey={key} fallback={() => null}>
      {children}
    </ScreenBoundary>
  )
}
