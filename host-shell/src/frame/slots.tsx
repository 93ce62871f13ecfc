import type { Remote, Viewer } from '@portal/shared/contract'
import { matchPath, useLocation } from '@portal/shared/router'
import { Suspense } from 'react'
import { ScreenBoundary } from '../routing/screen-boundary.tsx'
import { lazyComponent } from '../routing/screen-state.ts'

interface Piece {
  id: string
  load: Parameters<typeof lazyComponent>[0]
}

interface SlotProps {
  remote: Remote
  viewer: Viewer
}

/** What the remote adds to the top bar on this page: legends, buttons, counters (specification 2.6). */
export function TopBarPieces({ remote, viewer }: SlotProps) {
  const { pathname } = useLocation()
  const pieces = remote.features
    .flatMap((feature) => feature.topBar ?? [])
    .filter(({ roles }) => roles?.includes(viewer.claims.role) ?? true)
    .filter(({ paths }) => paths.some((path) => matchPath(path, pathname)))
    .sort((a, b) => a.place - b.place)
  return <Pieces pieces={pieces} />
}

/** The role's notification bell. */
export function Bells({ remote }: { remote: Remote }) {
  const pieces = remote.features.flatMap(({ id, bell }) =>
    bell === undefined ? [] : [{ id, load: bell.load }],
  )
  return <Pieces pieces={pieces} />
}

/** Modals that may open over the frame; each decides itself when it shows. */
export function Overlays({ remote }: { remote: Remote }) {
  const pieces = remote.features
    .flatMap((feature) => feature.overlays ?? [])
    .sort((a, b) => a.place - b.place)
  return <Pieces pieces={pieces} />
}

/** A piece that fails or is slow is left out, and nothing else suffers. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const { key } = useLocation()
  return pieces.map(({ id, load }) => {
    const Content = lazyComponent(load)
    return (
      <ScreenBoundary key={id} where={`piece ${id}`} resetKey={key} fallback={() => null}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </ScreenBoundary>
    )
  })
}
