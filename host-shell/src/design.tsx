import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { BrowserRouter } from '@portal/shared/router'
import { PortalProvider } from '@portal/shared/ui'
import { DesignPage } from '@portal/shared/ui-showcase'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** The page of `npm run dev` that shows every token and component; no part of the portal itself. */
const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')
createRoot(element).render(
  <StrictMode>
    <PortalProvider>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <main>
            <DesignPage />
          </main>
        </BrowserRouter>
      </QueryClientProvider>
    </PortalProvider>
  </StrictMode>,
)
