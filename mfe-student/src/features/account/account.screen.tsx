import { AccountSections } from '@portal/shared/account'
import { part } from '@portal/shared/idle'
import { leavePage, useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, SkeletonCards, Surface, Tabs } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { type ReactNode, Suspense } from 'react'
import { type AccountTab, tabOf, withTab } from './account.rules.ts'
import { EsatSection } from './esat-section.tsx'
import { KeysSection } from './keys-section.tsx'

const ApplicationTab = part(() => import('./application-tab.tsx'), {
  failed: 'Your application could not be loaded',
})

const CalendarTab = part(() => import('./calendar-tab.tsx'), {
  failed: 'Your calendar could not be loaded',
})

const BookingsSection = part(() => import('./bookings-section.tsx'), {
  failed: 'Your bookings could not be loaded',
})

const title = 'My application and account'

/** The student's application, calendar and account, as tabs that the address names. */
export default function AccountScreen() {
  const [search, setSearch] = useSearchParams()
  const open = (tab: AccountTab) =>
    leavePage(() => setSearch(withTab(search, tab), { replace: true }))
  return (
    <Page gap={{ base: '4', md: '6' }}>
      <PageHeader title={title} />
      <Tabs<AccountTab>
        label={title}
        value={tabOf(search)}
        onValue={open}
        tabs={[
          { id: 'application', label: 'Application', content: () => lazily(<ApplicationTab />) },
          { id: 'calendar', label: 'Calendar', content: () => lazily(<CalendarTab />) },
          { id: 'account', label: 'Account', content: () => <AccountTabContent /> },
        ]}
      />
    </Page>
  )
}

const lazily = (content: ReactNode) => (
  <Suspense fallback={<SkeletonCards count={2} columns={1} />}>{content}</Suspense>
)

function AccountTabContent() {
  return (
    <Surface padding={{ base: '4', md: '8' }}>
      <AccountSections>
        <EsatSection />
        <OwnBookingsSection />
        <KeysSection />
      </AccountSections>
    </Surface>
  )
}

/** Bookings and what they cost, for the student alone: who views the portal as one has them elsewhere. */
function OwnBookingsSection() {
  if (useReadOnly() !== null) return null
  return (
    <Suspense fallback={<SkeletonCards count={1} columns={1} />}>
      <BookingsSection />
    </Suspense>
  )
}
