import { type OrderedGroup, OrderedList } from '@portal/shared/ordering'
import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { PortalProvider } from '@portal/shared/ui'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Every order that was saved. */
    saved: string[]
  }
}

const long = 'Forces, and what follows from them in the long run'.repeat(4).slice(0, 200)
const start: readonly OrderedGroup<string>[] = [
  { id: 'm', label: 'Mechanics', rows: ['Energy', long, 'Moments'] },
  { id: 'w', label: 'Waves', rows: ['Light', 'Sound'] },
  { id: 'f', label: 'Fields', rows: [] },
]
window.saved = []

/** Rows in groups, in a page of their own: its tests drag, press and tap in it. */
function OrderingPage() {
  const [groups, setGroups] = useState(start)
  return (
    <main>
      <h1>Ordering</h1>
      <OrderedList
        label="Topics"
        groups={groups}
        rowKey={(name) => name}
        rowName={(name) => name}
        onOrder={async (order) => {
          const initials = order.map(({ keys }) => keys.map(([first]) => first).join(''))
          window.saved.push(initials.join(' '))
          setGroups(start.map((group, at) => ({ ...group, rows: order[at]?.keys ?? [] })))
        }}
      />
      <a href="#after">After</a>
    </main>
  )
}

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <PortalProvider>
        <QueryClientProvider client={createQueryClient()}>
          <OrderingPage />
        </QueryClientProvider>
      </PortalProvider>
    </StrictMode>,
  )
}
