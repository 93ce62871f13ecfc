import type { CallAnswer } from '@portal/shared/api'
import { SegmentedControl } from '@portal/shared/forms'
import { FullCalendar } from '@portal/shared/full-calendar'
import { useLiveReads } from '@portal/shared/live'
import { queryOf, useQuery } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, QueryRegion, SkeletonCards } from '@portal/shared/ui'
import { childrenIn } from './calendar.rules.ts'

const calendarCall = 'GET /Tution/parent/Tution/GetCalendarData'
const live = [calendarCall] as const

/** What is planned for all of a parent's children, or for one that the address names. */
export default function CalendarScreen() {
  const calendar = useQuery(queryOf(calendarCall))
  useLiveReads('tuition', live)
  return (
    <Page>
      <PageHeader title="Calendar" />
      <QueryRegion
        query={calendar}
        failed="The calendar could not be loaded"
        skeleton={<SkeletonCards count={1} columns={1} />}
      >
        {(entries) => <ChildrensCalendar entries={entries} />}
      </QueryRegion>
    </Page>
  )
}

function ChildrensCalendar({ entries }: { entries: CallAnswer<typeof calendarCall> }) {
  const [search, setSearch] = useSearchParams()
  const children = childrenIn(entries)
  const child = children.find(({ value }) => value === search.get('child'))?.value ?? ''
  const choose = (studentId: string) => {
    const next = new URLSearchParams(search)
    if (studentId === '') next.delete('child')
    else next.set('child', studentId)
    setSearch(next, { replace: true })
  }
  const hasSeveral = children.length > 1
  return (
    <FullCalendar
      entries={entries}
      hasNames={hasSeveral}
      studentId={child === '' ? undefined : child}
      filter={
        hasSeveral ? (
          <SegmentedControl
            label="Child"
            value={child}
            onValue={choose}
            options={[{ value: '', label: 'All' }, ...children]}
          />
        ) : undefined
      }
    />
  )
}
