import { lazyTab, part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, Tabs } from '@portal/shared/ui'
import { TemplatesTab } from './templates-tab.tsx'

const StudentsTab = part(() => import('./students-tab.tsx'), {
  failed: 'The students could not be loaded',
})
const PublicationsTab = part(() => import('./publications-tab.tsx'), {
  failed: 'The publications could not be loaded',
})

const lazyTabs = [
  lazyTab('students', 'Students', StudentsTab),
  lazyTab('publications', 'Publications', PublicationsTab),
]

/** Monthly checklists: templates by programme, the lists of students, and what was published. */
export default function CurriculumScreen() {
  const [params, setParams] = useSearchParams()
  const tab = lazyTabs.find(({ id }) => id === params.get('tab'))?.id ?? 'templates'
  return (
    <Page>
      <PageHeader
        title="Curriculum"
        description="Written here by programme and month; students see what is published"
      />
      <Tabs
        label="Curriculum"
        value={tab}
        onValue={(id) => setParams(id === 'templates' ? {} : { tab: id })}
        tabs={[
          { id: 'templates', label: 'Templates', content: () => <TemplatesTab /> },
          ...lazyTabs,
        ]}
      />
    </Page>
  )
}
