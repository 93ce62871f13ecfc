import {
  type FormField,
  type FormList,
  NumberField,
  TextArea,
  TextField,
} from '@portal/shared/forms'
import { Box, Button, IconButton, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { Plus, X } from 'lucide-react'
import type { LevelValues } from './rubric-values.rules.ts'

interface LevelFields {
  points: FormField<number | null>
  label: FormField<string>
  description: FormField<string>
}

export interface CriterionFieldsProps {
  /** Its place, from 0. */
  at: number
  title: string
  fields: {
    title: FormField<string>
    description: FormField<string>
    weight: FormField<number | null>
  }
  levels: FormList<LevelValues[]>
  levelFields: (level: number) => LevelFields
  /** Left out for the only one. */
  onRemove?: () => void
}

/** So many levels of a criterion at least and at most. */
const [least, most] = [2, 10]

/** One criterion: what it is, how much it weighs, and its levels. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { at, title, fields, levels, levelFields, onRemove } = props
  const name = title === '' ? `Criterion ${at + 1}` : title
  return (
    <Surface as="section" padding="4" aria-label={name}>
      <Stack gap="4">
        <Row gap="3" alignItems="flex-start">
          <Box flex="1 1 14rem">
            <TextField label={`Title of criterion ${at + 1}`} maxLength={100} {...fields.title} />
          </Box>
          <Box flex="0 1 8rem">
            <NumberField label="Weight in %" min={1} max={100} {...fields.weight} />
          </Box>
        </Row>
        <TextArea
          label="What it asks"
          optional
          rows={2}
          maxLength={1_000}
          {...fields.description}
        />
        <Stack gap="3" role="group" aria-label={`Levels of ${name}`}>
          {levels.items.map(({ key, at: level }) => (
            <Level
              key={key}
              number={level + 1}
              fields={levelFields(level)}
              {...(levels.items.length > least && { onRemove: () => levels.remove(level) })}
            />
          ))}
          {levels.error === undefined ? null : (
            <Text size="sm" tone="danger">
              {levels.error}
            </Text>
          )}
        </Stack>
        <Row gap="3" justifyContent="space-between">
          {levels.items.length < most ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus size={16} aria-hidden />}
              {...levels.adder}
              onClick={() => levels.add({ points: null, label: '', description: '' })}
            >
              Add a level
            </Button>
          ) : null}
          {onRemove === undefined ? null : (
            <Button size="sm" variant="danger" onClick={onRemove}>
              Remove {name}
            </Button>
          )}
        </Row>
      </Stack>
    </Surface>
  )
}

interface LevelProps {
  number: number
  fields: LevelFields
  onRemove?: () => void
}

function Level({ number, fields, onRemove }: LevelProps) {
  return (
    <Row gap="2" alignItems="flex-start">
      <Box flex="0 1 6rem">
        <NumberField label="Points" min={0} max={100} {...fields.points} />
      </Box>
      <Box flex="1 1 9rem">
        <TextField label="Name" maxLength={60} {...fields.label} />
      </Box>
      <Box flex="2 1 11rem">
        <TextField label="What it takes" optional maxLength={500} {...fields.description} />
      </Box>
      {onRemove === undefined ? null : (
        <Box paddingTop="7">
          <IconButton label={`Remove level ${number}`} icon={<X size={18} />} onClick={onRemove} />
        </Box>
      )}
    </Row>
  )
}
