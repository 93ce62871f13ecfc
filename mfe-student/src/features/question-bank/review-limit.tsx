import { bodyOf } from '@portal/shared/bodies'
import { Form, NumberField, SaveBar, useForm } from '@portal/shared/forms'
import { Box } from '@portal/shared/ui'
import { useReviewLimit, useReviews } from './reviews.queries.ts'

/** How many reviews the student takes in a day, at most. */
export function ReviewLimit() {
  const kept: number | null = useReviews().data?.dailyLimit ?? null
  const save = useReviewLimit()
  const form = useForm({
    name: null,
    start: { dailyLimit: kept },
    schema: bodyOf('POST /Revise/api/Revise/SetReviewLimit'),
    failed: 'Not saved. Try again.',
    write: (body) => save.write({ body }),
  })
  return (
    <Form label="Daily limit" {...form.frame}>
      <Box width="12rem">
        <NumberField
          label="Reviews a day, at most"
          min={1}
          max={200}
          step={1}
          {...form.field('dailyLimit')}
        />
      </Box>
      <SaveBar label="Save limit" {...form.bar} />
    </Form>
  )
}
