import { ApiError } from '@portal/shared/api'
import { Form, TextField } from '@portal/shared/forms'
import { Alert, Button, Dialog, messageOf, Row, Stack, toast } from '@portal/shared/ui'
import { useState } from 'react'
import type { PresetFilters } from './builder.rules.ts'
import { useSavePreset } from './presets.queries.ts'
import { longestName } from './presets.rules.ts'

export interface SavePresetDialogProps {
  filters: PresetFilters
  /** Names of the presets there are. */
  taken: readonly string[]
  /** The name to begin with. */
  suggested: string
  onSaved: (id: string) => void
  onClose: () => void
}

/** Asks under which name filters are to be kept; a name that is taken replaces what it stood for. */
export function SavePresetDialog(props: SavePresetDialogProps) {
  const { filters, taken, suggested, onSaved, onClose } = props
  const save = useSavePreset()
  const [typed, setTyped] = useState(suggested)
  const [attempt, setAttempt] = useState(0)
  const name = typed.trim()
  const isTaken = taken.includes(name)
  const refused = save.error instanceof ApiError ? save.error.errors : []
  const atName = refused.find(({ path }) => path.endsWith('name'))?.message
  const error = attempt > 0 && name === '' ? 'Give it a name' : atName
  const submit = () => {
    setAttempt(attempt + 1)
    if (name === '') return
    save.write({ body: { name, filters } }).then(
      ({ id }) => {
        toast.success(`The preset “${name}” is ${isTaken ? 'replaced' : 'kept'}.`)
        onSaved(id)
        onClose()
      },
      () => setAttempt((before) => before + 1),
    )
  }
  return (
    <Dialog open onClose={onClose} size="sm" title="Save as a preset">
      <Form label="Save as a preset" attempt={attempt} onSubmit={submit}>
        <Stack gap="5">
          {save.error && atName === undefined ? (
            <Alert kind="danger" title="The preset could not be kept" live>
              {messageOf(save.error) ?? 'Please try again.'}
            </Alert>
          ) : null}
          <TextField
            label="Name"
            name="name"
            maxLength={longestName}
            value={typed}
            error={error}
            hint={
              isTaken ? 'There is a preset of this name; saving replaces its filters.' : undefined
            }
            onValue={(text) => {
              save.reset()
              setTyped(text)
            }}
          />
          <Row justifyContent="flex-end">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={save.isWriting}>
              {isTaken ? 'Replace' : 'Save'}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  )
}
