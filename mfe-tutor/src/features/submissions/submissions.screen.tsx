import { lazyTab, part } from '@portal/shared/idle'
import { useSession } from '@portal/shared/session'
import { MarkMostUrgent, Queue, SubmissionsTabs, useOpenItem } from '@portal/shared/submissions'
import { Page, PageHeader, SkeletonCards } from '@portal/shared/ui'
import { Suspense } from 'react'

const Desk = part(() => import('./desk.tsx'), { failed: 'The desk could not be loaded' })
const TasksTab = part(() => import('./tasks-tab.tsx'), {
  failed: 'The tasks could not be loaded',
})
const BankTab = part(() => import('@portal/shared/submissions/bank'), {
  failed: 'The comments could not be loaded',
})
const MarkersTab = part(() => import('@portal/shared/submissions/markers'), {
  failed: 'The markers could not be loaded',
})

/** What is to be marked, what can be set, and one’s own comments; for senior tutors who marks, too. */
export default function SubmissionsScreen() {
  const isSenior = useSession(({ claims }) => claims?.role === 'Senior Tutor')
  const { itemId } = useOpenItem()
  if (itemId !== null) {
    return (
      <Suspense fallback={<SkeletonCards count={2} columns={2} />}>
        <Desk key={itemId} itemId={itemId} />
      </Suspense>
    )
  }
  return (
    <Page>
      <PageHeader
        title="Submissions"
        description="Essays and personal statements, the most urgent first"
        actions={<MarkMostUrgent />}
      />
      <SubmissionsTabs
        tabs={[
          {
            ...{ id: 'queue', label: 'Queue' },
            content: () => <Queue look={isSenior ? 'senior' : 'tutor'} />,
          },
          lazyTab('tasks', 'Tasks', TasksTab),
          lazyTab('bank', 'My comments', BankTab),
          ...(isSenior ? [lazyTab('markers', 'Markers', MarkersTab)] : []),
        ]}
      />
    </Page>
  )
}
