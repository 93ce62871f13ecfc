import { useLocation, useRoutes } from '@portal/shared/router'
import { Spinner } from '@portal/shared/ui'
import { Suspense } from 'react'
import { ErrorPage } from '../errors/index.ts'
import { signInScreens } from '../sign-in/index.ts'
import { BareScreen } from './bare-screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SignedIn } from './signed-in.tsx'
import { TokenGuard } from './token-guard.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const routes = [
  // Outside the frame and open to everybody.
  ...signInScreens.map((screen) => ({
    path: screen.path,
    element: <BareScreen key={screen.path} {...screen} />,
  })),
  // One for all the rest, because a remote's screens are known only at run time.
  { path: '*', element: <TokenGuard>{(claims) => <SignedIn claims={claims} />}</TokenGuard> },
]

/** All pages of the portal. */
export function PortalRoutes() {
  const { key } = useLocation()
  useScrollMemory()
  const page = useRoutes(routes)
  return (
    <ScreenBoundary where="the shell" resetKey={key} fallback={() => <ErrorPage type="error" />}>
      <Suspense fallback={<Spinner />}>{page}</Suspense>
    </ScreenBoundary>
  )
}
