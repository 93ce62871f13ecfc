import { Button, Row, Text } from '@portal/shared/ui'
import type { Autosave } from './use-autosave.ts'

/** Says below a field that saves itself whether the server has it. */
export function AutosaveLine({ state, reason, save }: Omit<Autosave<unknown>, 'field'>) {
  const isAway = state === 'On this device only'
  return (
    <Row gap="2">
      <Text size="sm" tone={isAway ? 'warning' : 'muted'} role="status">
        {isAway && reason !== undefined ? `${state}. ${reason}` : state}
      </Text>
      {isAway ? (
        <Button size="sm" variant="ghost" onClick={save}>
          Try again
        </Button>
      ) : null}
    </Row>
  )
}
