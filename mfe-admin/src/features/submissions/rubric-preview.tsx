import { RadioGroup } from '@portal/shared/forms'
import { Stack, Surface, Text } from '@portal/shared/ui'
import { useState } from 'react'
import type { CriterionValues } from './rubric-values.rules.ts'

/** The criteria as their marker sees them, to be tried; nothing is kept of it. */
export function RubricPreview({ criteria }: { criteria: readonly CriterionValues[] }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  return (
    <Surface as="section" padding="4" aria-label="Preview">
      <Stack gap="5">
        <Text size="sm" tone="muted">
          As the marker sees them.
        </Text>
        {criteria.map(({ id, title, description, weight, levels }) => (
          <RadioGroup
            key={id}
            label={`${title === '' ? 'Without a title yet' : title} (${weight ?? 0}%)`}
            hint={description === '' ? undefined : description}
            look="list"
            options={levels.map(({ points, label, description: words }, at) => ({
              value: String(at),
              label: `${label} (${points ?? 0})`,
              ...(words !== '' && { description: words }),
            }))}
            value={chosen[id] ?? ''}
            onValue={(value) => setChosen({ ...chosen, [id]: value })}
          />
        ))}
      </Stack>
    </Surface>
  )
}
