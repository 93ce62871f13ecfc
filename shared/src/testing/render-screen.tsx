import '@testing-library/jest-dom/vitest'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactElement, useLayoutEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { Claims } from '../contract/claims.ts'
import type { Role } from '../contract/roles.ts'
import { leaveQuestion } from '../leaving/unsaved.ts'
import { createQueryClient, type QueryClient, QueryClientProvider } from '../query/index.ts'
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
  })
  let address = path
  onTestFinished(() => {
    cleanup()
    toast.clear()
    leaveQuestion.drop()
    forgetSession()
    client.clear()
    network.restore()
  })
  const result = render(
    <PortalProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={route} element={ui} />
            {route === '*' ? null : <Route path="*" element={null} />}
          </Routes>
          <Witness
            onAddress={(now) => {
              address = now
            }}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </PortalProvider>,
  )
  return {
    ...result,
    user: userEvent.setup(),
    client,
    network,
    address: () => address,
  }
}

/** Tells the address that is open. */
function Witness({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => onAddress(pathname + search + hash))
  return null
}
