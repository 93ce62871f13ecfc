import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
  type TabItem,
  Tabs,
  toast,
} from '@portal/shared/ui'
import { Pencil } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { newsOf } from './event.rules.ts'
import { EventBadges } from './event-badges.tsx'
import { EventOverview } from './event-overview.tsx'
import type { ShownEvent } from './events.queries.ts'

export interface GiverTabProps {
  event: ShownEvent
}

const tab = (load: Parameters<typeof part<GiverTabProps>>[0], failed: string) =>
  part<GiverTabProps>(load, { failed })

// What only those who give it need.
const Attendees = tab(() => import('./attendees-tab.tsx'), 'The attendees could not be loaded')
const Files = tab(() => import('./files-tab.tsx'), 'The files could not be loaded')
const Recording = tab(() => import('./recording-tab.tsx'), 'The recordings could not be loaded')
const Report = tab(() => import('./report-tab.tsx'), 'The report could not be loaded')

type TabId = 'overview' | 'attendees' | 'files' | 'recording' | 'report'

/** An event with its heading; tabs for those who give it, the page alone for all others. */
export function EventPage({ event }: GiverTabProps) {
  const [params, setParams] = useSearchParams()
  const role = useSession((session) => session.claims?.role)
  useNews(event)
  const later = (Tab: typeof Attendees) => (
    <Suspense fallback={<Skeleton minHeight="20rem" />}>
      <Tab event={event} />
    </Suspense>
  )
  const tabs: readonly TabItem<TabId>[] = [
    { id: 'overview', label: 'Overview', content: () => <EventOverview event={event} /> },
    {
      id: 'attendees',
      label: 'Attendees',
      count: event.registered,
      content: () => later(Attendees),
    },
    { id: 'files', label: 'Files', count: event.files.length, content: () => later(Files) },
    { id: 'recording', label: 'Recording', content: () => later(Recording) },
    { id: 'report', label: 'Report', content: () => later(Report) },
  ]
  const named = params.get('tab')
  const shown = tabs.find(({ id }) => id === named)?.id ?? 'overview'
  // Pages and searches are those of a tab.
  const show = (id: TabId) => setParams(id === 'overview' ? {} : { tab: id }, { replace: true })
  return (
    <Page>
      <PageHeader
        title={event.title}
        facts={<EventBadges event={event} />}
        actions={
          <>
            {role === 'Admin' ? (
              <LinkButton
                icon={<Pencil size={18} aria-hidden />}
                to={`${event.kind === 'course' ? '/courses' : '/seminars'}?edit=${event.id}`}
              >
                Edit
              </LinkButton>
            ) : null}
            {event.state === 'published' ? (
              <DownloadButton
                label="Download .ics"
                name={`${event.slug || event.kind}.ics`}
                get={() => call('GET /Event/Event/GetCalendarFile', { query: { id: event.id } })}
              />
            ) : null}
          </>
        }
      />
      {event.isGiver ? (
        <Tabs label={`About this ${event.kind}`} tabs={tabs} value={shown} onValue={show} />
      ) : (
        <EventOverview event={event} />
      )}
    </Page>
  )
}

/** Says what becomes of an event while its page is open. */
function useNews(event: ShownEvent) {
  const known = useRef(event)
  useEffect(() => {
    const news = newsOf(known.current, event)
    known.current = event
    if (news !== null) toast.info(news)
  }, [event])
}
