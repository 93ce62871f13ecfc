import { Drawer, EmptyState, QueryRegion, SkeletonText, Stack } from '@portal/shared/ui'
import { ReportBody, ReportFacts } from '../tuition-reports/report-body.tsx'
import { isNotThere, useReport } from '../tuition-reports/reports.queries.ts'

/** A sent report over the page about a student, for staff, who have no page of it. */
export default function ReadDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const report = useReport(id)
  return (
    <Drawer open wide="page" title="Tuition report" onClose={onClose}>
      {report.data === undefined && isNotThere(report.error) ? (
        <EmptyState illustration="search" level={3} title="This report is not there">
          It may be of another student, or the address is not complete.
        </EmptyState>
      ) : (
        <QueryRegion
          query={report}
          skeleton={<SkeletonText lines={10} />}
          failed="The report could not be loaded"
        >
          {(page) => (
            <Stack gap={{ base: '4', md: '6' }}>
              <ReportFacts report={page.report} />
              <ReportBody page={page} isOwn={false} />
            </Stack>
          )}
        </QueryRegion>
      )}
    </Drawer>
  )
}
