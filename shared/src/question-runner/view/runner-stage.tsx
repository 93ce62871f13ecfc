import {
  Box,
  chakra,
  Heading,
  Row,
  Skeleton,
  Stack,
  Text,
  useStepFocus,
  VisuallyHidden,
} from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isAnswered, type QuestionState } from '../rules/runner-state.ts'
import { verdictWords } from '../rules/verdict-words.ts'
import type { RunnerSession, SessionView } from '../session/session-types.ts'
import type { AfterwardsCalls, RunnerQuestion, RunnerSet } from '../types.ts'
import { AnswerArea } from './answer-area.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import { Afterwards, VerdictPanel } from './late-parts.tsx'
import { QuestionText } from './question-text.tsx'
import { RunnerNotices } from './runner-panels.tsx'
import type { Highlighter } from './use-highlighter.ts'

const Stage = chakra('main', {
  base: {
    display: 'grid',
    // The solution comes under the answer on phones, and under the question where there is room.
    gridTemplateAreas: {
      base: '"notices" "text" "answer" "verdict"',
      lg: '"notices notices" "text answer" "verdict answer"',
      xl: '"notices notices notices" "text answer palette" "verdict answer palette"',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      xl: 'minmax(0, 1.15fr) minmax(0, 1fr) 15rem',
    },
    gridTemplateRows: { lg: 'auto auto 1fr' },
    alignContent: 'start',
    alignItems: 'start',
    columnGap: '10',
    '& > *': { marginBottom: '6' },
    // Where no solution will come under it, a question stands in the middle of a large window.
    '&[data-centred]': { lg: { alignContent: 'safe center', gridTemplateRows: 'auto auto auto' } },
    width: '100%',
    maxWidth: '100rem',
    marginX: 'auto',
    padding: { base: '4', md: '6', lg: '8' },
  },
})

export interface RunnerStageProps {
  session: RunnerSession
  view: SessionView
  question: RunnerQuestion
  state: QuestionState
  /** Nothing about the answer can be changed. */
  isLocked: boolean
  readOnly: ReadOnly | null
  highlighter: Highlighter
  zoom: number
  /** In a preview: whether the answers show. Null elsewhere. */
  showsAnswers: boolean | null
  details?: (question: RunnerQuestion) => ReactNode
  /** What can be done once a question is marked. */
  afterwards: AfterwardsCalls
  onPractise?: (questionIds: number[]) => void
  palette: ReactNode
}

/** Scrolls to the top where the page is not there: to ask how far it is would lay it out at once. */
function useToTop(): () => void {
  // Not known until the first scrolling: a page may be scrolled when its runner comes.
  const mayBeDown = useRef(true)
  useEffect(() => {
    const note = () => {
      mayBeDown.current = window.scrollY > 0
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return () => {
    if (!mayBeDown.current) return
    mayBeDown.current = false
    window.scrollTo({ top: 0 })
  }
}

/** In an exam the topic would say how to go about a question. */
const isExam = ({ kind }: Pick<RunnerSet, 'kind'>) => kind === 'simulate' || kind === 'diagnostic'

/** The open question with its answer and, once marked, its solution. */
export function RunnerStage(props: RunnerStageProps) {
  const { session, view, question, state, readOnly, zoom, showsAnswers } = props
  const { questionId } = question
  const heading = useStepFocus(view.runner.position, useToTop())
  const letter = state.response?.kind === 'choice' ? state.response.letter : null
  const shown = showsAnswers === true ? question.verdict : state.verdict
  return (
    <Stage
      // What a preview stands in has its own landmark: a page, or a dialog.
      as={showsAnswers === null ? 'main' : 'div'}
      data-centred={showsAnswers === null && view.set.feedback === 'end' ? '' : undefined}
      aria-busy={(readOnly === null && showsAnswers === null && !view.isReady) || undefined}
    >
      <RunnerNotices view={view} session={session} readOnly={readOnly} />
      <Stack gap="5" gridArea="text">
        <Row justifyContent="space-between">
          <Heading level={2} size="sm" ref={heading} tabIndex={-1}>
            {`Question ${question.number} of ${view.runner.total}`}
          </Heading>
          {showsAnswers === null && isExam(view.set) ? null : (
            <Text size="sm" tone="muted">
              {question.topicName}
            </Text>
          )}
        </Row>
        <HighlightedText highlighter={props.highlighter} zoom={zoom}>
          <QuestionText question={question} letter={letter} />
        </HighlightedText>
      </Stack>
      <Box gridArea="answer" minWidth="0" style={{ zoom }}>
        <AnswerArea
          question={question}
          state={state}
          isLocked={props.isLocked}
          verdict={shown}
          onRespond={(response) => session.respond(questionId, response)}
          onCrossOut={(crossed) => session.crossOut(questionId, crossed)}
        />
      </Box>
      <Box gridArea="verdict" minWidth="0" style={{ zoom }}>
        <Suspense fallback={<Skeleton height="40" />}>
          {showsAnswers === null ? (
            <StudentVerdict {...props} />
          ) : (
            shown !== null && (
              <VerdictPanel
                key={questionId}
                verdict={shown}
                isAnswered={isAnswered(state)}
                timeMs={0}
                preview={{
                  isRight:
                    letter === null || shown.correctLetter === null
                      ? null
                      : letter === shown.correctLetter,
                }}
              >
                {props.details?.(question)}
              </VerdictPanel>
            )
          )}
        </Suspense>
      </Box>
      <chakra.aside
        aria-label="Questions of this set"
        gridArea="palette"
        display={{ base: 'none', xl: 'block' }}
        position="sticky"
        top="20"
      >
        {props.palette}
      </chakra.aside>
    </Stage>
  )
}

/** What the student sees of the marking, once there is any. */
function StudentVerdict(props: RunnerStageProps) {
  const { session, question, state, readOnly, afterwards } = props
  const { questionId } = question
  const hasAnswer = isAnswered(state)
  const { verdict } = state
  return (
    <>
      <VisuallyHidden role="status">
        {verdict === null ? '' : verdictWords(verdict, hasAnswer)}
      </VisuallyHidden>
      {verdict === null && state.isSubmitted ? (
        <Text tone="muted" role="status">
          Handed in. The solution shows as soon as the server has marked it.
        </Text>
      ) : null}
      {verdict === null && state.isTimeUp && !state.isSubmitted ? (
        <Text tone="muted">
          {hasAnswer
            ? 'The time for this question is up. Your answer stands.'
            : 'The time for this question is up.'}
        </Text>
      ) : null}
      {verdict === null ? null : (
        <VerdictPanel
          key={questionId}
          verdict={verdict}
          isAnswered={hasAnswer}
          timeMs={session.timeOn(questionId)}
          onMark={(criteriaMet) => session.selfMark(questionId, criteriaMet)}
          readOnly={readOnly}
        >
          <Afterwards
            {...afterwards}
            questionId={questionId}
            verdict={verdict}
            isAnswered={hasAnswer}
            missReason={state.missReason}
            note={state.note}
            isReadOnly={readOnly !== null}
            onPractise={props.onPractise}
          />
          {props.details?.(question)}
        </VerdictPanel>
      )}
    </>
  )
}
