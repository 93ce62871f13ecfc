import { part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { SkeletonCards } from '@portal/shared/ui'
import { Suspense } from 'react'
import { PapersPage } from './papers-page.tsx'

const PaperPage = part(() => import('./paper-page.tsx'), {
  failed: 'The paper could not be loaded',
})

/** All papers, or the one that the address names. */
export default function ExamsScreen() {
  const [params] = useSearchParams()
  const paperId = Number(params.get('paper'))
  if (!Number.isInteger(paperId) || paperId < 1) return <PapersPage />
  return (
    <Suspense fallback={<SkeletonCards count={2} columns={1} />}>
      <PaperPage paperId={paperId} />
    </Suspense>
  )
}
