import { type Claims, remoteOfRole, type Screen, type Viewer } from '@portal/shared/contract'
import { Navigate, useLocation, useRoutes } from '@portal/shared/router'
import { useSession, useViewer } from '@portal/shared/session'
import { Page, SkeletonCards, Spinner } from '@portal/shared/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useActiveTime } from '../active-time/use-active-time.ts'
import { ErrorPage } from '../errors/index.ts'
import { Frame, Overlays, VersionNotices } from '../frame/index.ts'
import { RemoteFailed } from '../remotes/remote-failed.screen.tsx'
import { useRemote } from '../remotes/use-remote.ts'
import { afterProgramme } from './after-programme.ts'
import { pageAccess } from './page-access.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { type FoundScreen, findScreen } from './screen-state.ts'
import { ScreenView } from './screen-view.tsx'
import { useDocumentTitle } from './use-arrival.ts'
import { Viewing } from './viewing.tsx'

const noScreens: readonly Screen[] = []

/**
 * Everything behind the token guard. What a remote's own rules throw (a menu entry's label, a
 * screen's title) takes its part of the page away, and never the frame.
 */
export function PortalPages({ claims }: { claims: Claims }) {
  const { key } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const name = remoteOfRole[claims.role]
  return (
    <ScreenBoundary
      key={attempt}
      where={name}
      resetKey={key}
      fallback={() => (
        <Frame remote={null} failed>
          <RemoteFailed name={name} onRetry={() => setAttempt(attempt + 1)} />
        </Frame>
      )}
    >
      <RemotePages claims={claims} />
    </ScreenBoundary>
  )
}

/** The role's remote, and the page that the address names. */
function RemotePages({ claims: { role } }: { claims: Claims }) {
  const { pathname } = useLocation()
  const viewer = useViewer()
  useActiveTime()
  const name = remoteOfRole[role]
  const state = useRemote(name)
  const hasEnded = useSession((session) => session.hasEnded)
  const loaded = state.status === 'ready' ? state.loaded.remote : null
  const remote = useMemo(
    () => (loaded && hasEnded ? afterProgramme(loaded) : loaded),
    [loaded, hasEnded],
  )
  const screens = useMemo(
    () => remote?.features.flatMap((feature) => feature.screens) ?? noScreens,
    [remote],
  )
  const found = useMemo(() => findScreen(screens, pathname), [screens, pathname])
  const access = pageAccess(pathname, role)

  const page = (): ReactNode => {
    if (hasEnded && remote && !found && access !== 'public') {
      return <Navigate to="/expired" replace />
    }
    if (access === 'closed slowly') return <ClosedSlowly />
    if (access === 'closed') return <Closed />
    if (state.status === 'failed') return <RemoteFailed name={name} onRetry={state.retry} />
    if (remote === null || viewer === null) {
      return (
        <Page>
          <SkeletonCards count={4} columns={2} />
        </Page>
      )
    }
    // What the portal's table does not know is for the remote's own roles.
    const isOpen = access !== 'unknown' || remote.roles.includes(role)
    if (found && isOpen) {
      const upgrades = screens.find(({ path }) => path === '/upgrades')
      const mayUpgrade = upgrades?.needs?.(viewer) ?? true
      return (
        <ScreenRoute
          {...found}
          viewer={viewer}
          upgradesPath={mayUpgrade ? upgrades?.path : undefined}
        />
      )
    }
    // A page for whoever is not signed in, which this remote has nothing to say at.
    if (access === 'public' && !hasEnded) return <Navigate to="/" replace />
    return <PageError />
  }
  const isBare = found?.screen.layout === 'bare' && !access.startsWith('closed')
  return (
    <Viewing>
      {isBare ? (
        page()
      ) : (
        <Frame remote={remote} failed={state.status === 'failed'}>
          {page()}
        </Frame>
      )}
      {remote ? <Overlays remote={remote} isFramed={!isBare} /> : null}
      <VersionNotices isBare={isBare} />
    </Viewing>
  )
}

/** The screen as a route of the router's, so that it reads its parameters from it. */
function ScreenRoute(props: FoundScreen & { viewer: Viewer; upgradesPath: string | undefined }) {
  const { screen } = props
  return useRoutes([{ path: screen.path, element: <ScreenView key={screen.id} {...props} /> }])
}

function PageError() {
  useDocumentTitle('Something went wrong')
  return <ErrorPage type="error" />
}

function Closed() {
  useDocumentTitle('This page is not available')
  return <ErrorPage type="unauthorized" />
}

/** Where a spinner stands for a page that is not for the role, nobody waits for ever. */
function ClosedSlowly() {
  const [isWaiting, setWaiting] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), 5_000)
    return () => clearTimeout(timer)
  }, [])
  useDocumentTitle('Curriculum')
  return isWaiting ? <Spinner label="Loading" /> : <Closed />
}
