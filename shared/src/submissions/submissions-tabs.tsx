import { useSearchParams } from '@portal/shared/router'
import { type TabItem, Tabs } from '@portal/shared/ui'

export interface SubmissionsTabsProps {
  /** The first one is open where the address names none. */
  tabs: readonly TabItem[]
}

/** The tabs of the page, by the address; each begins with a list that is not filtered. */
export function SubmissionsTabs({ tabs }: SubmissionsTabsProps) {
  const [params, setParams] = useSearchParams()
  const first = tabs[0]?.id ?? ''
  const asked = params.get('tab')
  const open = tabs.find(({ id }) => id === asked)?.id ?? first
  return (
    <Tabs
      label="Submissions"
      value={open}
      onValue={(id) => setParams(id === first ? {} : { tab: id })}
      tabs={tabs}
    />
  )
}
