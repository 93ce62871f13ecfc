import { type Mark, PdfReader, pageOfAddress } from '@portal/shared/pdf-reader'
import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { BrowserRouter, useSearchParams } from '@portal/shared/router'
import { PortalProvider } from '@portal/shared/ui'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Pages that were kept, in turn. */
    savedPages: number[]
    /** Leaves the reader, as another page does. */
    leave: () => void
  }
}

/** The reader in a page of its own, with bookmarks that the page keeps. */
function ReaderPage() {
  const [query, setQuery] = useSearchParams()
  const [list, setList] = useState<readonly Mark[]>([])
  const [isThere, setThere] = useState(true)
  window.leave = () => setThere(false)
  const file = query.get('file') ?? 'book'
  const other = query.get('other')
  return (
    <main style={{ height: '100dvh' }}>
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Reader</h1>
      {isThere ? (
        <PdfReader
          path={`/media/file/${file}/file.pdf`}
          title={query.get('title') ?? 'Mechanics, from the beginning'}
          page={pageOfAddress(query)}
          onPage={(page) =>
            setQuery(
              (before) => {
                before.set('page', String(page))
                return before
              },
              { replace: true },
            )
          }
          onSavePage={(page) => window.savedPages.push(page)}
          onClose={() => setThere(false)}
          otherPage={other === null ? undefined : Number(other)}
          marks={
            query.has('plain')
              ? undefined
              : {
                  list,
                  onAdd: async (page, note) =>
                    setList([...list, { id: crypto.randomUUID(), page, note }]),
                  onChange: async (id, note) =>
                    setList(list.map((mark) => (mark.id === id ? { ...mark, note } : mark))),
                  onRemove: async (id) => setList(list.filter((mark) => mark.id !== id)),
                }
          }
        />
      ) : (
        <p>The reader was left</p>
      )}
    </main>
  )
}

window.savedPages = []
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <PortalProvider>
        <QueryClientProvider client={createQueryClient()}>
          <BrowserRouter>
            <ReaderPage />
          </BrowserRouter>
        </QueryClientProvider>
      </PortalProvider>
    </StrictMode>,
  )
}
