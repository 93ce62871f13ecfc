import { Card, DateText, formatNumber, ProgressBar, Stack, Stat, Text } from '@portal/shared/ui'
import { shareUsed } from './progress.rules.ts'
import type { Hours, Session } from './types.ts'
import { WayIn } from './way-in.tsx'

export interface TuitionCardProps {
  hours: Hours
  nextSession: Session | null
  /** Whose name stands beside the next session: the tutor's for a student, the student's for a tutor. */
  withWhom: (session: Session) => string
  programName: string
}

/** Tuition hours left and the next session with its link. */
export function TuitionCard({ hours, nextSession, withWhom, programName }: TuitionCardProps) {
  return (
    <Card title="Tuition" description={programName}>
      <Stack gap="5">
        {hours.isUnlimited ? (
          <dl>
            <Stat label="Hours of tuition so far" value={hours.used} unit="h" digits={2} />
          </dl>
        ) : (
          <>
            <dl>
              <Stat label="Hours left" value={hours.remaining} unit="h" digits={2} />
            </dl>
            <ProgressBar
              label="Used"
              value={shareUsed(hours)}
              text={`${formatNumber(hours.used, 2)} of ${formatNumber(hours.bought, 2)} h`}
            />
          </>
        )}
        {nextSession === null ? (
          <Text size="sm" tone="muted">
            No session is booked at the moment.
          </Text>
        ) : (
          <Stack gap="2">
            <Text size="sm" tone="muted">
              Next session
            </Text>
            <Text weight="semibold">
              {nextSession.subject} with {withWhom(nextSession)}
            </Text>
            <Text size="sm">
              <DateText moment={nextSession.startsAt} style="full" /> ·{' '}
              {formatNumber(nextSession.length, 2)} h
            </Text>
            <WayIn session={nextSession} saysWhere>
              Join session
            </WayIn>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
