import { AccountSections } from '@portal/shared/account'
import { leavePage, useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, Surface, Tabs } from '@portal/shared/ui'
import { type Part, partOf } from './account.rules.ts'
import { CalendarPart } from './calendar-part.tsx'
import { EsatSection } from './esat-section.tsx'
import { KeysSection } from './keys-section.tsx'

/** The student's calendar and account, side by side as tabs that the address names. */
export default function AccountScreen() {
  const [search, setSearch] = useSearchParams()
  const open = (part: Part) =>
    leavePage(() => {
      const next = new URLSearchParams(search)
      if (part === 'calendar') next.delete('part')
      else next.set('part', part)
      setSearch(next, { replace: true })
    })
  return (
    <Page gap={{ base: '4', md: '6' }}>
      <PageHeader title="Calendar and account" />
      <Tabs<Part>
        label="Calendar and account"
        value={partOf(search)}
        onValue={open}
        tabs={[
          { id: 'calendar', label: 'Calendar', content: () => <CalendarPart /> },
          { id: 'account', label: 'Account', content: () => <AccountPart /> },
        ]}
      />
    </Page>
  )
}

function AccountPart() {
  return (
    <Surface padding={{ base: '4', md: '8' }}>
      <AccountSections>
        <EsatSection />
        <KeysSection />
      </AccountSections>
    </Surface>
  )
}
