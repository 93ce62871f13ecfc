import { lazyTab, part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, Tabs } from '@portal/shared/ui'
import UpgradesTab from './upgrades-tab.tsx'

const RequestsTab = part(() => import('./requests-tab.tsx'), {
  failed: 'The requests could not be loaded',
})

const tabs = [
  { id: 'upgrades', label: 'Upgrades', content: () => <UpgradesTab /> },
  lazyTab('requests', 'Requests', RequestsTab),
]

/** What students can add to their programmes, and what they ask for. */
export default function UpgradesScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'upgrades'
  return (
    <Page>
      <PageHeader
        title="Upgrades"
        description="What students can add to their programmes, and what they ask for"
      />
      <Tabs
        label="Upgrades"
        value={tab}
        onValue={(id) => setParams(id === 'upgrades' ? {} : { tab: id })}
        tabs={tabs}
      />
    </Page>
  )
}
