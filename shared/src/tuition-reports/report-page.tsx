import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { useLiveReads } from '@portal/shared/live'
import { useParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Button,
  Card,
  chakra,
  DateText,
  DetailTemplate,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  Row,
  SkeletonRegion,
  SkeletonText,
  Stack,
} from '@portal/shared/ui'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReportBody, ReportFacts } from './report-body.tsx'
import { isNotThere, reportCalls, useMarkRead, useReport } from './reports.queries.ts'
import { type ReportTopic, reportPath, reportsPath } from './reports.rules.ts'

const OnPaper = chakra('div', {
  base: {
    display: 'contents',
    '@media print': {
      // Dark mode's light words would be lost on paper.
      '& *': { color: 'black !important', backgroundColor: 'transparent !important' },
    },
  },
})

export interface ReportPageProps {
  /** What the student can do with a topic; left out for everybody else. */
  topicAction?: (topic: ReportTopic) => ReactNode
}

/** The report that the path names (`:id`), with the way to the student's earlier and later ones. */
export function ReportPage({ topicAction }: ReportPageProps) {
  const { id = '' } = useParams()
  const role = useSession(({ claims }) => claims?.role)
  const query = useReport(id)
  const { data } = query
  useMarkRead(id, data?.report.isUnread)
  useLiveReads('tuition', reportCalls)
  if (data === undefined) {
    return (
      <Page>
        <PageHeader title="Tuition report" />
        {!query.isError ? (
          <SkeletonRegion label="Loading the report">
            <Stack gap="6">
              {['covered', 'went well', 'to work on', 'homework'].map((part) => (
                <Card key={part}>
                  <SkeletonText lines={4} />
                </Card>
              ))}
            </Stack>
          </SkeletonRegion>
        ) : isNotThere(query.error) ? (
          <EmptyState
            illustration="search"
            level={2}
            title="This report is not there"
            action={
              <LinkButton to={reportsPath(role)} variant="primary">
                All tuition reports
              </LinkButton>
            }
          >
            It may be of another student, or the address is not complete.
          </EmptyState>
        ) : (
          <FailedState title="The report could not be loaded" onRetry={() => query.refetch()}>
            {messageOf(query.error)}
          </FailedState>
        )}
      </Page>
    )
  }
  const { report, earlierId, laterId } = data
  return (
    <OnPaper>
      <DetailTemplate
        title="Tuition report"
        description={
          <>
            {`${report.studentName}, ${report.subject} with ${report.tutorName}, `}
            <DateText moment={report.sessionDate} style="longDate" />
          </>
        }
        actions={
          <>
            <DownloadButton
              label="Download PDF"
              name={`Tuition report of ${report.studentName}.pdf`}
              get={() => call('GET /TutionReport/TutionReport/GetReportPdf', { query: { id } })}
            />
            <Button icon={<Printer size={18} aria-hidden />} onClick={() => print()}>
              Print
            </Button>
          </>
        }
        side={<ReportFacts report={report} />}
      >
        <ReportBody page={data} isOwn={role === 'Student'} topicAction={topicAction} />
        <Row as="nav" aria-label="Other reports" justifyContent="space-between" data-print="hidden">
          {earlierId === null ? (
            <span />
          ) : (
            <LinkButton
              to={reportPath(role, earlierId) ?? ''}
              icon={<ChevronLeft size={18} aria-hidden />}
            >
              Earlier report
            </LinkButton>
          )}
          {laterId === null ? null : (
            <LinkButton
              to={reportPath(role, laterId) ?? ''}
              iconAfter={<ChevronRight size={18} aria-hidden />}
            >
              Later report
            </LinkButton>
          )}
        </Row>
      </DetailTemplate>
    </OnPaper>
  )
}
