import { Card, DateText, EmptyState, FactList, LinkButton, Stack, Text } from '@portal/shared/ui'
import type { TuitionReport } from './types.ts'

export interface LatestReportCardProps {
  report: TuitionReport | null
  /** The address of a report, by its id. */
  pathOf: (id: string) => string
}

/** The latest tuition report: what was covered, what went well, what comes next, and the way to it. */
export function LatestReportCard({ report, pathOf }: LatestReportCardProps) {
  if (report === null) {
    return (
      <Card title="Latest tuition report">
        <EmptyState compact title="No report yet" illustration="empty">
          After each hour of tuition the tutor writes what was covered and what to work on.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title="Latest tuition report"
      description={
        <>
          {report.subject} with {report.tutorName}, <DateText moment={report.sessionDate} />
        </>
      }
      action={
        <LinkButton to={pathOf(report.id)} size="sm">
          Open the report
        </LinkButton>
      }
    >
      <Stack gap="5">
        <FactList
          items={[
            { label: 'Covered', value: report.topicsCovered },
            { label: 'Went well', value: report.wentWell },
            { label: 'To work on', value: report.toWorkOn },
            { label: 'Homework', value: report.homework },
            { label: 'Engagement', value: `${report.engagement} of 5` },
            { label: 'Attainment', value: `${report.attainment} of 5` },
          ]}
        />
        <Text size="xs" tone="muted">
          Ratings are the tutor’s own, from 1 (low) to 5 (high).
        </Text>
      </Stack>
    </Card>
  )
}
