import { Box, chakra, Drawer, Heading, Row, Stack, Text, VisuallyHidden } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { kindOf, type SetKind } from './rules/kind-words.ts'
import { countQuestions, isAnswered, stateOf } from './rules/runner-state.ts'
import type { RunnerEnvironment } from './session/environment.ts'
import { usePreferences } from './session/preferences.ts'
import { useRunnerSession } from './session/use-runner-session.ts'
import type { RunnerCalls, RunnerQuestion, TimedSet } from './types.ts'
import { AnswerArea } from './view/answer-area.tsx'
import { Palette } from './view/palette.tsx'
import { QuestionText } from './view/question-text.tsx'
import { FinishDialog, FlagDialog, KeysDialog } from './view/runner-dialogs.tsx'
import { type PrimaryStep, RunnerFooter } from './view/runner-footer.tsx'
import { RunnerHeader } from './view/runner-header.tsx'
import { HandInPanel, OtherTabPanel, RunnerNotices } from './view/runner-panels.tsx'
import { useRunnerKeys } from './view/use-runner-keys.ts'
import { VerdictPanel, verdictWords } from './view/verdict-panel.tsx'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 'calc(100dvh - var(--viewing, 0px))',
    bg: 'bg.canvas',
  },
})

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
    width: '100%',
    maxWidth: '100rem',
    marginX: 'auto',
    padding: { base: '4', md: '6', lg: '8' },
  },
})

export interface QuestionRunnerProps {
  /** The set with the moments of its fetch. Counts at the first render: key the runner by its id. */
  start: TimedSet
  /** Account id of the student whose answers these are. */
  owner: string
  calls: RunnerCalls
  onExit: () => void
  /** The server has the set as handed in; called once. */
  onFinished: () => void
  /** What the work is called, where it is not what the set's own kind says. */
  kind?: SetKind
  /** Why nothing can be changed: the runner then looks on, and opening ends nothing. */
  readOnly?: ReadOnly | null
  /** For tutors: answers shown at once, nothing timed, kept or sent; `onExit` is its `Done`. */
  preview?: boolean
  /** More about a question, under its solution. */
  details?: (question: RunnerQuestion) => ReactNode
  /** Starts a set of these questions; without it similar ones are only listed. */
  onPractise?: (questionIds: number[]) => void
  /** For tests; the browser's when left out. */
  environment?: RunnerEnvironment
}

/**
 * Works through a set of questions: revise today; simulations, diagnostic tests and previews later
 * bring their own calls. Nothing that is answered is lost: see `queue/answer-keeper.ts`.
 */
