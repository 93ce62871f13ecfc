import type { StaleSave } from '@portal/shared/api'
import { type Choice, offerWords, optionsOf } from '@portal/shared/application'
import { SelectField, TextField } from '@portal/shared/forms'
import { chakra } from '@portal/shared/ui'
import { RowNote } from '../../../saved-row/row-note.tsx'
import { useSavedRow } from '../../../saved-row/use-saved-row.ts'
import { type ChoiceValues, choiceValues, useRowSaves } from './application.queries.ts'

const offers = optionsOf(offerWords)

export const RowFields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 1.5fr) minmax(0, 2fr)',
    },
    paddingY: '1',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
})

/** A course that the student applies for; it saves itself. */
export function ChoiceRow({ choice }: { choice: Choice }) {
  const { id, version, position } = choice
  const saves = useRowSaves()
  const row = useSavedRow<ChoiceValues>({
    name: `choice ${id}`,
    values: choiceValues(choice),
    version,
    faultOf,
    send: (on, values, keepalive) =>
      saves.choice({ id, version: on, position, ...values }, keepalive),
    fromStale: (stale: StaleSave) => choiceValues({ ...choice, ...stale.values }),
  })
  const { value, onValue, onBlur } = row.field
  const set = (change: Partial<ChoiceValues>) => onValue({ ...value, ...change })
  return (
    <RowFields onBlur={onBlur}>
      <TextField
        label="University"
        maxLength={200}
        value={value.university}
        error={value.university.trim() === '' ? 'Say which university' : undefined}
        onValue={(university) => set({ university })}
      />
      <TextField
        label="Course"
        maxLength={200}
        value={value.course}
        error={value.course.trim() === '' ? 'Say which course' : undefined}
        onValue={(course) => set({ course })}
      />
      <TextField
        label="UCAS code"
        maxLength={20}
        value={value.courseCode}
        onValue={(courseCode) => set({ courseCode })}
      />
      <SelectField
        label="Offer"
        options={offers}
        value={value.offer}
        onValue={(offer) => {
          if (offer !== '') set({ offer })
          row.save()
        }}
      />
      {value.offer === 'conditional' || value.conditions !== '' ? (
        <div data-wide="">
          <TextField
            label="Conditions"
            hint="As in your offer: A*AA with A* in Mathematics"
            maxLength={1000}
            value={value.conditions}
            onValue={(conditions) => set({ conditions })}
          />
        </div>
      ) : null}
      <div data-wide="">
        <RowNote row={row} words={inWords} />
      </div>
    </RowFields>
  )
}

function faultOf({ university, course }: ChoiceValues): string | undefined {
  if (university.trim() === '') return 'Say which university.'
  return course.trim() === '' ? 'Say which course.' : undefined
}

function inWords({ university, course, courseCode, offer, conditions }: ChoiceValues): string {
  const parts = [university, course, courseCode, offerWords[offer], conditions]
  return parts.filter((part) => part !== '').join(', ')
}
