import { bodyOf } from '@portal/shared/bodies'
import { Form, RadioGroup, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { Card, DateText, Stack, Text, toast, VisuallyHidden } from '@portal/shared/ui'
import { starsText } from './event.rules.ts'
import { type ShownEvent, useRate } from './events.queries.ts'

const starOptions = (['1', '2', '3', '4', '5'] as const).map((value) => ({
  value,
  label: (
    <>
      {value}
      <span aria-hidden="true"> ★</span>
      <VisuallyHidden>{value === '1' ? ' star' : ' stars'}</VisuallyHidden>
    </>
  ),
}))
type Stars = (typeof starOptions)[number]['value'] | ''

/** What a learner thinks of an event, in stars and words; to be changed for a while. */
export default function RatingCard({ event }: { event: ShownEvent }) {
  const { rating, mayRate } = event.own
  return (
    <Card
      title="Your rating"
      description={
        mayRate
          ? 'Tutors read it without your name; senior tutors and the office see who wrote it.'
          : undefined
      }
    >
      {mayRate ? (
        <RatingForm event={event} />
      ) : rating === null ? null : (
        <Stack gap="2">
          <Text weight="semibold">{starsText(rating.stars)}</Text>
          {rating.comment === '' ? null : <Text whiteSpace="pre-wrap">{rating.comment}</Text>}
          <Text size="sm" tone="muted">
            Given on <DateText moment={rating.ratedAt} />
          </Text>
        </Stack>
      )}
    </Card>
  )
}

function RatingForm({ event: { id, kind, own } }: { event: ShownEvent }) {
  const rate = useRate()
  const start: { stars: Stars; comment: string } = {
    stars: starOptions.find(({ value }) => value === String(own.rating?.stars))?.value ?? '',
    comment: own.rating?.comment ?? '',
  }
  const form = useForm({
    name: `rating ${id}`,
    start,
    schema: bodyOf('POST /Event/Event/Rate'),
    body: ({ stars, comment }) => ({ id, stars: Number(stars), comment }),
    failed: 'Your rating could not be sent',
    write: (body) => rate.write({ body }),
    done: () => toast.success('Thank you. Your rating is kept.'),
  })
  return (
    <Form label="Your rating" {...form.frame}>
      <RadioGroup
        label={`How was this ${kind}?`}
        hint="1 star is the worst, 5 stars the best."
        look="chips"
        options={starOptions}
        {...form.field('stars')}
      />
      <TextArea label="In words" optional maxLength={1000} {...form.field('comment')} />
      <SaveBar label={own.rating === null ? 'Send rating' : 'Change rating'} {...form.bar} />
    </Form>
  )
}
