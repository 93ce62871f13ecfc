import { type FormField, SelectField } from '@portal/shared/forms'
import type { UseQueryResult } from '@portal/shared/query'
import { Alert, Button } from '@portal/shared/ui'
import type { Programme } from '../programmes.queries.ts'

export interface ProgrammeFieldProps {
  programmes: UseQueryResult<Programme[]>
  field: FormField<string>
  onProgramme: (programme: Programme) => void
}

/** The programme that the rest is filled from; all of that can be changed for this booking. */
export function ProgrammeField({ programmes, field, onProgramme }: ProgrammeFieldProps) {
  const { onValue, readOnly, ...rest } = field
  if (programmes.isError) {
    return (
      <Alert
        kind="warning"
        title="The programmes could not be loaded"
        action={
          <Button size="sm" onClick={() => programmes.refetch()}>
            Try again
          </Button>
        }
      >
        What is sold can be filled in without them.
      </Alert>
    )
  }
  const choose = (programmeId: string) => {
    onValue(programmeId)
    const chosen = programmes.data?.find((one) => one.programmeId === programmeId)
    if (chosen !== undefined) onProgramme(chosen)
  }
  return (
    <SelectField
      label="Programme"
      hint="It fills what is given, until when, and the price."
      placeholder={programmes.data === undefined ? 'Loading' : 'None of these'}
      options={(programmes.data ?? []).map(({ programmeId, name }) => ({
        ...{ value: programmeId, label: name },
      }))}
      {...rest}
      disabled={readOnly}
      onValue={choose}
    />
  )
}
