import {
  AccuracyCard,
  Announcements,
  EventListCard,
  LatestReportCard,
  ReadinessCard,
  TuitionCard,
  useGreeting,
} from '@portal/shared/progress'
import { useViewer } from '@portal/shared/session'
import {
  DashboardCell,
  DashboardTemplate,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { type Dashboard, useDashboard } from './dashboard.queries.ts'
import { FirstWeek } from './first-week.tsx'
import { HabitCard } from './habit-card.tsx'
import { NextStepCard } from './next-step.tsx'
import { PlanCard } from './plan-card.tsx'

/** The student's dashboard. */
export default function DashboardScreen() {
  const dashboard = useDashboard()
  const { title, today } = useGreeting(dashboard.data?.firstName)
  if (dashboard.data === undefined) {
    return (
      <Page>
        <PageHeader title={title} description={today} />
        <QueryRegion
          query={dashboard}
          failed="Your dashboard could not be loaded"
          skeleton={<SkeletonCards count={6} columns={2} />}
        >
          {() => null}
        </QueryRegion>
      </Page>
    )
  }
  return <Filled dashboard={dashboard.data} title={title} today={today} />
}

function Filled({
  dashboard,
  title,
  today,
}: {
  dashboard: Dashboard
  title: string
  today: string
}) {
  const hasQuestionBank = useViewer()?.claims.hasQuestionBank ?? false
  const practise = hasQuestionBank ? (
    <LinkButton to="/resources/question-bank/revise">Build a set</LinkButton>
  ) : undefined
  return (
    <DashboardTemplate
      title={title}
      description={today}
      next={
        <Stack gap="4">
          <Announcements items={dashboard.announcements} />
          {dashboard.isNew ? (
            <FirstWeek steps={dashboard.guide} />
          ) : (
            <NextStepCard dashboard={dashboard} />
          )}
        </Stack>
      }
    >
      <DashboardCell span={7}>
        <PlanCard dashboard={dashboard} />
      </DashboardCell>
      <DashboardCell span={5}>
        <TuitionCard
          hours={dashboard.tuition}
          nextSession={dashboard.nextSession}
          programName={dashboard.programName}
          withWhom={(session) => session.tutorName}
        />
      </DashboardCell>
      {dashboard.isNew ? null : (
        <>
          <DashboardCell span={7}>
            <AccuracyCard weeks={dashboard.accuracy} emptyAction={practise} />
          </DashboardCell>
          <DashboardCell span={5}>
            <ReadinessCard parts={dashboard.readiness} emptyAction={practise} />
          </DashboardCell>
          <DashboardCell span={7}>
            <LatestReportCard report={dashboard.latestReport} />
          </DashboardCell>
        </>
      )}
      <DashboardCell span={dashboard.isNew ? 12 : 5}>
        <Stack gap={{ base: '4', md: '6' }}>
          {dashboard.isNew ? null : (
            <HabitCard streak={dashboard.streak} activeTime={dashboard.activeTime} />
          )}
          <EventListCard events={dashboard.upcomingEvents} />
        </Stack>
      </DashboardCell>
    </DashboardTemplate>
  )
}
