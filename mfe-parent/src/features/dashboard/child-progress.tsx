import { alertTypeName, pathTo } from '@portal/shared/contract'
import { LaterCards } from '@portal/shared/dashboard-cards'
import {
  AccuracyCard,
  activeTimeDelta,
  EventListCard,
  LatestReportCard,
  ReadinessCard,
  shareDone,
  TopicsCard,
  TuitionCard,
} from '@portal/shared/progress'
import {
  Badge,
  Card,
  DashboardCell,
  DashboardColumn,
  DateText,
  EmptyState,
  formatDuration,
  Grid,
  Heading,
  ProgressBar,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Stat,
  Stats,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { dashboardCards } from '../../dashboard-cards.ts'
import { type ChildDashboard, useChild } from './dashboard.queries.ts'

/** Everything about one child. */
export function ChildProgress({ studentId }: { studentId: string }) {
  const child = useChild(studentId)
  return (
    <QueryRegion
      query={child}
      failed="This child’s progress could not be loaded"
      skeleton={<SkeletonCards count={6} columns={2} />}
    >
      {(data) => <Filled child={data} />}
    </QueryRegion>
  )
}

function Filled({ child }: { child: ChildDashboard }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Row gap="3">
        <Heading level={2}>{child.fullName}</Heading>
        <Badge tone="brand">{child.programName}</Badge>
        {child.schoolName === null ? null : <Badge>{child.schoolName}</Badge>}
        <TextLink
          to={pathTo('/:dashboard/:id', { dashboard: 'parent-dashboard', id: child.studentId })}
        >
          All about {child.firstName}
        </TextLink>
      </Row>
      {child.openAlerts.length === 0 ? null : <AlertsCard alerts={child.openAlerts} />}
      <Grid columns={12}>
        <DashboardColumn span={5}>
          <TuitionCard
            hours={child.tuition}
            nextSession={child.nextSession}
            programName={child.programName}
            withWhom={(session) => session.tutorName}
          />
          <WeekCard child={child} />
          <ReadinessCard parts={child.readiness} />
        </DashboardColumn>
        <DashboardColumn span={7}>
          <AccuracyCard title="Practice" weeks={child.accuracy} />
          <TopicsCard strongest={child.strongestTopics} weakest={child.weakestTopics} />
        </DashboardColumn>
        <DashboardCell span={12}>
          <EventListCard events={child.upcomingEvents} />
        </DashboardCell>
        <DashboardCell span={12}>
          <LatestReportCard
            report={child.latestReport}
            pathOf={(id) => pathTo('/tuition-reports/report/:id', { id })}
          />
        </DashboardCell>
        <LaterCards cards={dashboardCards} about={{ studentId: child.studentId }} />
      </Grid>
    </Stack>
  )
}

function WeekCard({ child }: { child: ChildDashboard }) {
  const { activeTime, curriculum } = child
  return (
    <Card title="This week and month">
      <Stack gap="6">
        <Stats>
          <Stat
            label="Active this week"
            value={formatDuration(activeTime.thisWeekMs / 1000)}
            delta={activeTimeDelta(activeTime)}
          />
          <Stat label="Active last week" value={formatDuration(activeTime.lastWeekMs / 1000)} />
        </Stats>
        {curriculum.total === 0 ? (
          <EmptyState compact title="No curriculum this month">
            The month’s plan appears here once it is set.
          </EmptyState>
        ) : (
          <ProgressBar
            label="This month’s curriculum"
            value={shareDone(curriculum)}
            text={`${curriculum.completed} of ${curriculum.total}`}
          />
        )}
      </Stack>
    </Card>
  )
}

function AlertsCard({ alerts }: { alerts: ChildDashboard['openAlerts'] }) {
  return (
    <Card title="Open alerts" description="Concerns that the tutors are working on">
      <Stack as="ul" gap="4" listStyleType="none">
        {alerts.map((alert) => (
          <Stack as="li" key={alert.id} gap="1">
            <Row>
              <Badge tone="danger">{alertTypeName(alert.type)}</Badge>
              <Text as="span" size="sm" tone="muted">
                <DateText moment={alert.raisedAt} />
              </Text>
            </Row>
            <Text>{alert.note}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
