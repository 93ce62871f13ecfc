import { Badge, Box, Card, Grid, Heading, Row, Stack, Text } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { Check, Minus, PenLine, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { normalise } from './rules/runner-state.ts'
import { type Wording, wordingFor } from './rules/wording.ts'
import type { AfterwardsCalls, RunnerQuestion, Verdict } from './types.ts'
import { Afterwards } from './view/afterwards.tsx'
import { ChoiceAnswer } from './view/choice-answer.tsx'
import { QuestionText } from './view/question-text.tsx'
import { VerdictPanel } from './view/verdict-panel.tsx'
import { WrittenText } from './view/written-text.tsx'

export interface ReviewProps {
  question: RunnerQuestion
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
}

/** One question looked back at: what was answered, what is right, and why. */
export function QuestionReview(props: ReviewProps) {
  const { question, onMark, readOnly, actions, student, preview: isPreview = false } = props
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
            <Heading level={2} size="md">{`Question ${question.number}`}</Heading>
            <Text size="sm" tone="muted">
              {question.topicName}
            </Text>
          </Box>
          <Row>
            {isPreview ? null : (
              <Outcome verdict={verdict} isAnswered={isAnsweredNow} wording={wording} />
            )}
            {actions}
          </Row>
        </Row>
        <Grid columns={2} alignItems="start">
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

interface OutcomeProps {
  verdict: Verdict | null
  isAnswered: boolean
  wording: Wording
}

function Outcome({ verdict, isAnswered, wording }: OutcomeProps) {
  if (verdict === null) return null
  if (!isAnswered) {
    return (
      <Badge tone="neutral" icon={<Minus size={14} />}>
        Not answered
      </Badge>
    )
  }
  if (verdict.isCorrect === null) {
    const isMarked = verdict.criteriaMet !== null
    const words = verdict.isMarkedByTutor
      ? { marked: wording.markedByTutor, open: wording.waitsForTutor }
      : { marked: wording.markedByAuthor, open: wording.waitsForAuthor }
    return (
      <Badge tone="brand" icon={<PenLine size={14} />}>
        {isMarked ? words.marked : words.open}
      </Badge>
    )
  }
  return verdict.isCorrect ? (
    <Badge tone="success" icon={<Check size={14} />}>
      Right
    </Badge>
  ) : (
    <Badge tone="danger" icon={<X size={14} />}>
      Wrong
    </Badge>
  )
}
