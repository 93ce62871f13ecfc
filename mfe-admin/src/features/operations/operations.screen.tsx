import { lazyTab, part } from '@portal/shared/idle'
import { AccuracyCard, Announcements } from '@portal/shared/progress'
import { useSearchParams } from '@portal/shared/router'
import {
  Card,
  DashboardCell,
  Grid,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
  Stat,
  Stats,
  Tabs,
} from '@portal/shared/ui'
import { AlertsCard } from './alerts-card.tsx'
import { type Operations, useOpenWork, useOperations } from './operations.queries.ts'
import { OpenWorkCard } from './today/open-work.tsx'

const CalendarTab = part(() => import('./calendar/calendar-tab.tsx'), {
  failed: 'The calendar could not be loaded',
})

const JobsTab = part(() => import('./jobs/jobs-tab.tsx'), {
  failed: 'The jobs could not be loaded',
})

const SettingsTab = part(() => import('./settings/settings-tab.tsx'), {
  failed: 'The settings could not be loaded',
})

const LateTab = part(() => import('./late/late-tab.tsx'), {
  failed: 'The late reports could not be loaded',
})

const MailTab = part(() => import('./mail/mail-tab.tsx'), {
  failed: 'The mails could not be loaded',
})

const calendarTab = 'calendar'

/** Tabs beside today's, each with a script of its own. */
const lazyTabs = [
  lazyTab('late', 'Late reports', LateTab),
  lazyTab('jobs', 'Jobs', JobsTab),
  lazyTab('mail', 'Mail', MailTab),
  lazyTab(calendarTab, 'Calendar', CalendarTab),
  lazyTab('settings', 'Settings', SettingsTab),
]

/** The admin's first page. */
export default function OperationsScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = lazyTabs.find(({ id }) => id === asked)?.id ?? 'today'
  return (
    <Page>
      <PageHeader title="Operations" description="What needs a person today" />
      <Tabs
        label="Operations"
        value={tab}
        onValue={(id) => setParams(id === 'today' ? {} : { tab: id })}
        tabs={[{ id: 'today', label: 'Today', content: () => <Today /> }, ...lazyTabs]}
      />
    </Page>
  )
}

function Today() {
  const work = useOpenWork()
  const operations = useOperations()
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {operations.data === undefined ? null : (
        <Announcements items={operations.data.announcements} />
      )}
      <QueryRegion
        query={work}
        failed="What waits could not be loaded"
        skeleton={<SkeletonCards count={1} columns={1} />}
      >
        {({ cards }) => <OpenWorkCard cards={cards} />}
      </QueryRegion>
      <QueryRegion
        query={operations}
        failed="Today’s numbers could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => <Numbers operations={data} />}
      </QueryRegion>
    </Stack>
  )
}

function Numbers({ operations }: { operations: Operations }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Card title="Today">
        <Stats>
          <Stat
            label="Sessions today"
            value={operations.sessionsToday}
            to="/audit-dashboard?sort=nextSession"
          />
        </Stats>
      </Card>
      <Grid columns={12}>
        <DashboardCell span={7}>
          <AccuracyCard title="Answers in the question bank" weeks={operations.answersThisWeek} />
        </DashboardCell>
        <DashboardCell span={5}>
          <AlertsCard alerts={operations.alertsByType} />
        </DashboardCell>
      </Grid>
    </Stack>
  )
}
