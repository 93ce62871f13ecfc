import { gradeText, gradeWords } from '@portal/shared/contract'
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
  DateText,
  EmptyState,
  FactList,
  Grid,
  LinkButton,
  ProgressBar,
} from '@portal/shared/ui'
import { reportPath } from '../tuition-reports/reports.rules.ts'
import { SimulationsCard } from './simulations-card.tsx'
import type { Overview } from './summary.queries.ts'
import { monthName } from './summary.rules.ts'
import type { SummaryTabProps } from './tabs.ts'

/** Latest simulations that stand beside the rest. */
const fewSimulations = 5

/** A student at a glance: curriculum, practice, readiness, simulations, latest report and card. */
export default function OverviewTab({ overview }: SummaryTabProps) {
  const role = useSession(({ claims }) => claims?.role)
  const { curriculum, latestReport, latestCard, simulations } = overview
  return (
    <Grid columns={12}>
      <DashboardColumn span={5}>
        <ReadinessCard parts={overview.readiness} />
        <SimulationsCard simulations={simulations.slice(0, fewSimulations)} />
      </DashboardColumn>
      <DashboardColumn span={7}>
        <AccuracyCard title="Practice" weeks={overview.accuracy} />
        <TopicsCard strongest={overview.strongestTopics} weakest={overview.weakestTopics} />
      </DashboardColumn>
      {curriculum === undefined ? null : (
        <DashboardCell span={12}>
          <CurriculumCard months={curriculum} />
        </DashboardCell>
      )}
      <DashboardCell span={12}>
        <LatestReportCard
          report={latestReport}
          // Staff have no page of a report; it opens over this one.
          pathOf={(id) => reportPath(role, id) ?? `?tab=tuition&read=${id}`}
        />
      </DashboardCell>
      <DashboardCell span={12}>
        <LatestCard card={latestCard} />
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

function LatestCard({ card }: { card: Overview['latestCard'] }) {
  if (card === null) {
    return (
      <Card title="Latest report card">
        <EmptyState compact title="No report card yet" illustration="chart">
          At the end of each term the tutors grade the student’s skills.
        </EmptyState>
      </Card>
    )
  }
  const { subject, tutorName, termName, submittedAt, grades, predictedGrade, test, comment } = card
  return (
    <Card
      title="Latest report card"
      description={
        <>
          {`${subject} with ${tutorName}, ${termName}, submitted `}
          <DateText moment={submittedAt} />
        </>
      }
      action={
        <LinkButton to="?tab=cards" size="sm">
          All report cards
        </LinkButton>
      }
    >
      <FactList
        items={[
          ...(predictedGrade === null
            ? []
            : [
                {
                  label: test === null ? 'Predicted grade' : `Predicted grade, ${test}`,
                  value: gradeText(predictedGrade),
                },
              ]),
          ...grades.map(({ skill, grade }) => ({
            label: skill,
            value: `${grade} of ${gradeWords.length}, ${(gradeWords[grade - 1] ?? '').toLowerCase()}`,
          })),
          { label: 'Comment', value: comment },
        ]}
      />
    </Card>
  )
}
