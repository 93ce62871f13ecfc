import { formatDay } from '@portal/shared/calendar'
import { queryOf, useQuery } from '@portal/shared/query'
import {
  Badge,
  Card,
  dash,
  EmptyState,
  Grid,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
  type Tone,
} from '@portal/shared/ui'
import {
  type Application,
  applicationCall,
  type Offer,
  offerWords,
  type Registration,
  stateWords,
} from './application.words.ts'

const tones: Readonly<Record<Offer, Tone>> = {
  'none yet': 'neutral',
  interview: 'brand',
  conditional: 'success',
  unconditional: 'success',
  declined: 'neutral',
  unsuccessful: 'danger',
}

/**
 * What a student applies for and which tests are sat, to be read: for parents, tutors and admins,
 * and for whoever views the portal as the student.
 * @param studentId the own application where left out
 */
export function ApplicationView({ studentId }: { studentId?: string }) {
  const query = studentId === undefined ? {} : { studentId }
  const application = useQuery(queryOf(applicationCall, { query }))
  return (
    <QueryRegion
      query={application}
      failed="The application could not be loaded"
      skeleton={<SkeletonCards count={2} columns={2} />}
    >
      {(data) => <Filled application={data} />}
    </QueryRegion>
  )
}

function Filled({ application }: { application: Application }) {
  const { choices, registrations, statementStatus } = application
  return (
    <Grid columns="auto" gap={{ base: '4', md: '6' }}>
      <Card title="Universities and courses">
        {choices.length === 0 ? (
          <EmptyState compact title="No courses yet">
            They appear here once the student has chosen some.
          </EmptyState>
        ) : (
          <Stack as="ol" gap="4" listStyleType="none">
            {choices.map(({ id, university, course, courseCode, offer, conditions }) => (
              <Stack as="li" key={id} gap="1">
                <Row gap="2" justifyContent="space-between">
                  <Text weight="medium">{university}</Text>
                  <Badge tone={tones[offer]}>{offerWords[offer]}</Badge>
                </Row>
                <Text size="sm" tone="muted">
                  {courseCode === '' ? course : `${course} (${courseCode})`}
                </Text>
                {conditions === '' ? null : <Text size="sm">{conditions}</Text>}
              </Stack>
            ))}
          </Stack>
        )}
      </Card>
      <Card title="Admissions tests">
        {registrations.length === 0 ? (
          <EmptyState compact title="No tests yet">
            They appear here with their dates and results.
          </EmptyState>
        ) : (
          <Stack as="ul" gap="4" listStyleType="none">
            {registrations.map((registration) => (
              <TestLine key={registration.id} {...registration} />
            ))}
          </Stack>
        )}
        {statementStatus === null ? null : (
          <Text size="sm" marginTop="4">
            Personal statement: {statementStatus}
          </Text>
        )}
      </Card>
    </Grid>
  )
}

function TestLine({ testName, sitsOn, centre, state, result }: Registration) {
  const place = [sitsOn === null ? dash : formatDay(sitsOn), centre].filter((part) => part !== '')
  return (
    <Stack as="li" gap="1">
      <Row gap="2" justifyContent="space-between">
        <Text weight="medium">{testName}</Text>
        <Badge tone={state === 'result in' ? 'success' : 'neutral'}>{stateWords[state]}</Badge>
      </Row>
      <Text size="sm" tone="muted">
        {place.join(' · ')}
      </Text>
      {result === '' ? null : <Text size="sm">{result}</Text>}
    </Stack>
  )
}
