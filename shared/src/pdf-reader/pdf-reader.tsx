import { part } from '@portal/shared/idle'
import { FailedState, Skeleton } from '@portal/shared/ui'
import { type ReactNode, Suspense } from 'react'
import type { PageOverlay } from './page-overlays.tsx'
import type { Marks } from './reader-types.ts'

export interface PdfReaderProps {
  /** Path of the file on the server: `/media/file/{id}/{name}`. Another one is another document. */
  path: string
  /** What the document is called. */
  title: string
  /** The page in sight, from 1; the first time, where it opens. Beyond the end it is the last one. */
  page: number
  /** Another page is in sight: for the address. */
  onPage: (page: number) => void
  /** The page has been in sight for 2 s, or the reader is left: for keeping it. */
  onSavePage?: ((page: number) => void) | undefined
  /** Own bookmarks; without them there is no tool for any. */
  marks?: Marks | undefined
  /** Where somebody was on another device, if that is further than here. Offered, never gone to. */
  otherPage?: number | undefined
  /** Leaves the reader; without it there is no way back in it. */
  onClose?: (() => void) | undefined
  /** What `onClose` does, in words; `Back` when left out. */
  closeLabel?: string
  /** In the place of the pages once the server has the file no more, or not for this person. */
  gone?: ReactNode
  /** Beside the title: a download, say. */
  actions?: ReactNode
  /** Drawn over each page. It lets the pointer through where its own style does not take it. */
  overlay?: PageOverlay | undefined
}

const Frame = part<PdfReaderProps>(() => import('./reader-frame.tsx'), {
  failed: ({ onRetry }) => <FailedState title="The reader could not be loaded" onRetry={onRetry} />,
})

/** A PDF to read. It fills the height that it is given. */
export function PdfReader(props: PdfReaderProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <Frame key={props.path} {...props} />
    </Suspense>
  )
}
