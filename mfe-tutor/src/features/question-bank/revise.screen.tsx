import { CheckboxGroup, Form, NumberField, RadioGroup, useForm } from '@portal/shared/forms'
import { difficulties, questionTypes, useWhenKnown } from '@portal/shared/question-bank'
import { useNavigate } from '@portal/shared/router'
import { Button, Card, FormTemplate, Grid, plural, SaveBar, Stack } from '@portal/shared/ui'
import { Play } from 'lucide-react'
import {
  newSeed,
  nothingRecorded,
  previewPath,
  settled,
  sizeError,
  slugOf,
} from '../../preview/bank.rules.ts'
import { PlaceCard } from './place-card.tsx'
import { usePreviewBuilder } from './use-preview-builder.ts'

/** Revise for tutors: chooses questions to look through, by the same filters as students have. */
export default function ReviseScreen() {
  return (
    <FormTemplate
      title="Revise"
      description={`Choose questions to look through with their solutions. ${nothingRecorded}`}
    >
      <PreviewBuilder />
    </FormTemplate>
  )
}

function PreviewBuilder() {
  const builder = usePreviewBuilder()
  const { choice, change, place, subjects, count } = builder
  const navigate = useNavigate()
  const fitting = count.isPlaceholderData ? undefined : count.data?.questionCount
  const whenKnown = useWhenKnown(place && { choice, place, subjects })
  // What is chosen stands in the address, which the form follows.
  const form = useForm({
    name: null,
    start: choice,
    check: ({ size }) => ({ size: sizeError(size, fitting) }),
    // It may be pressed before the topics have come; that is kept until they have.
    write: async () => {
      const known = await whenKnown()
      const chosen = settled(known.choice, known.place, known.subjects)
      navigate(previewPath(slugOf(known.choice, known.subjects), newSeed(), chosen))
    },
  })
  return (
    <Form label="Choose questions" {...form.frame}>
      <Stack gap="6">
        <PlaceCard builder={builder} />
        <Card title="Which questions">
          <Stack gap="6">
            <CheckboxGroup
              label="Difficulty"
              look="chips"
              options={difficulties}
              value={choice.difficulties.map(String)}
              onValue={(levels) => change({ difficulties: levels.map(Number) })}
            />
            <CheckboxGroup
              label="Kind"
              look="chips"
              options={questionTypes}
              value={choice.questionTypes.map(String)}
              onValue={(types) => change({ questionTypes: types.map(Number) })}
            />
            <Grid columns={2}>
              <NumberField
                label="Number of questions"
                min={1}
                max={100}
                step={1}
                {...form.field('size')}
                onValue={(size) => change({ size })}
                hint={
                  fitting === undefined
                    ? '1 to 100'
                    : `1 to 100; ${plural(fitting, 'question fits', 'questions fit')}`
                }
              />
              <RadioGroup
                label="Order"
                look="segmented"
                options={[
                  { value: 'random', label: 'Random' },
                  { value: 'easiest', label: 'Easiest first' },
                ]}
                value={choice.order}
                onValue={(order) => change({ order })}
              />
            </Grid>
          </Stack>
        </Card>
        <SaveBar
          state={
            fitting === undefined
              ? 'Counting questions'
              : plural(fitting, 'question fits', 'questions fit')
          }
        >
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<Play size={18} aria-hidden />}
            loading={form.isWriting}
          >
            Look through
          </Button>
        </SaveBar>
      </Stack>
    </Form>
  )
}
