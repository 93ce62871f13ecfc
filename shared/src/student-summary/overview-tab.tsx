import {
  AccuracyCard,
  LatestReportCard,
  ReadinessCard,
  shareDone,
  TopicsCard,
} from '@portal/shared/progress'
import { useSession } from '@portal/shared/session'
import {
  Card,
  DashboardCell,
  DashboardColumn,
  EmptyState,
  Grid,
  ProgressBar,
} from '@portal/shared/ui'
import { monthName } from '../curriculum/month.rules.ts'
import { StudentTargets } from '../targets/student-targets.tsx'
import { reportPath } from '../tuition-reports/reports.rules.ts'
import { HomeworkCard } from './homework-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { SimulationsCard } from './simulations-card.tsx'
import type { Overview } from './summary.queries.ts'
import type { SummaryTabProps } from './tabs.ts'
import { TeachingCard } from './teaching-card.tsx'

/** Latest simulations that stand beside the rest. */
const fewSimulations = 5

/** A student at a glance: curriculum, practice, readiness, simulations, latest report and card. */
export default function OverviewTab({ overview }: SummaryTabProps) {
  const role = useSession(({ claims }) => claims?.role)
  const { curriculum, latestReport, latestCard, simulations } = overview
  // Staff have no page of a report; it opens over this one.
  const pathOfReport = (id: string) => reportPath(role, id) ?? `?tab=tuition&read=${id}`
  return (
    <Grid columns={12}>
      <DashboardColumn span={5}>
        <ReadinessCard parts={overview.readiness} keepsHeight />
        <SimulationsCard simulations={simulations.slice(0, fewSimulations)} />
      </DashboardColumn>
      <DashboardColumn span={7}>
        <AccuracyCard title="Practice" weeks={overview.accuracy} />
        <TopicsCard strongest={overview.strongestTopics} weakest={overview.weakestTopics} />
      </DashboardColumn>
      <DashboardCell span={12}>
        <TeachingCard academy={overview.academy} events={overview.events} />
      </DashboardCell>
      <DashboardCell span={12}>
        <HomeworkCard openHomework={overview.openHomework} pathOf={pathOfReport} />
      </DashboardCell>
      {role === 'School Manager' ? null : (
        <DashboardCell span={12}>
          <StudentTargets studentId={overview.studentId} />
        </DashboardCell>
      )}
      {curriculum === undefined ? null : (
        <DashboardCell span={12}>
          <CurriculumCard months={curriculum} />
        </DashboardCell>
      )}
      <DashboardCell span={12}>
        <LatestReportCard report={latestReport} pathOf={pathOfReport} />
      </DashboardCell>
      <DashboardCell span={12}>
        <LatestCard card={latestCard} allAt="?tab=cards" />
      </DashboardCell>
    </Grid>
  )
}

function CurriculumCard({ months }: { months: NonNullable<Overview['curriculum']> }) {
  return (
    <Card title="Curriculum" description="Items ticked off, by month">
      {months.length === 0 ? (
        <EmptyState compact title="No curriculum yet">
          The months’ plans appear here once they are set.
        </EmptyState>
      ) : (
        <Grid columns={3}>
          {months.map(({ month, ...of }) => (
            <ProgressBar
              key={month}
              label={monthName(month)}
              value={shareDone(of)}
              text={`${of.completed} of ${of.total}`}
            />
          ))}
        </Grid>
      )}
    </Card>
  )
}
