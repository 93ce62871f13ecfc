import type { StaleSave } from '@portal/shared/api'
import { optionsOf, type Registration, stateWords } from '@portal/shared/application'
import { formatDay } from '@portal/shared/calendar'
import { SelectField, TextField } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Button, Heading, Row } from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { RowNote } from '../../../saved-row/row-note.tsx'
import { useSavedRow } from '../../../saved-row/use-saved-row.ts'
import { type TestValues, testValues, useRowSaves } from './application.queries.ts'
import { RowFields } from './choice-row.tsx'

const states = optionsOf(stateWords)

interface TestRowProps {
  test: Registration
  onRemove: () => void
}

/** An admissions test that the student sits; it saves itself, and its date stands in the calendar. */
export function TestRow({ test, onRemove }: TestRowProps) {
  const { id, version, testName } = test
  const saves = useRowSaves()
  const row = useSavedRow<TestValues>({
    name: `test ${id}`,
    values: testValues(test),
    version,
    faultOf: () => undefined,
    send: (on, values, keepalive) => saves.test({ id, version: on, ...values }, keepalive),
    fromStale: (stale: StaleSave) => testValues({ ...test, ...stale.values }),
  })
  const { value, onValue, onBlur } = row.field
  const set = (change: Partial<TestValues>) => onValue({ ...value, ...change })
  const hasResult = value.state === 'result in' || value.result !== ''
  return (
    <div>
      <Row justifyContent="space-between" flexWrap="nowrap">
        <Heading level={3} size="sm">
          {testName}
        </Heading>
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={`Remove ${testName}${test.sitsOn === null ? '' : `, ${formatDay(test.sitsOn)}`}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Row>
      <RowFields onBlur={onBlur}>
        <DateField
          label="Date"
          value={value.sitsOn ?? ''}
          min="2000-01-01"
          max="2099-12-31"
          onValue={(day) => {
            set({ sitsOn: day === '' ? null : day })
            row.save()
          }}
        />
        <TextField
          label="Test centre"
          maxLength={200}
          value={value.centre}
          onValue={(centre) => set({ centre })}
        />
        <SelectField
          label="State"
          options={states}
          value={value.state}
          onValue={(state) => {
            if (state !== '') set({ state })
            row.save()
          }}
        />
        {hasResult ? (
          <div data-wide="">
            <TextField
              label="Result"
              maxLength={200}
              value={value.result}
              onValue={(result) => set({ result })}
            />
          </div>
        ) : null}
        <div data-wide="">
          <RowNote row={row} words={inWords} />
        </div>
      </RowFields>
    </div>
  )
}

function inWords({ sitsOn, centre, state, result }: TestValues): string {
  const day = sitsOn === null ? 'No date' : formatDay(sitsOn)
  return [day, centre, stateWords[state], result].filter((part) => part !== '').join(', ')
}
