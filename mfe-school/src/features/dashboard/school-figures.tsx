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
              value={formatPercent(school.attendance && school.attendance / 100)}
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
          {parts.map(({ sectionId, sectionNo, students, averageReadiness }) => {
            const share = averageReadiness && averageReadiness / 100
            return (
              <Stack key={sectionId} gap="1">
                <ProgressBar label={sectionNo} value={share ?? 0} text={formatPercent(share)} />
                <Text size="xs" tone="muted">
                  {students} {students === 1 ? 'student' : 'students'}
                </Text>
              </Stack>
            )
          })}
        </Stack>
      )}
    </Card>
  )
}
