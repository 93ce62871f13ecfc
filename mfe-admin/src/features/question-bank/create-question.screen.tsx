import { part } from '@portal/shared/idle'
import { Page, PageHeader, SkeletonText } from '@portal/shared/ui'
import { Suspense } from 'react'

const CreateEditor = part(() => import('./editor/create-editor.tsx'), {
  failed: 'The editor could not be loaded',
})

/** Makes a question. */
export default function CreateQuestionScreen() {
  return (
    <Suspense
      fallback={
        <Page>
          <PageHeader title="Create a question" />
          <SkeletonText lines={12} />
        </Page>
      }
    >
      <CreateEditor />
    </Suspense>
  )
}
