import { holds, pathTo } from '@portal/shared/contract'
import { LaterCards } from '@portal/shared/dashboard-cards'
import { part, WhenIdle } from '@portal/shared/idle'
import { withPosts } from '@portal/shared/posts'
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
  DashboardColumn,
  DashboardTemplate,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { dashboardCards } from '../../dashboard-cards.ts'
import { type Dashboard, useDashboard } from './dashboard.queries.ts'
import { FirstWeek } from './first-week.tsx'
import { HabitCard } from './habit-card.tsx'
import { NextStepCard } from './next-step.tsx'
import { PlanCard } from './plan-card.tsx'

// Not seen, so it comes after all that is.
const Live = part(() => import('./live.tsx'))

/** The student's dashboard. */
function DashboardScreen() {
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

export default withPosts(DashboardScreen)

function Filled({
  dashboard,
  title,
  today,
}: {
  dashboard: Dashboard
  title: string
  today: string
}) {
  const viewer = useViewer()
  const hasQuestionBank = viewer !== null && holds('questionBank')(viewer)
  const hasAnswers = dashboard.accuracy.some((week) => week.answered > 0)
  // Without the question bank there is nothing to draw, and never will be.
  const hasPractice = (hasQuestionBank || hasAnswers) && !dashboard.isNew
  const practise = <LinkButton to="/resources/question-bank/revise">Build a set</LinkButton>
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
          <LaterCards cards={dashboardCards} about={{ dashboard }} place="above" />
        </Stack>
      }
    >
      <DashboardColumn span={7}>
        <PlanCard dashboard={dashboard} />
        {hasPractice ? <AccuracyCard weeks={dashboard.accuracy} emptyAction={practise} /> : null}
      </DashboardColumn>
      <DashboardColumn span={5}>
        <TuitionCard
          hours={dashboard.tuition}
          nextSession={dashboard.nextSession}
          programName={dashboard.programName}
          withWhom={(session) => session.tutorName}
        />
        {dashboard.isNew ? null : (
          <HabitCard streak={dashboard.streak} activeTime={dashboard.activeTime} />
        )}
        {hasPractice ? <ReadinessCard parts={dashboard.readiness} emptyAction={practise} /> : null}
      </DashboardColumn>
      <DashboardCell span={12}>
        <EventListCard events={dashboard.upcomingEvents} />
      </DashboardCell>
      {dashboard.isNew ? null : (
        <DashboardCell span={12}>
          <LatestReportCard
            report={dashboard.latestReport}
            pathOf={(id) => pathTo('/tuition/tuition-reports/:id', { id })}
          />
        </DashboardCell>
      )}
      <LaterCards cards={dashboardCards} about={{ dashboard }} place="below" />
      <WhenIdle>
        <Live />
      </WhenIdle>
    </DashboardTemplate>
  )
}
