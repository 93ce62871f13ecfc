import type { LazyComponent } from '@portal/shared/contract'
import { Spinner } from '@portal/shared/ui'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from './screen-state.ts'
import { useArrivalFocus, useDocumentTitle } from './use-arrival.ts'

/** A page of the shell's own that stands outside the frame. */
export interface PublicScreen {
  path: string
  title: string
  load: LazyComponent
}

/** Shows such a page once its code is there. */
export function BareScreen({ title, load }: PublicScreen) {
  useDocumentTitle(title)
  const Content = lazyComponent(load)
  return (
    <Suspense fallback={<Spinner />}>
      <Arrived>
        <Content />
      </Arrived>
    </Suspense>
  )
}

function Arrived({ children }: { children: ReactNode }) {
  useArrivalFocus()
  return children
}
