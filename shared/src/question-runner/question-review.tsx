import { Badge, Box, Card, Grid, Heading, Row, Stack, Text } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import type { ReactNode, RefObject } from 'react'
import { type Outcome, outcomeOf } from './rules/outcome.ts'
import { normalise } from './rules/runner-state.ts'
import { wordingFor } from './rules/wording.ts'
import type { AfterwardsCalls, RunnerQuestion } from './types.ts'
import { Afterwards } from './view/afterwards.tsx'
import { ChoiceAnswer } from './view/choice-answer.tsx'
import { MarkedByPersonIcon, NotAnsweredIcon, RightIcon, WrongIcon } from './view/icons.ts'
import { LateAnswer } from './view/late-answer.tsx'
import { QuestionText } from './view/question-text.tsx'
import { VerdictPanel } from './view/verdict-panel.tsx'
import { WrittenText } from './view/written-text.tsx'

export interface ReviewProps {
  question: RunnerQuestion
  /** Its heading, to move the focus to. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** Marks an essay; left out where that is not the reader's to do. */
  onMark?: (criteriaMet: boolean[]) => Promise<void>
  /** Why nothing can be changed now. */
  readOnly?: ReadOnly | null
  /** More to do with the question, at its top right. */
  actions?: ReactNode
  /** What can be done with the question now that it is marked. */
  calls?: AfterwardsCalls
  /** Starts a set of these questions; without it similar ones are only listed. */
  onPractise?: (questionIds: number[]) => void
  /** More about the question, under its solution. */
  details?: ReactNode
  /** First name of whose answers they are; left out where the reader is the student. */
  student?: string
  /** For tutors: key and solution of a question that nobody answered here. */
  preview?: boolean
  /** Key and solution stand under the question also where there is room beside it. */
  stacked?: boolean
}

/** One question looked back at: what was answered, what is right, and why. */
export function QuestionReview(props: ReviewProps) {
  const {
    question,
    onMark,
    readOnly,
    actions,
    student,
    preview: isPreview = false,
    stacked,
  } = props
  const wording = wordingFor(student)
  const { verdict, response } = question
  const isAnsweredNow = normalise(response) !== null
  const letter = response?.kind === 'choice' ? response.letter : null
  const hasOptions = question.options.length > 0
  return (
    <Card>
      <Stack gap="5">
        <Row justifyContent="space-between" alignItems="flex-start">
          <Box>
            <Heading
              level={2}
              size="md"
              ref={props.heading}
              tabIndex={-1}
            >{`Question ${question.number}`}</Heading>
            <Text size="sm" tone="muted">
              {question.topicName}
            </Text>
          </Box>
          <Row>
            {isPreview ? null : <OutcomeBadge outcome={outcomeOf(question, wording)} />}
            {actions}
          </Row>
        </Row>
        <Grid columns={stacked ? 1 : 2} alignItems="start">
          <Stack gap="5">
            <QuestionText question={question} letter={letter} />
            {hasOptions ? (
              <ChoiceAnswer
                question={question}
                letter={letter}
                crossedOut={[]}
                isLocked
                verdict={verdict}
                wording={wording}
              />
            ) : isPreview ? null : (
              <WrittenResponse response={response} label={wording.answer} />
            )}
            <LateAnswer late={question.late} />
          </Stack>
          {verdict === null ? null : (
            <VerdictPanel
              label={`Solution of question ${question.number}`}
              verdict={verdict}
              isAnswered={isAnsweredNow}
              timeMs={question.timeMs}
              onMark={onMark}
              readOnly={readOnly}
              wording={wording}
              preview={isPreview ? { isRight: null } : undefined}
            >
              <Afterwards
                {...props.calls}
                questionId={question.questionId}
                verdict={verdict}
                isAnswered={isAnsweredNow}
                missReason={question.missReason}
                note={question.note}
                isReadOnly={Boolean(readOnly)}
                onPractise={props.onPractise}
              />
              {props.details}
            </VerdictPanel>
          )}
        </Grid>
      </Stack>
    </Card>
  )
}

function WrittenResponse({
  response,
  label,
}: {
  response: RunnerQuestion['response']
  label: string
}) {
  if (response === null || response.kind === 'choice') {
    return <Text tone="muted">No answer was given.</Text>
  }
  return (
    <WrittenText label={label} text={response.text} isEquation={response.kind === 'equation'} />
  )
}

const badges = {
  unanswered: { tone: 'neutral', Icon: NotAnsweredIcon },
  open: { tone: 'brand', Icon: MarkedByPersonIcon },
  right: { tone: 'success', Icon: RightIcon },
  wrong: { tone: 'danger', Icon: WrongIcon },
} as const

function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return null
  const { tone, Icon } = badges[outcome.kind]
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {outcome.words}
    </Badge>
  )
}
