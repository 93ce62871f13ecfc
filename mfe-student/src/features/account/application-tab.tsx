import { ApplicationView, applicationCall } from '@portal/shared/application'
import { useLiveReads } from '@portal/shared/live'
import { QueryRegion, SkeletonCards, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useApplication } from './application/application.queries.ts'
import { ChoicesCard } from './application/choices-card.tsx'
import { TestsCard } from './application/tests-card.tsx'

const live = [applicationCall] as const

/** What the student applies for and which tests are sat, in rows that save themselves. */
export default function ApplicationTab() {
  useLiveReads('tuition', live)
  return useReadOnly() === null ? <OwnApplication /> : <ApplicationView />
}

function OwnApplication() {
  const application = useApplication()
  return (
    <QueryRegion
      query={application}
      failed="Your application could not be loaded"
      skeleton={<SkeletonCards count={2} columns={1} />}
    >
      {({ choices, registrations, statementStatus }) => (
        <Stack gap={{ base: '4', md: '6' }}>
          <ChoicesCard choices={choices} />
          <TestsCard tests={registrations} statementStatus={statementStatus} />
        </Stack>
      )}
    </QueryRegion>
  )
}
