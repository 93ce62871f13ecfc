import { Alert, Button, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { RadioGroup } from './choice-group.tsx'
import { clashesOf, type Held, settle, type Theirs } from './held.rules.ts'
import { differences, getAt } from './paths.ts'

export interface FormConflictProps<T> {
  held: Held<T>
  theirs: Theirs<T>
  labels: Readonly<Record<string, string | undefined>>
  /** Is given mine on top of theirs, to be saved. */
  onSettle: (mine: T) => void
}

/** Somebody else saved meanwhile: who, what and when, and what is to stand where both changed a field. */
export function FormConflict<T>({ held, theirs, labels, onSettle }: FormConflictProps<T>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const clashes = clashesOf(held, theirs.values)
  const changed = differences(held.base, theirs.values).filter((place) => place !== 'version')
  const nameOf = (place: string) => labels[place] ?? inWords(place)
  const isChosen = clashes.every((place) => chosen[place] !== undefined)
  const save = () =>
    onSettle(
      settle(
        held,
        theirs.values,
        clashes.filter((place) => chosen[place] === 'theirs'),
      ),
    )
  return (
    <Alert kind="warning" live title="Somebody else has saved this meanwhile">
      <Stack gap="4">
        <Text>
          {`${theirs.by} changed ${changed.map(nameOf).join(', ')} `}
          <RelativeTime moment={theirs.at} />.
        </Text>
        {clashes.map((place) => (
          <RadioGroup
            key={place}
            label={nameOf(place)}
            look="cards"
            value={chosen[place]}
            onValue={(choice) => setChosen({ ...chosen, [place]: choice })}
            options={[
              { value: 'mine', label: written(getAt(held.mine, place)), description: 'Yours' },
              {
                value: 'theirs',
                label: written(getAt(theirs.values, place)),
                description: theirs.by,
              },
            ]}
          />
        ))}
        <Row>
          <Button variant="primary" disabled={!isChosen} onClick={save}>
            {clashes.length === 0 ? 'Save mine too' : 'Save what is chosen'}
          </Button>
        </Row>
      </Stack>
    </Alert>
  )
}

type Choice = 'mine' | 'theirs'

/** `firstName` in words: `First name`. */
function inWords(place: string): string {
  const words = (place.split('.').at(-1) ?? '').replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(written).join(', ')
  return String(value)
}
