import { NumberField, RadioGroup } from '@portal/shared/forms'
import { Box, plural } from '@portal/shared/ui'
import type { Builder, BuilderErrors } from './builder.rules.ts'
import { TimingFields } from './timing-fields.tsx'

export interface BuilderHowProps {
  builder: Builder
  errors: BuilderErrors
  /** Questions that fit; undefined until known. */
  fitting: number | undefined
  onChange: (what: Partial<Builder>) => void
}

/** How a set is worked through: how many questions, in which order, with what feedback and time. */
export function BuilderHow({ builder, errors, fitting, onChange }: BuilderHowProps) {
  const isAdaptive = builder.order === 'adaptive'
  return (
    <>
      <Box maxWidth="form">
        <NumberField
          label="Number of questions"
          name="size"
          min={1}
          max={100}
          step={1}
          value={builder.size}
          onValue={(size) => onChange({ size })}
          hint={
            fitting === undefined
              ? '1 to 100'
              : `1 to 100; ${plural(fitting, 'question fits', 'questions fit')}`
          }
          error={errors.size}
        />
      </Box>
      <RadioGroup
        label="Order"
        look="cards"
        options={[
          { value: 'random', label: 'Random', description: 'Easy and hard ones mixed.' },
          { value: 'easiest', label: 'Easiest first', description: 'It gets harder as you go.' },
          {
            value: 'adaptive',
            label: 'Adaptive',
            description:
              'Each question is picked near your level: a harder one after a right answer, an easier one after a wrong one.',
          },
        ]}
        value={builder.order}
        name="order"
        error={errors.order}
        onValue={(order) => onChange({ order })}
      />
      <RadioGroup
        label="Solutions"
        look="cards"
        hint={
          isAdaptive
            ? 'An adaptive set marks every answer at once, because the next question follows from it.'
            : undefined
        }
        options={[
          {
            value: 'each',
            label: 'After each question',
            description: 'Learn as you go: every answer is marked at once.',
          },
          {
            value: 'end',
            label: 'At the end',
            description: 'As in the test: answers can be changed until you hand in.',
            disabled: isAdaptive,
          },
        ]}
        value={builder.feedback}
        name="feedback"
        error={errors.feedback}
        onValue={(feedback) => onChange({ feedback })}
      />
      <TimingFields value={builder} onValue={onChange} size={builder.size} errors={errors} />
    </>
  )
}
