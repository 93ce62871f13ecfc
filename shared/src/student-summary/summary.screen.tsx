import { part } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useParams, useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  Skeleton,
  SkeletonCards,
  SkeletonRegion,
  Stack,
  Tabs,
} from '@portal/shared/ui'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import {
  isNotThere,
  type Overview,
  summaryCalls,
  useOverview,
  writingReads,
} from './summary.queries.ts'
import { isStaff, wayBack } from './summary.rules.ts'
import { SummaryFacts } from './summary-facts.tsx'
import { summaryTabs } from './tabs.ts'

// Whoever only reads never loads it.
const StaffDrawers = part(() => import('./staff-drawers.tsx'), {
  failed: 'This could not be opened',
})

/** The page about one student: who it is and how things stand, and a tab for each side of it. */
export default function SummaryScreen() {
  const { id = '', dashboard = '' } = useParams()
  const role = useSession(({ claims }) => claims?.role)
  const overview = useOverview(id)
  useLiveReads('writing', writingReads)
  useLiveReads('tuition', summaryCalls)
  const back = wayBack(dashboard, role)
  const { data, error } = overview
  if (data === undefined) {
    return (
      <Page>
        <PageHeader title="Student summary" actions={<Back {...back} />} />
        {!overview.isError ? (
          <SkeletonRegion label="Loading the student">
            <Stack gap="6">
              <Skeleton minHeight="9rem" />
              <Skeleton height="11" />
              <SkeletonCards count={4} columns={2} />
            </Stack>
          </SkeletonRegion>
        ) : isNotThere(error) ? (
          <EmptyState illustration="search" level={2} title="This student is not there">
            The student may be somebody else’s, or the address is not complete.
          </EmptyState>
        ) : (
          <FailedState title="The student could not be loaded" onRetry={() => overview.refetch()}>
            {messageOf(error)}
          </FailedState>
        )}
      </Page>
    )
  }
  return <Summary key={id} overview={data} back={back} />
}

function Back({ to, label }: { to: string; label: string }) {
  return (
    <LinkButton to={to} size="sm" icon={<ArrowLeft size={16} aria-hidden />}>
      {label}
    </LinkButton>
  )
}

function Summary({ overview, back }: { overview: Overview; back: { to: string; label: string } }) {
  const role = useSession(({ claims }) => claims?.role)
  const [params, setParams] = useSearchParams()
  const { studentId, fullName, programName, yearGroup, schools } = overview
  const tabs = summaryTabs.filter(({ roles }) => role !== undefined && roles.includes(role))
  const open = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  // What a tab keeps in the address means nothing in another.
  const show = (tab: string) => setParams(tab === tabs[0]?.id ? {} : { tab }, { replace: true })
  return (
    <Page>
      <PageHeader
        title={fullName}
        description={[programName, `Year ${yearGroup}`, ...schools].join(' · ')}
        actions={<Back {...back} />}
      />
      <SummaryFacts overview={overview} />
      <Tabs
        label={`About ${fullName}`}
        {...(open && { value: open.id })}
        onValue={show}
        tabs={tabs.map(({ id, label, content: Content }) => ({
          id,
          label,
          content: () => (
            <Suspense fallback={<SkeletonCards count={4} columns={2} />}>
              <Content studentId={studentId} overview={overview} />
            </Suspense>
          ),
        }))}
      />
      {isStaff(role) ? (
        <Suspense fallback={null}>
          <StaffDrawers />
        </Suspense>
      ) : null}
    </Page>
  )
}
