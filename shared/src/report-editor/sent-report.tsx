import { useLiveReads } from '@portal/shared/live'
import { Button, DateText, Drawer, QueryRegion, SkeletonText, Stack, Text } from '@portal/shared/ui'
import { Pencil } from 'lucide-react'
import { ReportBody, ReportFacts } from '../tuition-reports/report-body.tsx'
import { reportCalls, useReport } from '../tuition-reports/reports.queries.ts'
import type { EditorPage } from './editor.rules.ts'

interface SentReportProps {
  page: EditorPage
  sent: NonNullable<EditorPage['sent']>
  onEdit: () => void
  onClose: () => void
}

/** A report that was sent, as its tutor sees it: with who has read it, and the way to change it. */
export default function SentReport({ page, sent, onEdit, onClose }: SentReportProps) {
  const report = useReport(sent.reportId)
  useLiveReads('tuition', reportCalls)
  const mayEdit = report.data !== undefined && report.data.report.editableUntil !== null
  return (
    <Drawer
      open
      wide="page"
      title={`Report on ${page.hour.studentName}`}
      description={
        <>
          {'Sent '}
          <DateText moment={sent.sentAt} style="dateTime" />
        </>
      }
      onClose={onClose}
      footer={
        mayEdit ? (
          <Button icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
            Edit the report
          </Button>
        ) : (
          <Text size="sm" tone="muted">
            A report can be changed for 7 days after it was sent.
          </Text>
        )
      }
    >
      <QueryRegion
        query={report}
        failed="The report could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {(data) => (
          <Stack gap="6">
            <ReportFacts report={data.report} />
            <ReportBody page={data} isOwn={false} />
          </Stack>
        )}
      </QueryRegion>
    </Drawer>
  )
}
