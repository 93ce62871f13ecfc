import { part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Page, SkeletonText } from '@portal/shared/ui'
import { Suspense } from 'react'
import { PiecesList } from './list/pieces-list.tsx'

const Piece = part(() => import('./piece/piece-page.tsx'), {
  failed: 'The piece could not be loaded',
})

/** Essays and personal statements: the list of them, or the one that the address names. */
export default function SubmissionsScreen() {
  const [params] = useSearchParams()
  const piece = params.get('piece')
  if (piece === null) return <PiecesList />
  return (
    <Suspense
      fallback={
        <Page>
          <SkeletonText lines={8} />
        </Page>
      }
    >
      <Piece key={piece} id={piece} />
    </Suspense>
  )
}
