import { useSearchParams } from '@portal/shared/router'
import { LinkButton, Page, PageHeader, Tabs } from '@portal/shared/ui'
import { ErrorLogPart } from './error-log.tsx'
import { PastSetsList } from './past-sets-list.tsx'
import { revisePath } from './question-bank.prefetch.ts'

/** What has been done: finished sets, and the log of what went wrong in them. */
export default function PastSetsScreen() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'errors' ? 'errors' : 'sets'
  return (
    <Page gap={{ base: '4', md: '6' }}>
      <PageHeader
        title={tab === 'errors' ? 'Error log' : 'Past sets'}
        actions={
          <LinkButton to={revisePath} variant="primary">
            Build a set
          </LinkButton>
        }
      />
      <Tabs
        label="Past work"
        value={tab}
        onValue={(id) => setParams(id === 'errors' ? { tab: id } : {})}
        tabs={[
          { id: 'sets', label: 'Past sets', content: () => <PastSetsList /> },
          { id: 'errors', label: 'Error log', content: () => <ErrorLogPart /> },
        ]}
      />
    </Page>
  )
}
