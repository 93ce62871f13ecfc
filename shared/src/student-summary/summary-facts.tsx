import {
  Alert,
  Badge,
  chakra,
  DateText,
  dash,
  formatNumber,
  formatPercent,
  Stack,
  Surface,
  Text,
  TextLink,
  TrafficLight,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { isTooEarly } from '../progress/progress.rules.ts'
import type { Overview } from './summary.queries.ts'
import { lightInWords, whyLight } from './summary.rules.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    '& > div': { minWidth: '0' },
    '& dt': { color: 'fg.muted', fontSize: 'sm', marginBottom: '1' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note ? (
        <Text as="dd" size="xs" tone="muted" marginTop="1">
          {note}
        </Text>
      ) : null}
    </div>
  )
}

/** How things stand with a student: the light and why, the next hour, hours left, attendance. */
export function SummaryFacts({ overview }: { overview: Overview }) {
  const { light, nextSession, balance, attendance, openConcerns, isActive } = overview
  return (
    <Stack gap="4">
      {isActive ? null : (
        <Alert kind="info" title="This account is stopped">
          The student cannot sign in. What was done before stays here.
        </Alert>
      )}
      <Surface padding={{ base: '4', md: '6' }}>
        <Facts>
          <Fact label="Last activity" note={whyLight(light)}>
            {isTooEarly(light) ? (
              lightInWords(light)
            ) : (
              <TrafficLight light={light.light}>{lightInWords(light)}</TrafficLight>
            )}
          </Fact>
          {nextSession === undefined ? null : (
            <Fact
              label="Next session"
              note={
                nextSession === null ? null : `${nextSession.subject} with ${nextSession.tutorName}`
              }
            >
              {nextSession === null ? (
                'None is booked'
              ) : (
                <DateText moment={nextSession.startsAt} style="dateTime" />
              )}
            </Fact>
          )}
          {balance === undefined ? null : <Balance {...balance} />}
          <Fact
            label="Attendance"
            note={`${formatNumber(attendance.hoursDelivered, 2)} h given, ${attendance.noShow} missed`}
          >
            {attendance.percent === null ? dash : formatPercent(attendance.percent / 100)}
          </Fact>
          <Fact label="Open concerns">
            {openConcerns === 0 ? (
              'None'
            ) : (
              <TextLink to="?tab=concerns">
                <Badge tone="danger">{openConcerns} open</Badge>
              </TextLink>
            )}
          </Fact>
        </Facts>
      </Surface>
    </Stack>
  )
}

function Balance({ isUnlimited, remaining, bought, used }: NonNullable<Overview['balance']>) {
  if (isUnlimited) {
    return (
      <Fact label="Hours" note={used === undefined ? null : `${formatNumber(used, 2)} h so far`}>
        Unlimited
      </Fact>
    )
  }
  const note =
    bought === undefined
      ? null
      : `${formatNumber(used ?? 0, 2)} h used of ${formatNumber(bought, 2)} h bought`
  return (
    <Fact label="Hours left" note={note}>
      {remaining === null ? (
        dash
      ) : remaining < 0 ? (
        <Badge tone="danger">{formatNumber(remaining, 2)} h</Badge>
      ) : (
        `${formatNumber(remaining, 2)} h`
      )}
    </Fact>
  )
}
