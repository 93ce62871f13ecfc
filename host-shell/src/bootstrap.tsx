import { remoteOfRole } from '@portal/shared/contract'
import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { RouterProvider } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { PortalProvider } from '@portal/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRemote } from './remotes/load-remote.ts'
import { report } from './report.ts'
import { PortalLink } from './routing/portal-link.tsx'
import { createRouter } from './routing/router.tsx'

// Before the first render, so that the remote's scripts and the frame's drawing go side by side.
const { claims } = useSession.getState()
if (claims) loadRemote(remoteOfRole[claims.role]).catch(() => undefined)

addEventListener('unhandledrejection', (event) => report('unhandled rejection', event.reason))

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')
const root = createRoot(element, {
  onUncaughtError: (error) => report('the shell failed', error),
  // Those that a boundary caught are reported there, with the screen's name.
  onCaughtError: () => undefined,
})
root.render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <PortalProvider link={PortalLink}>
        <RouterProvider router={createRouter()} />
      </PortalProvider>
    </QueryClientProvider>
  </StrictMode>,
)
