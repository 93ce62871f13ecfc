import { SelectField } from '@portal/shared/forms'
import type { FilterProps } from '@portal/shared/lists'
import { Box } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { useTree } from '../lookups.queries.ts'
import { placeInWords, readPlace, stepsOf, writePlace } from './place.rules.ts'

const labels = {
  test: { label: 'Test', none: 'All tests' },
  part: { label: 'Part', none: 'All parts' },
  subject: { label: 'Subject', none: 'All subjects' },
  topic: { label: 'Topic', none: 'All topics' },
} as const

/** Test, part, subject and topic, each once the one above is chosen. */
export default function PlaceField({ value, onValue }: FilterProps) {
  const steps = stepsOf(useTree().data ?? [], readPlace(value))
  return steps.map(({ kind, id, options }, at) => {
    const { label, none } = labels[kind]
    const above = steps[at - 1]
    const without = above?.id === undefined ? '' : writePlace({ kind: above.kind, id: above.id })
    return (
      <Box key={kind} width="16rem" maxWidth="100%">
        <SelectField
          labelHidden
          label={label}
          options={[
            { value: '', label: none },
            ...options.map((option) => ({ value: String(option.id), label: option.name })),
          ]}
          value={id === undefined ? '' : String(id)}
          onValue={(chosen) =>
            onValue(chosen === '' ? without : writePlace({ kind, id: Number(chosen) }))
          }
        />
      </Box>
    )
  })
}

/** Says a place in words. */
export function PlaceWords({ value, draw }: { value: string; draw: (words: string) => ReactNode }) {
  const tree = useTree().data
  const place = readPlace(value)
  const words = tree && place && placeInWords(tree, place)
  return draw(words ?? (tree ? 'not there any more' : '…'))
}
