import { useDraft } from '@portal/shared/drafts'
import { Form, RadioGroup, TextArea, TextField } from '@portal/shared/forms'
import { Box, Button, Dialog, Row } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import { type FeedbackStatus, useSendSurvey } from './feedback.queries.ts'
import { ratingOptions } from './ratings.ts'
import {
  noAnswers,
  notApplicable,
  notApplicableTooltip,
  type SurveyAnswers,
  surveyBody,
  surveyErrors,
} from './survey.rules.ts'

const tutorOptions = [
  ...ratingOptions,
  { value: notApplicable, label: notApplicable, tooltip: notApplicableTooltip } as const,
]

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export interface SurveyModalProps {
  status: FeedbackStatus
  onDone: () => void
  onLater: () => void
}

/** The programme satisfaction survey. */
export default function SurveyModal({ status, onDone, onLater }: SurveyModalProps) {
  const [answers, setAnswers, forget] = useDraft(`survey ${status.feedbackType}`, noAnswers)
  const [attempt, setAttempt] = useState(0)
  const send = useSendSurvey(() => {
    forget()
    onDone()
  })
  const change = (more: Partial<SurveyAnswers>) => setAnswers({ ...answers, ...more })
  const missing = surveyErrors(answers, status)
  const errors = attempt === 0 ? {} : missing

  const submit = () => {
    if (send.isWriting) return
    if (Object.keys(missing).length > 0) setAttempt(attempt + 1)
    else send.write({ body: surveyBody(answers, status) })
  }
  return (
    <Dialog
      open
      opensByItself
      onClose={onLater}
      keepOnPressOutside
      size="lg"
      title="How is your programme going?"
      description="Your answers go to the people who run your programme. 1 is poor, 10 is excellent."
    >
      <Form onSubmit={submit} attempt={attempt}>
        {status.tutors.map(({ tutorId, tutorName }) => (
          <RadioGroup
            key={tutorId}
            label={tutorName}
            look="chips"
            required
            options={tutorOptions}
            value={answers.tutors[tutorId]}
            error={errors[`tutor ${tutorId}`]}
            onValue={(rating) => change({ tutors: { ...answers.tutors, [tutorId]: rating } })}
          />
        ))}
        <RadioGroup
          label="Your programme as a whole"
          look="chips"
          required
          options={ratingOptions}
          value={answers.programme}
          error={errors.programme}
          onValue={(programme) => change({ programme })}
        />
        <Required isEmpty={answers.improvement.trim() === ''}>
          <TextArea
            label="What could we do better?"
            required
            rows={4}
            maxLength={4000}
            value={answers.improvement}
            error={errors.improvement}
            onValue={(improvement) => change({ improvement })}
          />
        </Required>
        {status.toGiveFeedbackForSibling ? (
          <RadioGroup
            label="Do you have a brother or sister who may be interested in our programmes?"
            look="segmented"
            required
            options={yesOrNo}
            value={answers.sibling}
            error={errors.sibling}
            onValue={(sibling) => change({ sibling })}
          />
        ) : null}
        {status.toGiveFeedbackForSibling && answers.sibling === 'yes' ? (
          <Required isEmpty={answers.schoolYear.trim() === ''}>
            <TextField
              label="Which school year are they in?"
              required
              maxLength={100}
              value={answers.schoolYear}
              error={errors.schoolYear}
              onValue={(schoolYear) => change({ schoolYear })}
            />
          </Required>
        ) : null}
        <Row justifyContent="flex-end">
          <Button variant="primary" type="submit" loading={send.isWriting}>
            {send.isWriting ? 'Submitting...' : 'Submit'}
          </Button>
        </Row>
      </Form>
    </Dialog>
  )
}

/** A field that must be filled in: its border is red while it is empty. */
function Required({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return (
    <Box
      data-empty={isEmpty || undefined}
      css={isEmpty ? { '& textarea, & input': { borderColor: 'danger.solid' } } : undefined}
    >
      {children}
    </Box>
  )
}
