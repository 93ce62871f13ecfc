import { Desk } from '@portal/shared/desk'
import { lazyTab, part } from '@portal/shared/idle'
import { useSession } from '@portal/shared/session'
import {
  bankTab,
  MarkMostUrgent,
  markersTab,
  Queue,
  SubmissionsTabs,
  useOpenItem,
} from '@portal/shared/submissions'
import { Page, PageHeader } from '@portal/shared/ui'

const TasksTab = part(() => import('./tasks-tab.tsx'), {
  failed: 'The tasks could not be loaded',
})

/** What is to be marked, what can be set, and one’s own comments; for senior tutors who marks, too. */
export default function SubmissionsScreen() {
  const isSenior = useSession(({ claims }) => claims?.role === 'Senior Tutor')
  const { itemId, open, close } = useOpenItem()
  if (itemId !== null) return <Desk itemId={itemId} onClose={close} onNext={open} />
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
          bankTab('My comments'),
          ...(isSenior ? [markersTab] : []),
        ]}
      />
    </Page>
  )
}
