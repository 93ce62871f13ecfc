import { Button, Row } from '@portal/shared/ui'
import { StatusLine } from './status-line.tsx'
import type { Autosave } from './use-autosave.ts'

/** Says below a field that saves itself whether the server has it. */
export function AutosaveLine({ state, reason, save }: Omit<Autosave<unknown>, 'field'>) {
  const isAway = state === 'On this device only'
  return (
    <Row gap="2">
      <StatusLine tone={isAway ? 'warning' : 'muted'}>
        {isAway && reason !== undefined ? `${state}. ${reason}` : state}
      </StatusLine>
      {isAway ? (
        <Button size="sm" variant="ghost" onClick={save}>
          Try again
        </Button>
      ) : null}
    </Row>
  )
}
