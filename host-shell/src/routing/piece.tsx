import type { LazyComponent } from '@portal/shared/contract'
import { useLocation } from '@portal/shared/router'
import type { ReactNode } from 'react'
import { ScreenBoundary } from './screen-boundary.tsx'
import { lazyComponent } from './screen-state.ts'

interface PieceProps<P> {
  /** For the report of a failure. */
  where: string
  load: LazyComponent<P>
  props: P
  /** What stands there when it cannot be had; nothing when left out. */
  fallback?: ReactNode
}

/**
 * A piece of the frame, inside `Suspense`: one that fails is left out until another page is opened,
 * and nothing else suffers.
 */
export function Piece<P extends object>({ where, fallback, ...loaded }: PieceProps<P>) {
  const { key } = useLocation()
  return (
    <ScreenBoundary where={where} resetKey={key} load={loaded.load} fallback={() => fallback}>
      <Loaded {...loaded} />
    </ScreenBoundary>
  )
}

function Loaded<P extends object>({ load, props }: Pick<PieceProps<P>, 'load' | 'props'>) {
  const Content = lazyComponent(load)
  return <Content {...props} />
}
