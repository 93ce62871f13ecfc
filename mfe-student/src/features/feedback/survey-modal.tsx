import { bodyOf } from '@portal/shared/bodies'
import { Form, RadioGroup, SaveBar, TextArea, TextField, useForm } from '@portal/shared/forms'
import { Box, Dialog } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { type FeedbackStatus, useSendSurvey } from './feedback.queries.ts'
import { ratingOptions } from './ratings.ts'
import {
  noAnswers,
  notApplicable,
  notApplicableTooltip,
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
  const form = useForm({
    name: `survey ${status.feedbackType}`,
    start: noAnswers,
    schema: bodyOf('POST /User/Student/SubmitCSATFeedback'),
    body: (answers) => surveyBody(answers, status),
    check: (answers) => surveyErrors(answers, status),
    failed: null,
    write: useSendSurvey(),
    done: onDone,
  })
  const { improvement, sibling, schoolYear } = form.values
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
      <Form {...form.frame}>
        {status.tutors.map(({ tutorId, tutorName }) => (
          <RadioGroup
            key={tutorId}
            label={tutorName}
            look="chips"
            required
            options={tutorOptions}
            {...form.field(`tutors.${tutorId}`)}
          />
        ))}
        <RadioGroup
          label="Your programme as a whole"
          look="chips"
          required
          options={ratingOptions}
          {...form.field('programme')}
        />
        <Required isEmpty={improvement.trim() === ''}>
          <TextArea
            label="What could we do better?"
            required
            rows={4}
            maxLength={4000}
            {...form.field('improvement')}
          />
        </Required>
        {status.toGiveFeedbackForSibling ? (
          <RadioGroup
            label="Do you have a brother or sister who may be interested in our programmes?"
            look="segmented"
            required
            options={yesOrNo}
            {...form.field('sibling')}
          />
        ) : null}
        {status.toGiveFeedbackForSibling && sibling === 'yes' ? (
          <Required isEmpty={schoolYear.trim() === ''}>
            <TextField
              label="Which school year are they in?"
              required
              maxLength={100}
              {...form.field('schoolYear')}
            />
          </Required>
        ) : null}
        <SaveBar look="foot" label={form.isWriting ? 'Submitting...' : 'Submit'} {...form.bar} />
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
