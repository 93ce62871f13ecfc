import { type ListCall, type ListDefinition, useList } from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, Tabs } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { EventCards } from './event-cards.tsx'
import { courseList, seminarList } from './event-lists.ts'
import {
  type EventCardData,
  type EventKind,
  eventReads,
  useDegreeGroups,
} from './events.queries.ts'

export interface EventListPageProps {
  kind: EventKind
  description: string
  /** Buttons and links of the role. */
  actions?: ReactNode
}

/** Seminars or courses as learners see them: what is to come, what runs now first, and what is over. */
export function EventListPage({ kind, description, actions }: EventListPageProps) {
  const [params, setParams] = useSearchParams()
  useLiveReads('events', eventReads)
  const shown = params.get('tab') === 'past' ? 'past' : 'upcoming'
  const show = (tab: 'upcoming' | 'past') => {
    const next = new URLSearchParams(params)
    next.delete('page')
    next.delete('tab')
    if (tab === 'past') next.set('tab', tab)
    setParams(next, { replace: true })
  }
  const List = kind === 'seminar' ? Seminars : Courses
  return (
    <Page>
      <PageHeader
        title={kind === 'seminar' ? 'Seminars' : 'Courses'}
        description={description}
        actions={actions}
      />
      <Tabs
        label={kind === 'seminar' ? 'Which seminars' : 'Which courses'}
        value={shown}
        onValue={show}
        tabs={[
          { id: 'upcoming', label: 'Upcoming', content: () => <List key="next" tab="upcoming" /> },
          { id: 'past', label: 'Past', content: () => <List key="past" tab="past" /> },
        ]}
      />
    </Page>
  )
}

interface TabProps {
  tab: 'upcoming' | 'past'
}

const Seminars = ({ tab }: TabProps) => (
  <Listed kind="seminar" definition={seminarList(tab, useDegreeGroups().data)} />
)

const Courses = ({ tab }: TabProps) => (
  <Listed kind="course" definition={courseList(tab, useDegreeGroups().data)} />
)

function Listed<K extends ListCall>(props: {
  kind: EventKind
  definition: ListDefinition<K, EventCardData>
}) {
  return <EventCards kind={props.kind} list={useList(props.definition)} />
}
