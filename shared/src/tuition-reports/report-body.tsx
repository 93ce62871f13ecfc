import { RichText } from '@portal/shared/rich-text'
import { Alert, Card, chakra, DateText, formatNumber, Row, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { HomeworkList } from './homework-list.tsx'
import {
  type Homework,
  type Reader,
  type Report,
  type ReportTopic,
  ratingInWords,
} from './reports.rules.ts'

interface ReportPage {
  report: Report
  topics: readonly ReportTopic[]
  homework: readonly Homework[]
  readers?: readonly Reader[] | undefined
}

export interface ReportBodyProps {
  page: ReportPage
  /** The reader is the student, who checks homework off. */
  isOwn: boolean
  /** What can be done with a topic, beside its name. */
  topicAction?: ((topic: ReportTopic) => ReactNode) | undefined
}

/** A report, whole: what was covered, what went well, what to work on, what to do until the next hour. */
export function ReportBody({ page, isOwn, topicAction }: ReportBodyProps) {
  const { report, topics, homework, readers } = page
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {report.isHourCorrected ? (
        <Alert kind="info" title="This hour was corrected">
          It does not count as delivered any more. The report stays as it was sent.
        </Alert>
      ) : null}
      <Card title="Covered">
        <Stack gap="4">
          <RichText html={report.topicsCoveredHtml} />
          {topics.length === 0 ? null : (
            <Stack as="ul" gap="3" listStyleType="none" aria-label="Topics">
              {topics.map((topic) => (
                <Row as="li" key={topic.topicId} justifyContent="space-between">
                  <Stack gap="0" minWidth="0">
                    <Text weight="medium">{topic.topicName}</Text>
                    <Text size="sm" tone="muted">
                      {topic.sectionNo}, {topic.subjectName}
                    </Text>
                  </Stack>
                  {topicAction?.(topic)}
                </Row>
              ))}
            </Stack>
          )}
        </Stack>
      </Card>
      <Card title="Went well">
        <RichText html={report.wentWellHtml} />
      </Card>
      <Card title="To work on">
        <RichText html={report.toWorkOnHtml} />
      </Card>
      <Card title="Homework">
        <HomeworkList reportId={report.id} homework={homework} isOwn={isOwn} />
      </Card>
      {readers === undefined ? null : <Readers readers={readers} />}
    </Stack>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '4',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

/** The hour, the ratings, and when it was sent and edited. */
export function ReportFacts({ report }: { report: Report }) {
  const { sessionDate, length, engagement, attainment, sentAt, editedAt } = report
  const facts: [string, ReactNode][] = [
    ['When', <DateText key="when" moment={sessionDate} style="dateTime" />],
    ['Length', `${formatNumber(length, 2)} h`],
    ['Subject', report.subject],
    ['Student', report.studentName],
    ['Tutor', report.tutorName],
    ['Engagement', ratingInWords('engagement', engagement)],
    ['Attainment', ratingInWords('attainment', attainment)],
    ['Sent', <DateText key="sent" moment={sentAt} style="dateTime" />],
  ]
  if (editedAt !== null) {
    facts.push(['Edited', <DateText key="edited" moment={editedAt} style="dateTime" />])
  }
  return (
    <Card title="The hour">
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}

function Readers({ readers }: { readers: readonly Reader[] }) {
  return (
    <Card title="Read by" data-print="hidden">
      {readers.length === 0 ? (
        <Text tone="muted">Nobody has opened it yet.</Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {readers.map(({ name, role, readAt }) => (
            <Row as="li" key={`${name} ${readAt}`} justifyContent="space-between">
              <Text overflowWrap="anywhere">
                {name}, {role.toLowerCase()}
              </Text>
              <Text size="sm" tone="muted">
                <DateText moment={readAt} style="dateTime" />
              </Text>
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  )
}
