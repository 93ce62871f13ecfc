import { useSession } from '@portal/shared/session'
import { Button, LinkButton } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { eventPath, type NextStep } from './event.rules.ts'
import type { EventCardData, EventKind } from './events.queries.ts'
import { usePlace } from './use-place.tsx'

const words = {
  join: 'Join',
  cancel: 'Cancel place',
  leave: 'Leave the queue',
  register: 'Register',
  queue: 'Join the queue',
  watch: 'Watch the recording',
} as const

export interface StepButtonProps {
  card: Pick<EventCardData, 'id' | 'title' | 'slug'>
  kind: EventKind
  step: NextStep
}

/** What a learner can do next with an event, as one button; nothing where there is nothing. */
export function StepButton({ card, kind, step }: StepButtonProps) {
  const readOnly = useReadOnly()
  const role = useSession((session) => session.claims?.role)
  const place = usePlace({ ...card, kind })
  const word = step === null ? '' : words[step]
  const name = { 'aria-label': `${word}: ${card.title}` }
  return (
    <>
      {step === null ? null : step === 'join' || step === 'watch' ? (
        // Its page has the link itself, which the server gives out by its own clock.
        <LinkButton
          size="sm"
          variant={step === 'join' ? 'primary' : 'secondary'}
          to={eventPath({ ...card, kind }, role)}
          {...name}
        >
          {word}
        </LinkButton>
      ) : (
        <Button
          size="sm"
          variant={step === 'register' || step === 'queue' ? 'primary' : 'ghost'}
          loading={place.isBusy}
          {...name}
          {...readOnly?.control}
          onClick={() =>
            step === 'register' || step === 'queue'
              ? place.take(step === 'queue')
              : place.giveBack(step === 'leave' ? 'queue' : 'place')
          }
        >
          {word}
        </Button>
      )}
      {place.questions}
    </>
  )
}
