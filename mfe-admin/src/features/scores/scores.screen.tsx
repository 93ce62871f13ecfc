import { pathTo } from '@portal/shared/contract'
import { lazyTab, part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { LinkButton, Page, PageHeader, Tabs } from '@portal/shared/ui'
import { ResultsTab } from './results-tab.tsx'

const PredictionsTab = part(() => import('./predictions-tab.tsx'), {
  failed: 'The figures could not be loaded',
})
const EnterTab = part(() => import('./enter-tab.tsx'), {
  failed: 'The grid could not be loaded',
})

const tabs = [
  { id: 'results', label: 'Results', content: () => <ResultsTab /> },
  lazyTab('predictions', 'Predictions', PredictionsTab),
  lazyTab('enter', 'Enter results', EnterTab),
]

/** Where a file of results is brought. */
const bringResults = `${pathTo('/accounts', {})}?tab=imports&bring=results`

/** Official results of admissions tests: a list, a grid to enter them, and how right predictions were. */
export default function ScoresScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'results'
  return (
    <Page>
      <PageHeader
        title="Official results"
        description="What students got in their tests, against what was predicted"
        actions={
          <>
            <LinkButton to={bringResults} variant="secondary">
              Import results
            </LinkButton>
            {tab !== 'enter' && <LinkButton to="?tab=enter">Enter results</LinkButton>}
          </>
        }
      />
      <Tabs
        label="Official results"
        value={tab}
        onValue={(id) => setParams(id === 'results' ? {} : { tab: id })}
        tabs={tabs}
      />
    </Page>
  )
}
