import { pathTo } from '@portal/shared/contract'
import { LaterCards } from '@portal/shared/dashboard-cards'
import { lazyTab, part } from '@portal/shared/idle'
import { AccuracyCard, ActivityLights, Announcements } from '@portal/shared/progress'
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
import { dashboardCards } from '../../dashboard-cards.ts'
import { AlertsCard } from './alerts-card.tsx'
import { type Operations, useOperations } from './operations.queries.ts'

const CalendarTab = part(() => import('./calendar/calendar-tab.tsx'), {
  failed: 'The calendar could not be loaded',
})

const JobsTab = part(() => import('./jobs/jobs-tab.tsx'), {
  failed: 'The jobs could not be loaded',
})

/** The audit dashboard's students, ordered or filtered. */
const studentsBy = (query: Readonly<Record<string, string>>) =>
  `/audit-dashboard?${new URLSearchParams(query)}`

const calendarTab = 'calendar'

/** Tabs beside today's, each with a script of its own. */
const lazyTabs = [lazyTab('jobs', 'Jobs', JobsTab), lazyTab(calendarTab, 'Calendar', CalendarTab)]

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
  const operations = useOperations()
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <QueryRegion
        query={operations}
        failed="Today’s numbers could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => (
          <>
            <Announcements items={data.announcements} />
            <Numbers operations={data} />
          </>
        )}
      </QueryRegion>
      {/* Last on the page: asked for when what stands above is there. */}
      {operations.isPending ? null : <LaterCards cards={dashboardCards} about={{}} />}
    </Stack>
  )
}

function Numbers({ operations }: { operations: Operations }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Card title="Today">
        <Stack gap="6">
          <Stats>
            <Stat
              label="Sessions today"
              value={operations.sessionsToday}
              to={studentsBy({ sort: 'nextSession' })}
            />
            <Stat
              label="Open alerts"
              value={operations.openAlerts}
              to={studentsBy({ attention: 'alerts' })}
            />
            <Stat
              label="Overdue alerts"
              value={operations.overdueAlerts}
              to={`${pathTo('/alerts', {})}?age=overdue`}
            />
            <Stat
              label="Reports late"
              value={operations.reportsLate}
              to={studentsBy({ attention: 'reports' })}
            />
            <Stat
              label="Flagged questions"
              value={operations.flaggedQuestions}
              to="/question-bank/question-admin/flagged-questions?state=open"
            />
            <Stat label="Bookings this week" value={operations.bookingsThisWeek} />
          </Stats>
          <ActivityLights
            lights={operations.lights}
            hrefFor={(light) => studentsBy({ activity: light, snoozed: 'no' })}
          />
        </Stack>
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
