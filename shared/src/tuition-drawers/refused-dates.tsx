import { Checkbox } from '@portal/shared/forms'
import { Alert, Button, formatDate, Row, Stack, Text } from '@portal/shared/ui'
import type { Confirmation, Refusal } from './refusal.rules.ts'

export interface RefusedDatesProps {
  refusal: Refusal
  confirmed: readonly Confirmation[]
  onConfirmed: (names: Confirmation[]) => void
  skipped: readonly string[]
  /** Leaves days out; not there for a single hour. */
  onSkipped?: (days: string[]) => void
}

/** Every date that does not work with its reason, to leave out; and what may be confirmed by name. */
export function RefusedDates(props: RefusedDatesProps) {
  const { refusal, confirmed, onConfirmed, skipped, onSkipped } = props
  const open = refusal.dates.filter(({ day }) => !skipped.includes(day))
  const toggle = (name: Confirmation, on: boolean) =>
    onConfirmed([...confirmed.filter((other) => other !== name), ...(on ? [name] : [])])
  return (
    <Stack gap="3">
      {open.length === 0 ? null : (
        <Alert kind="danger" live title="Nothing is booked yet: these dates do not work">
          <Stack as="ul" gap="2" listStyleType="none">
            {open.map(({ day, message }) => (
              <Row as="li" key={`${day} ${message}`} justifyContent="space-between" gap="2">
                <Text size="sm" flex="1 1 12rem">
                  {message}
                </Text>
                {onSkipped ? (
                  <Button size="sm" onClick={() => onSkipped([...skipped, day])}>
                    Leave {formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC')} out
                  </Button>
                ) : null}
              </Row>
            ))}
          </Stack>
          {onSkipped && open.length > 1 ? (
            <Button
              size="sm"
              onClick={() => onSkipped([...new Set([...skipped, ...open.map(({ day }) => day)])])}
            >
              Leave all of them out
            </Button>
          ) : null}
        </Alert>
      )}
      {skipped.length === 0 || onSkipped === undefined ? null : (
        <Row gap="2">
          <Text size="sm">
            Left out:{' '}
            {skipped.map((day) => formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC')).join(', ')}
          </Text>
          <Button size="sm" onClick={() => onSkipped([])}>
            Put back
          </Button>
        </Row>
      )}
      {refusal.confirm.map(({ name, message }) => (
        <Checkbox
          key={name}
          label={`${message} Book it all the same.`}
          checked={confirmed.includes(name)}
          onValue={(on) => toggle(name, on)}
        />
      ))}
    </Stack>
  )
}
