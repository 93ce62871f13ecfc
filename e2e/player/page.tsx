import { createQueryClient, QueryClientProvider } from '@portal/shared/query'
import { BrowserRouter } from '@portal/shared/router'
import { PortalProvider } from '@portal/shared/ui'
import { FilmPlayer, type FilmPlayerProps, secondOf } from '@portal/shared/video-player'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** How often the film has come to its end. */
    ends: number
    /** Lays something over the picture, or takes it away. */
    cover: (isCovered: boolean) => void
    /** Leaves the film, as another page does. */
    leave: () => void
  }
}

const assetId = '0f8e1c1e-5a3b-4a59-9d51-0000000000a1'

/** The player in a page of its own: its tests play, seek and press in it. */
function PlayerPage() {
  const [isCovered, setCovered] = useState(false)
  const [isThere, setThere] = useState(true)
  window.cover = setCovered
  window.leave = () => setThere(false)
  const film: FilmPlayerProps = {
    assetId,
    title: 'Forces',
    startAt: secondOf(new URLSearchParams(location.search).get('t')),
    overlay: isCovered ? <p>Over the picture</p> : null,
    onEnd: () => {
      window.ends += 1
    },
  }
  return (
    <main>
      <h1>Player</h1>
      <a href="#before">Before</a>
      {isThere ? <FilmPlayer {...film} /> : null}
      <a href="#after">After</a>
    </main>
  )
}

window.ends = 0
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <PortalProvider>
        <QueryClientProvider client={createQueryClient()}>
          <BrowserRouter>
            <PlayerPage />
          </BrowserRouter>
        </QueryClientProvider>
      </PortalProvider>
    </StrictMode>,
  )
}
