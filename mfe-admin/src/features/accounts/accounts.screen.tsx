import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, Tabs } from '@portal/shared/ui'
import { tabs } from './tabs.ts'

/** People of every role, schools, and what was done. */
export default function AccountsScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const [first] = tabs
  const tab = tabs.find(({ id }) => id === asked)?.id ?? first?.id ?? ''
  return (
    <Page>
      <PageHeader title="Accounts" description="People, schools, and what was done by whom" />
      <Tabs
        label="Accounts"
        value={tab}
        onValue={(id) => setParams(id === first?.id ? {} : { tab: id })}
        tabs={tabs}
      />
    </Page>
  )
}
