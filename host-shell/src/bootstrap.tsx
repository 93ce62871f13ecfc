import { remoteOfRole } from '@portal/shared/contract'
import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { report } from '@portal/shared/report'
import { BrowserRouter } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { PortalProvider } from '@portal/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRemote } from './remotes/load-remote.ts'
import { PortalLink } from './routing/portal-link.tsx'
import { PortalRoutes } from './routing/portal-routes.tsx'
import { loadSignedIn } from './routing/signed-in.tsx'

/** Draws the portal; for somebody who is signed in once all of the shell is there. */
export async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  const { claims } = useSession.getState()
  if (claims) {
    // Side by side, and before the first render: the frame that the page came with stays until the
    // real one can be drawn. What fails here is tried again where it is needed, and said there.
    loadRemote(remoteOfRole[claims.role]).catch(() => undefined)
    await loadSignedIn().catch(() => undefined)
  }
  const root = createRoot(element, {
    onUncaughtError: (error) => report('the shell failed', error),
    // Those that a boundary caught are reported there, with the screen's name.
    onCaughtError: () => undefined,
  })
  root.render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <PortalProvider link={PortalLink}>
          <BrowserRouter>
            <PortalRoutes />
          </BrowserRouter>
        </PortalProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
