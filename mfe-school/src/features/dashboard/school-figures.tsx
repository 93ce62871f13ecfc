import { AccuracyCard, ActivityLights, Announcements } from '@portal/shared/progress'
import {
  Card,
  DashboardCell,
  EmptyState,
  formatPercent,
  Grid,
  ProgressBar,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import type { SchoolSummary } from './dashboard.queries.ts'

/** Students, activity, attendance, hours and readiness of a school. */
export function SchoolFigures({ school }: { school: SchoolSummary }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Announcements items={school.announcements} />
      <Card title="At a glance">
        <Stack gap="6">
          <Stats>
            <Stat
              label="Students"
              value={school.students}
              hint={school.yearGroups
                .map((group) => `Year ${group.yearGroup}: ${group.students}`)
                .join(' · ')}
            />
            <Stat label="Hours delivered" value={school.hoursDelivered} unit="h" digits={2} />
            <Stat label="Hours this month" value={school.hoursThisMonth} unit="h" digits={2} />
            <Stat
              label="Attendance"
              value={
                school.attendance === null ? undefined : formatPercent(school.attendance / 100)
              }
            />
            <Stat label="Open alerts" value={school.openAlerts} />
          </Stats>
          <ActivityLights lights={school.lights} />
        </Stack>
      </Card>
      <Grid columns={12}>
        <DashboardCell span={7}>
          <AccuracyCard weeks={school.accuracy} />
        </DashboardCell>
        <DashboardCell span={5}>
          <PartsCard parts={school.parts} />
        </DashboardCell>
      </Grid>
    </Stack>
  )
}

function PartsCard({ parts }: { parts: SchoolSummary['parts'] }) {
  return (
    <Card
      title="Readiness by part"
      description="Mean of the students who have answered questions"
      fill
    >
      {parts.length === 0 ? (
        <EmptyState compact illustration="chart" title="No predictions yet">
          They appear with the students’ first answers.
        </EmptyState>
      ) : (
        <Stack gap="5" flexGrow="1" justifyContent="space-between">
          {parts.map((part) => (
            <Stack key={part.sectionId} gap="1">
              <ProgressBar
                label={part.sectionNo}
                value={part.averageReadiness === null ? 0 : part.averageReadiness / 100}
                text={formatPercent(
                  part.averageReadiness === null ? null : part.averageReadiness / 100,
                )}
              />
              <Text size="xs" tone="muted">
                {part.students} {part.students === 1 ? 'student' : 'students'}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  )
}
