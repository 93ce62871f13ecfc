import { pathTo } from '@portal/shared/contract'
import {
  Card,
  DateText,
  FactList,
  formatNumber,
  ProgressBar,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { loadInWords, loadShare, loadTone } from './teaching.rules.ts'
import type { Teaching } from './tutor.queries.ts'

/** So many students stand here; the list of people has all of them. */
const shown = 10

const hours = (count: number) => `${formatNumber(count, 2)} h`

/** How much of a tutor is taken: students of the capacity, hours of the month, who they are. */
export function LoadCard({ tutor }: { tutor: Teaching }) {
  const { tutorId, students, hoursThisMonth } = tutor
  return (
    <Card title="Load">
      <Stack gap="5">
        <ProgressBar
          label="Students"
          value={loadShare(tutor)}
          text={loadInWords(tutor)}
          tone={loadTone(tutor)}
        />
        <FactList
          items={[
            { label: 'Given this month', value: hours(hoursThisMonth.delivered) },
            { label: 'Planned this month', value: hours(hoursThisMonth.planned) },
          ]}
        />
        {students.length === 0 ? (
          <Text tone="muted">No students yet. They come with a booking, or by a link.</Text>
        ) : (
          <Stack as="ul" gap="2" listStyle="none">
            {students.slice(0, shown).map(({ studentId, fullName, programName, nextSessionAt }) => (
              <li key={studentId}>
                <TextLink
                  to={pathTo('/:dashboard/:id', { dashboard: 'audit-dashboard', id: studentId })}
                >
                  {fullName}
                </TextLink>
                <Text size="sm" tone="muted">
                  {programName}
                  {nextSessionAt === null ? null : (
                    <>
                      {', next hour '}
                      <DateText moment={nextSessionAt} style="dateTime" />
                    </>
                  )}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {students.length > shown ? (
          <TextLink to={`/accounts?role=Student&tutorId=${tutorId}`}>
            All {students.length} students
          </TextLink>
        ) : null}
      </Stack>
    </Card>
  )
}
