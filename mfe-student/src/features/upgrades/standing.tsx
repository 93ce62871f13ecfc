import { Alert, Badge, Button, DateText, Text } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import type { Upgrade } from './upgrades.queries.ts'

const states = {
  pending: { word: 'Pending', tone: 'warning' },
  active: { word: 'Active', tone: 'success' },
  included: { word: 'Included', tone: 'neutral' },
  declined: { word: 'Declined', tone: 'danger' },
} as const

/** How an upgrade stands, in a word; nothing for one that nobody has asked for. */
export function StateBadge({ upgrade: { mine } }: { upgrade: Upgrade }) {
  if (mine === null || mine.state === 'none') return null
  const { word, tone } = states[mine.state]
  return <Badge tone={tone}>{word}</Badge>
}

export interface StandingProps {
  upgrade: Upgrade
  readOnly: ReadOnly | null
  onRequest: () => void
  onCancel: () => void
}

/** What became of an upgrade, and what the student can do about it. */
export function Standing({ upgrade, readOnly, onRequest, onCancel }: StandingProps) {
  const { name, mine, isOffered } = upgrade
  if (mine === null) return null
  const unlessLooking = (act: () => void) => () => {
    if (readOnly === null) act()
  }
  switch (mine.state) {
    case 'pending':
      return (
        <>
          {mine.since === null ? null : (
            <Text size="sm" tone="muted">
              You asked for it on <DateText moment={mine.since} />. We get in touch.
            </Text>
          )}
          <Button
            aria-label={`Cancel the request for ${name}`}
            {...readOnly?.control}
            onClick={unlessLooking(onCancel)}
          >
            Cancel
          </Button>
        </>
      )
    case 'active':
      return (
        <Text size="sm" tone="muted">
          It belongs to your programme.
        </Text>
      )
    case 'included':
      return (
        <Text size="sm" tone="muted">
          Your programme has all of this already.
        </Text>
      )
    default:
      return (
        <>
          {mine.state === 'declined' ? (
            <Alert kind="info" title="Why it was declined">
              {mine.reason}
            </Alert>
          ) : null}
          {isOffered ? (
            <Button
              variant="primary"
              aria-label={mine.state === 'declined' ? `Request again: ${name}` : `Request ${name}`}
              {...readOnly?.control}
              onClick={unlessLooking(onRequest)}
            >
              {mine.state === 'declined' ? 'Request again' : 'Request'}
            </Button>
          ) : (
            <Text size="sm" tone="muted">
              It is not on offer any more.
            </Text>
          )}
        </>
      )
  }
}