export function QuestionRunner(props: QuestionRunnerProps) {
  const { kind = kindOf(props.start.set), readOnly = null } = props
  const { session, view } = useRunnerSession({ ...props, isReadOnly: readOnly !== null })
  const [preferences, setPreferences] = usePreferences()
  const [dialog, setDialog] = useState<'palette' | 'flag' | 'keys' | 'finish' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { runner, set, isOpen } = view
  const question = runner.questions[runner.position]
  const state = stateOf(runner, question?.questionId ?? 0)
  const isLast = runner.position === runner.questions.length - 1
  const hasAnswer = isAnswered(state)
  const canSubmit = set.feedback === 'each' && !state.isSubmitted && readOnly === null
  const primary: PrimaryStep = canSubmit && hasAnswer ? 'submit' : isLast ? 'finish' : 'next'
  const isLocked = !view.takesAnswers || state.isSubmitted
  const letters = question?.options.map(({ letter }) => letter) ?? []
  const close = () => setDialog(null)

  const shown = useRef(runner.position)
  useEffect(() => {
    if (shown.current === runner.position) return
    shown.current = runner.position
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [runner.position])

  const goOn = () => {
    if (primary === 'submit') session.submit(question?.questionId ?? 0)
    else if (primary === 'next') session.go(runner.position + 1)
    else if (isOpen) setDialog('finish')
  }

  useRunnerKeys({ letters, isOpen: !isLocked }, (action) => {
    if (question === undefined) return
    const { questionId } = question
    switch (action.type) {
      case 'choose':
        session.respond(questionId, { kind: 'choice', letter: action.letter })
        break
      case 'crossOut':
        session.crossOut(questionId, action.letter)
        break
      case 'previous':
        session.go(runner.position - 1)
        break
      case 'next':
        session.go(runner.position + 1)
        break
      case 'flag':
        if (readOnly === null) setDialog('flag')
        break
      case 'mark':
        if (!state.isSubmitted) session.toggleMark(questionId)
        break
      case 'bookmark':
        session.toggleBookmark(questionId)
        break
      case 'submitOrNext':
        goOn()
        break
      case 'help':
        setDialog('keys')
        break
    }
  })

  if (view.hold === 'elsewhere' || view.hold === 'taken') {
    return <OtherTabPanel view={view} session={session} onExit={props.onExit} />
  }
  if (view.finish.state === 'waiting' || view.finish.state === 'done') {
    return <HandInPanel kind={kind} view={view} onExit={props.onExit} />
  }
  if (question === undefined) return null
  const { questionId } = question
  const { unanswered, marked } = countQuestions(runner)
  const palette = (
    <Palette
      runner={runner}
      hasFeedback={set.feedback === 'each'}
      onGo={(to) => {
        close()
        session.go(to)
      }}
    />
  )
  const zoom = { zoom: preferences.zoom }
  return (
    <Frame>
      <RunnerHeader
        session={session}
        view={view}
        readOnly={readOnly}
        questionId={questionId}
        preferences={preferences}
        onPreferences={setPreferences}
        onKeys={() => setDialog('keys')}
        isFinishBelow={primary === 'finish'}
        onFinish={() => setDialog('finish')}
        onExit={props.onExit}
      />
      <Stage aria-busy={(readOnly === null && !view.isReady) || undefined}>
        <RunnerNotices view={view} session={session} readOnly={readOnly} />
        <Stack gap="5" gridArea="text">
          <Row justifyContent="space-between">
            <Heading level={2} size="sm" ref={heading} tabIndex={-1}>
              {`Question ${question.number} of ${runner.questions.length}`}
            </Heading>
            <Text size="sm" tone="muted">
              {question.topicName}
            </Text>
          </Row>
          <div style={zoom}>
            <QuestionText
              question={question}
              letter={state.response?.kind === 'choice' ? state.response.letter : null}
            />
          </div>
        </Stack>
        <Box gridArea="answer" minWidth="0" style={zoom}>
          <AnswerArea
            key={questionId}
            question={question}
            state={state}
            isLocked={isLocked}
            onRespond={(response) => session.respond(questionId, response)}
            onCrossOut={(letter) => session.crossOut(questionId, letter)}
          />
        </Box>
        <Box gridArea="verdict" minWidth="0" style={zoom}>
          <VisuallyHidden role="status">
            {state.verdict === null ? '' : verdictWords(state.verdict, hasAnswer)}
          </VisuallyHidden>
          {state.isSubmitted && state.verdict === null ? (
            <Text tone="muted" role="status">
              Handed in. The solution shows as soon as the server has marked it.
            </Text>
          ) : null}
          {state.verdict === null ? null : (
            <VerdictPanel
              verdict={state.verdict}
              isAnswered={hasAnswer}
              timeMs={session.timeOn(questionId)}
              onMark={(criteriaMet) => session.selfMark(questionId, criteriaMet)}
              readOnly={readOnly}
            />
          )}
        </Box>
        <chakra.aside
          aria-label="Questions of this set"
          gridArea="palette"
          display={{ base: 'none', xl: 'block' }}
          position="sticky"
          top="20"
        >
          {palette}
        </chakra.aside>
      </Stage>
      <RunnerFooter
        state={state}
        isFirst={runner.position === 0}
        isOpen={isOpen}
        canMark={!isLocked}
        readOnly={readOnly}
        primary={primary}
        onPrevious={() => session.go(runner.position - 1)}
        onPrimary={goOn}
        onFlag={() => setDialog('flag')}
        onMark={() => session.toggleMark(questionId)}
        onBookmark={() => session.toggleBookmark(questionId)}
        onPalette={() => setDialog('palette')}
      />
      <Drawer open={dialog === 'palette'} onClose={close} title="Questions" side="bottom">
        {palette}
      </Drawer>
      {dialog === 'flag' ? (
        <FlagDialog
          number={question.number}
          draft={`flag ${questionId}`}
          onSend={(text) => session.flag(questionId, text)}
          onClose={close}
        />
      ) : null}
      {dialog === 'keys' ? (
        <KeysDialog letters={letters} canSubmit={set.feedback === 'each'} onClose={close} />
      ) : null}
      {dialog === 'finish' ? (
        <FinishDialog
          kind={kind}
          unanswered={unanswered}
          marked={marked}
          isOffline={!view.isOnline}
          onFinish={() => {
            close()
            session.handIn()
          }}
          onClose={close}
        />
      ) : null}
    </Frame>
  )
}
