import { Form, NumberField } from '@portal/shared/forms'
import { Box, Button, Row, Text } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useState } from 'react'
import { refusalsByField } from './field-errors.ts'
import { useReviewLimit, useReviews } from './reviews.queries.ts'

/** How many reviews the student takes in a day, at most. */
export function ReviewLimit() {
  const kept = useReviews().data?.dailyLimit ?? null
  const save = useReviewLimit()
  const readOnly = useReadOnly()
  const [typed, setTyped] = useState<number | null>()
  const [attempt, setAttempt] = useState(0)
  const limit = typed === undefined ? kept : typed
  const isRight = limit !== null && Number.isInteger(limit) && limit >= 1 && limit <= 200
  const refused = refusalsByField(save.error, ['dailyLimit']).dailyLimit
  const error = attempt > 0 && !isRight ? 'Choose 1 to 200 a day' : refused
  const submit = () => {
    if (readOnly !== null) return
    setAttempt(attempt + 1)
    if (limit !== null && isRight) {
      save.write({ body: { dailyLimit: limit } }).then(
        () => setTyped(undefined),
        () => undefined,
      )
    }
  }
  return (
    <Form label="Daily limit" attempt={attempt} onSubmit={submit}>
      <Row alignItems="flex-end">
        <Box width="12rem">
          <NumberField
            label="Reviews a day, at most"
            name="dailyLimit"
            min={1}
            max={200}
            step={1}
            value={limit}
            error={error}
            onValue={(value) => {
              save.reset()
              setTyped(value)
            }}
          />
        </Box>
        <Button type="submit" loading={save.isWriting} {...readOnly?.control}>
          Save limit
        </Button>
      </Row>
      <Text size="sm" tone={save.error ? 'danger' : 'muted'} role="status">
        {save.error && refused === undefined
          ? 'Not saved. Try again.'
          : save.isDone && typed === undefined
            ? 'Saved'
            : ''}
      </Text>
    </Form>
  )
}
