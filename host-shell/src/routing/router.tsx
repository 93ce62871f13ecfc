import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from '@portal/shared/router'
import { ErrorPage } from '../errors/index.ts'
import { signInScreens } from '../sign-in/index.ts'
import { BareScreen } from './bare-screen.tsx'
import { PortalPages } from './portal-pages.tsx'
import { TokenGuard } from './token-guard.tsx'

const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    errorElement: <ErrorPage type="error" />,
    children: [
      // Outside the frame and open to everybody (specification 2.2).
      ...signInScreens.map((screen) => ({
        path: screen.path,
        element: <BareScreen key={screen.path} {...screen} />,
      })),
      {
        path: '*',
        element: <TokenGuard>{(claims) => <PortalPages claims={claims} />}</TokenGuard>,
      },
    ],
  },
]

/** The portal's router; one catch-all route, because a remote's screens are known only at run time. */
export function createRouter() {
  return createBrowserRouter(routes)
}
