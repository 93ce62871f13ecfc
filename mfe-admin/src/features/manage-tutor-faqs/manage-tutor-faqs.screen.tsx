import { part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, SkeletonList, Tabs } from '@portal/shared/ui'
import { type ReactNode, Suspense } from 'react'
import FaqsTab from './faqs-tab.tsx'

const MessagesTab = part(() => import('./messages-tab.tsx'), {
  failed: 'The messages could not be loaded',
})

const tabs = [
  { id: 'tutors', label: 'Tutors', content: () => <FaqsTab key="tutor" audience="tutor" /> },
  {
    id: 'students',
    label: 'Students',
    content: () => <FaqsTab key="student" audience="student" />,
  },
  { id: 'schools', label: 'Schools', content: () => <FaqsTab key="school" audience="school" /> },
  { id: 'messages', label: 'Messages', content: () => lazily(<MessagesTab />) },
] as const

const lazily = (content: ReactNode) => (
  <Suspense fallback={<SkeletonList rows={8} />}>{content}</Suspense>
)

/** Answers to frequent questions by audience, and what people write to us. */
export default function ManageTutorFaqsScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'tutors'
  return (
    <Page>
      <PageHeader
        title="FAQs and messages"
        description="What people find on their help page, and what they write to us"
      />
      <Tabs
        label="FAQs and messages"
        value={tab}
        onValue={(id) => setParams(id === 'tutors' ? {} : { tab: id })}
        tabs={tabs}
      />
    </Page>
  )
}
