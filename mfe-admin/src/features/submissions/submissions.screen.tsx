import { Desk } from '@portal/shared/desk'
import { lazyTab, part } from '@portal/shared/idle'
import { recordFilter } from '@portal/shared/lists'
import {
  bankTab,
  markersTab,
  Queue,
  SubmissionsTabs,
  useOpenItem,
} from '@portal/shared/submissions'
import { Page, PageHeader } from '@portal/shared/ui'
import { schools } from '../../schools/schools.queries.ts'

const TasksTab = part(() => import('./tasks-tab.tsx'), {
  failed: 'The tasks could not be loaded',
})
const CriteriaTab = part(() => import('./criteria-tab.tsx'), {
  failed: 'The criteria could not be loaded',
})

const bySchool = [
  recordFilter(schools, {
    ...{ id: 'school', label: 'School', none: 'All schools' },
    query: (schoolId) => ({ schoolId }),
  }),
]

const tabs = [
  {
    ...{ id: 'queue', label: 'Submissions' },
    content: () => <Queue look="admin" more={bySchool} />,
  },
  markersTab,
  lazyTab('tasks', 'Tasks', TasksTab),
  lazyTab('criteria', 'Criteria', CriteriaTab),
  bankTab('Comments'),
]

/** All submissions, who marks them, what is set, and by what it is marked. */
export default function SubmissionsScreen() {
  const { itemId, open, close } = useOpenItem()
  if (itemId !== null) return <Desk itemId={itemId} onClose={close} onNext={open} />
  return (
    <Page>
      <PageHeader
        title="Submissions"
        description="Essays and personal statements, who marks them, and by what"
      />
      <SubmissionsTabs tabs={tabs} />
    </Page>
  )
}
