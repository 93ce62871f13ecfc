import { Stack } from '@portal/shared/ui'
import { AuditCard } from './audit-card.tsx'
import { useLiveJobs } from './jobs.queries.ts'
import { JobsCard } from './jobs-card.tsx'

/** Work that the portal does by itself, and whether its log is as it was written. */
export default function JobsTab() {
  useLiveJobs()
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <JobsCard />
      <AuditCard />
    </Stack>
  )
}
