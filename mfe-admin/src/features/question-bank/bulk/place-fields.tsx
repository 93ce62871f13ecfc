import { SelectField } from '@portal/shared/forms'
import type { Tree } from '../lookups.queries.ts'
import { readPlace, stepsOf, writePlace } from '../questions/place.rules.ts'

export interface PlaceFieldsProps {
  tree: Tree
  /** As `writePlace` says it. */
  value: string
  onValue: (value: string) => void
  error?: string | undefined
}

const words = {
  test: { label: 'Admission test', placeholder: 'Choose an admission test' },
  part: { label: 'Part', placeholder: 'Choose a part' },
  subject: { label: 'Subject', placeholder: 'Choose a subject' },
  topic: { label: 'Topic', placeholder: 'Choose a topic' },
} as const

/** Test, part, subject and topic, each once the one above is chosen. */
export function PlaceFields({ tree, value, onValue, error }: PlaceFieldsProps) {
  const steps = stepsOf(tree, readPlace(value))
  return steps.map(({ kind, id, options }, at) => {
    const above = steps[at - 1]
    const without = above?.id === undefined ? '' : writePlace({ kind: above.kind, id: above.id })
    return (
      <SelectField
        key={kind}
        {...words[kind]}
        options={options.map((option) => ({ value: String(option.id), label: option.name }))}
        value={id === undefined ? '' : String(id)}
        error={at === steps.length - 1 ? error : undefined}
        onValue={(chosen) =>
          onValue(chosen === '' ? without : writePlace({ kind, id: Number(chosen) }))
        }
      />
    )
  })
}
