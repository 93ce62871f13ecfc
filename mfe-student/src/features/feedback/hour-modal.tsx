import { useDraft } from '@portal/shared/drafts'
import { Form, RadioGroup, TextArea } from '@portal/shared/forms'
import { useMe } from '@portal/shared/query'
import { useServerSettings } from '@portal/shared/session'
import { Button, DateText, Dialog, Row, TimeZoneProvider } from '@portal/shared/ui'
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
  const [draft, change, forget] = useDraft(`hour ${hour.feedbackHour}`, empty)
  const send = useSendRating(() => {
    forget()
    onDone()
  })
  const rating = Number(draft.rating)
  const { tuitionHours, feedbackHour, tutorName, subject, startsAt } = hour

  const submit = (feedback: string) => {
    send.write({ body: { rating, feedback, tuitionHours, feedbackHour } })
  }
  const goOn = () => {
    if (rating === 0 || send.isWriting) return
    if (rating < satisfiedFrom) {
      change({ ...draft, step: 2 })
      return
    }
    submit('')
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
      title={draft.step !== 2 ? 'How was your hour of tuition?' : 'What could have been better?'}
      description={about}
    >
      {draft.step !== 2 ? (
        <Form key="rating" onSubmit={goOn}>
          <RadioGroup
            label="Your rating"
            hint="1 is poor, 10 is excellent."
            look="chips"
            options={ratingOptions}
            value={draft.rating}
            onValue={(value) => change({ ...draft, rating: value })}
          />
          <Row justifyContent="flex-end">
            <Button variant="primary" type="submit" loading={send.isWriting}>
              Continue
            </Button>
          </Row>
        </Form>
      ) : (
        <Form key="details" onSubmit={() => submit(draft.details.trim())}>
          <TextArea
            label="Please tell us more"
            hint={`You gave ${draft.rating} of 10. What you write helps us to make the next hour better.`}
            rows={6}
            maxLength={4000}
            autoFocus
            value={draft.details}
            onValue={(details) => change({ ...draft, details })}
          />
          <Row justifyContent="space-between">
            <Button variant="ghost" onClick={() => change({ ...draft, step: 1 })}>
              Back
            </Button>
            <Button variant="primary" type="submit" loading={send.isWriting}>
              Submit
            </Button>
          </Row>
        </Form>
      )}
    </Dialog>
  )
}
