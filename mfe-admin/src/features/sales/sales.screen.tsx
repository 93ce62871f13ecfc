import { pathTo } from '@portal/shared/contract'
import { useSearchParams } from '@portal/shared/router'
import { LinkButton, Page, PageHeader, Tabs } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { salesTabs } from './tabs.ts'

/** What is sold, invoiced and paid. */
export default function SalesScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = salesTabs.find(({ id }) => id === asked)?.id ?? 'bookings'
  return (
    <Page>
      <PageHeader
        title="Sales"
        description="What is sold, invoiced and paid"
        actions={
          <LinkButton
            variant="primary"
            icon={<Plus size={18} aria-hidden />}
            to={pathTo('/sales/new-customer', {})}
          >
            New customer
          </LinkButton>
        }
      />
      <Tabs
        label="Sales"
        value={tab}
        onValue={(id) => setParams(id === 'bookings' ? {} : { tab: id })}
        tabs={salesTabs}
      />
    </Page>
  )
}
