import '@testing-library/jest-dom/vitest'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import type { Claims } from '../contract/claims.ts'
import type { Role } from '../contract/roles.ts'
import { createQueryClient, type QueryClient, QueryClientProvider } from '../query/index.ts'
import { createMemoryRouter, RouterProvider } from '../router/index.ts'
import type { ServerSettings } from '../session/index.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { PortalProvider } from '../ui/provider/portal-provider.tsx'
import { makeClaims } from './claims.ts'
import { type FakeCalls, type FakeNetwork, fakeNetwork } from './fake-network.ts'
import { fillJsdomGaps } from './jsdom-gaps.ts'
import { forgetSession, giveSettings, signInAs } from './session.ts'

export interface RenderScreenOptions {
  /** Who is signed in; a student unless said otherwise, nobody for `null`. */
  role?: Role | null
  /** Claims that differ from those of `makeClaims`. */
  claims?: Partial<Claims>
  settings?: Partial<ServerSettings>
  /** Address that is open, with its query; `/` unless said otherwise. */
  path?: string
  /** Route path of the screen, for `useParams`; matches everything unless said otherwise. */
  route?: string
  /** Answers of the network by call. */
  calls?: FakeCalls
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent
  client: QueryClient
  network: FakeNetwork
  /** The address that is open now. */
  address: () => string
}

/**
 * Renders a screen as it stands in the portal: theme, query client, router and session around it,
 * a fake network under it. Everything is put back when the test has finished. Addresses outside
 * `route` show an empty page, so `address()` tells where a link led.
 */
export function renderScreen(ui: ReactElement, options: RenderScreenOptions = {}): RenderedScreen {
  const { role = 'Student', claims, settings, path = '/', route = '*', calls } = options
  fillJsdomGaps()
  const network = fakeNetwork(calls)
  giveSettings(settings)
  forgetSession()
  if (role !== null) signInAs(makeClaims({ role, ...claims }))
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retryDelay: 1 },
    mutations: client.getDefaultOptions().mutations ?? {},
  })
  const elsewhere = route === '*' ? [] : [{ path: '*', element: null }]
  const router = createMemoryRouter([{ path: route, element: ui }, ...elsewhere], {
    initialEntries: [path],
  })
  onTestFinished(() => {
    cleanup()
    toast.clear()
    forgetSession()
    client.clear()
    network.restore()
  })
  const result = render(
    <PortalProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalProvider>,
  )
  return {
    ...result,
    user: userEvent.setup(),
    client,
    network,
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
  }
}
