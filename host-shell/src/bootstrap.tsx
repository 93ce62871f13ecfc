import { loadClient } from '@portal/shared/api'
import { remoteOfRole } from '@portal/shared/contract'
import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { report } from '@portal/shared/report'
import { BrowserRouter, matchPath } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { PortalProvider } from '@portal/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readyFirstPage } from './routing/first-page.ts'
import { PortalLink } from './routing/portal-link.tsx'
import { PortalRoutes } from './routing/portal-routes.tsx'
import { whenSettled } from './routing/settled.ts'
import { loadSignedIn } from './routing/signed-in.tsx'
import { wearColours } from './routing/wear-colours.ts'
import { signInScreens } from './sign-in/index.ts'

/** Draws the portal; for somebody who is signed in once all of the shell is there. */
export async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  wearColours()
  const client = createQueryClient()
  const { claims, status } = useSession.getState()
  if (claims && status === 'signed-in') {
    // Side by side, and before the first render: the frame that the page came with stays until the
    // real one can be drawn. What fails here is tried again where it is needed, and said there.
    const page = readyFirstPage(remoteOfRole[claims.role])
    await loadSignedIn().catch(() => undefined)
    if (!isOwnScreen(location.pathname)) await page
  }
  const root = createRoot(element, {
    onUncaughtError: (error) => report('the shell failed', error),
    // Those that a boundary caught are reported there, with the screen's name.
    onCaughtError: () => undefined,
  })
  // Nobody waits for it, unless a call is made before; a failure is said by the next call.
  whenSettled(client)
    .then(loadClient)
    .catch(() => undefined)
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <PortalProvider link={PortalLink}>
          <BrowserRouter>
            <PortalRoutes />
          </BrowserRouter>
        </PortalProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** True for a page of the shell's own outside the frame, which needs no remote. */
function isOwnScreen(pathname: string): boolean {
  return signInScreens.some(({ path }) => matchPath(path, pathname) !== null)
}
