import { bodyOf } from '@portal/shared/bodies'
import { Form, RadioGroup, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { useMe } from '@portal/shared/query'
import { useServerSettings } from '@portal/shared/session'
import { Button, DateText, Dialog, TimeZoneProvider } from '@portal/shared/ui'
import { useRef } from 'react'
import { type FeedbackStatus, useSendRating } from './feedback.queries.ts'
import { type Rating, ratingOptions, satisfiedFrom } from './ratings.ts'

interface Draft {
  step: number
  /** '' stands for 0: nothing picked. */
  rating: Rating | ''
  details: string
}

const empty: Draft = { step: 1, rating: '', details: '' }

export interface HourModalProps {
  status: FeedbackStatus
  onDone: () => void
  onLater: () => void
}

/** The pop-up after an hour of tuition. */
export default function HourModal({ status: { hour }, ...rest }: HourModalProps) {
  return hour === null ? null : <HourFeedback hour={hour} {...rest} />
}

type Hour = NonNullable<FeedbackStatus['hour']>

function HourFeedback({ hour, onDone, onLater }: { hour: Hour } & Omit<HourModalProps, 'status'>) {
  const reviewUrl = useServerSettings()?.reviewUrl ?? ''
  const timeZone = useMe().data?.timeZone
  const hasOpenedReview = useRef(false)
  const { tuitionHours, feedbackHour, tutorName, subject, startsAt } = hour
  const form = useForm({
    name: `hour ${feedbackHour}`,
    start: empty,
    schema: bodyOf('POST /User/Student/SubmitFeedback'),
    body: ({ step, rating, details }) => ({
      rating: Number(rating),
      feedback: step === 2 ? details : '',
      tuitionHours,
      feedbackHour,
    }),
    failed: null,
    write: useSendRating(),
    done: onDone,
  })
  const { step, rating } = form.values

  const goOn = () => {
    if (rating === '' || form.isWriting) return
    if (Number(rating) < satisfiedFrom) {
      form.set('step', 2)
      return
    }
    form.submit()
    // In the press itself, or browsers take it for a pop-up that nobody asked for.
    if (reviewUrl !== '' && !hasOpenedReview.current) {
      hasOpenedReview.current = true
      window.open(reviewUrl, '_blank', 'noopener')
    }
  }
  const about = (
    <>
      {subject} with {tutorName},{' '}
      <TimeZoneProvider zone={timeZone}>
        <DateText moment={startsAt} style="full" />
      </TimeZoneProvider>
    </>
  )
  return (
    <Dialog
      open
      opensByItself
      onClose={onLater}
      keepOnPressOutside
      title={step === 2 ? 'What could have been better?' : 'How was your hour of tuition?'}
      description={about}
    >
      {step === 2 ? (
        <Form key="details" {...form.frame}>
          <TextArea
            label="Please tell us more"
            hint={`You gave ${rating} of 10. What you write helps us to make the next hour better.`}
            rows={6}
            maxLength={4000}
            autoFocus
            {...form.field('details')}
          />
          <SaveBar look="foot" label="Submit" {...form.bar}>
            <Button variant="ghost" onClick={() => form.set('step', 1)}>
              Back
            </Button>
          </SaveBar>
        </Form>
      ) : (
        <Form key="rating" {...form.frame} onSubmit={goOn}>
          <RadioGroup
            label="Your rating"
            hint="1 is poor, 10 is excellent."
            look="chips"
            options={ratingOptions}
            {...form.field('rating')}
          />
          <SaveBar look="foot" label="Continue" {...form.bar} />
        </Form>
      )}
    </Dialog>
  )
}
