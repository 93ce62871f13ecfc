import { chakra, Drawer, LiveText, Spinner } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { type ReactNode, Suspense } from 'react'
import { kindOf, type SetKind, wordsOf } from './rules/kind-words.ts'
import { countQuestions, isAnswered, isClosed, stateOf } from './rules/runner-state.ts'
import type { RunnerEnvironment } from './session/environment.ts'
import { useRunnerSession } from './session/use-runner-session.ts'
import type { AfterwardsCalls, RunnerCalls, RunnerQuestion, TimedSet } from './types.ts'
import {
  CalculatorPanel,
  FinishDialog,
  FlagDialog,
  HandInPanel,
  KeysDialog,
  NotesPanel,
  OtherTabPanel,
  useLateParts,
} from './view/late-parts.tsx'
import { Palette } from './view/palette.tsx'
import type { PreviewHeader } from './view/preview-header.tsx'
import { htmlOf } from './view/question-text.tsx'
import { type PrimaryStep, RunnerFooter } from './view/runner-footer.tsx'
import { RunnerHeader } from './view/runner-header.tsx'
import { RunnerStage } from './view/runner-stage.tsx'
import { useHandlers } from './view/use-handlers.ts'
import { useHighlighter } from './view/use-highlighter.ts'
import { useNearQuestions } from './view/use-near-questions.ts'
import { runKey, useOverlays, useView } from './view/use-runner-actions.ts'
import { useRunnerKeys } from './view/use-runner-keys.ts'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 'calc(100dvh - var(--viewing, 0px))',
    bg: 'bg.canvas',
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
  /**
   * For tutors, with the header of it: answers shown at once, nothing timed, kept or sent; `onExit`
   * is its `Done`.
   */
  preview?: typeof PreviewHeader
  /** More about a question, under its solution. */
  details?: (question: RunnerQuestion) => ReactNode
  /** Starts a set of these questions; without it similar ones are only listed. */
  onPractise?: (questionIds: number[]) => void
  /** For tests; the browser's when left out. */
  environment?: RunnerEnvironment
}

/**
 * Works through a set of questions: of Revise, of a diagnostic test, a paper, the check of a Learn
 * topic, or a tutor's preview. Nothing that is answered is lost: see `queue/answer-keeper.ts`.
 */
export function QuestionRunner(props: QuestionRunnerProps) {
  const { readOnly = null, preview: Header, calls } = props
  const isPreview = Header !== undefined
  const kind = props.kind ?? kindOf(props.start.set)
  const finishWords = isPreview ? 'Done' : wordsOf(kind).finish
  const isReadOnly = readOnly !== null
  const { session, view } = useRunnerSession({ ...props, isReadOnly, isPreview })
  const looks = useView()
  const { preferences, keys } = looks
  const overlays = useOverlays()
  const { dialog, setDialog, tool, setTool } = overlays
  useLateParts()
  const { runner, set, isOpen, drawing } = view
  useNearQuestions(runner.questions, runner.position)
  const question = runner.questions[runner.position]
  const questionId = question?.questionId ?? 0
  const state = stateOf(runner, questionId)
  const letter = state.response?.kind === 'choice' ? state.response.letter : null
  const highlighter = useHighlighter({
    questionId,
    highlights: state.highlights,
    text: question === undefined ? '' : htmlOf(question, letter),
    isOn: !isReadOnly,
    onChange: (highlights) => session.highlight(questionId, highlights),
  })
  const canSubmit = set.feedback === 'each' && !isClosed(state) && !isReadOnly && !isPreview
  const isLast = runner.position >= runner.total - 1
  const primary: PrimaryStep =
    canSubmit && isAnswered(state) ? 'submit' : isLast ? 'finish' : 'next'
  const isLocked = !view.takesAnswers || isClosed(state)
  const letters = question?.options.map((option) => option.letter) ?? []
  // As text, so that header and footer are drawn anew only when the options are others.
  const shortcutLetters = letters.join('')
  const close = () => setDialog(null)

  const goOn = () => {
    if (primary === 'submit') session.submit(questionId)
    else if (primary === 'next') session.go(runner.position + 1)
    else if (isPreview) props.onExit()
    else if (isOpen) setDialog('finish')
  }
  const handlers = useHandlers({
    change: looks.change,
    zoom: looks.zoom,
    keys: () => setDialog('keys'),
    notes: () => overlays.toggleTool('notes'),
    calculator: () => overlays.toggleTool('calculator'),
    finish: () => setDialog('finish'),
    exit: props.onExit,
    previous: () => session.go(runner.position - 1),
    primary: goOn,
    flag: () => setDialog('flag'),
    mark: () => session.toggleMark(questionId),
    bookmark: () => session.toggleBookmark(questionId),
    palette: () => setDialog('palette'),
    go: (to: number) => {
      setDialog(null)
      session.go(to)
    },
  })
  useRunnerKeys(
    {
      letters,
      isOpen: !isLocked,
      hasSelection: highlighter.selected !== null,
      allowsCalculator: set.allowsCalculator,
      keys,
    },
    (action) => {
      if (question === undefined) return
      runKey(action, {
        session,
        questionId,
        position: runner.position,
        canMark: !isLocked && !isPreview,
        canFlag: !isReadOnly && !isPreview,
        overlays,
        view: looks,
        goOn,
        highlight: highlighter.toggle,
      })
    },
  )

  if (view.hold === 'elsewhere' || view.hold === 'taken') {
    return (
      <Suspense fallback={<Spinner />}>
        <OtherTabPanel view={view} session={session} onExit={props.onExit} />
      </Suspense>
    )
  }
  if (view.finish.state === 'waiting' || view.finish.state === 'done') {
    return (
      <Suspense fallback={<Spinner />}>
        <HandInPanel kind={kind} view={view} onExit={props.onExit} />
      </Suspense>
    )
  }
  if (question === undefined) return null
  const { unanswered, marked } = countQuestions(runner)
  const afterwards: AfterwardsCalls = {
    setMissReason: calls.setMissReason && session.setMissReason,
    setNote: calls.setNote && session.setNote,
    similar: calls.similar,
  }
  const palette = (
    <Palette runner={runner} hasFeedback={set.feedback === 'each'} onGo={handlers.go} />
  )
  return (
    <Frame>
      {Header ? (
        <Header
          title={set.title}
          showsAnswers={looks.showsAnswers}
          onAnswers={looks.setShowsAnswers}
          onKeys={handlers.keys}
          onDone={props.onExit}
        />
      ) : (
        <RunnerHeader
          session={session}
          title={set.title}
          isTimed={set.deadlineAt !== null}
          saveState={isReadOnly || !view.isReady ? null : view.saveState}
          isOpen={isOpen}
          readOnly={readOnly}
          preferences={preferences}
          onPreferences={handlers.change}
          onZoom={handlers.zoom}
          onKeys={handlers.keys}
          onNotes={handlers.notes}
          keys={keys}
          letters={shortcutLetters}
          onCalculator={set.allowsCalculator ? handlers.calculator : undefined}
          finishWords={finishWords}
          isFinishBelow={primary === 'finish'}
          onFinish={handlers.finish}
          onExit={handlers.exit}
        />
      )}
      <RunnerStage
        session={session}
        view={view}
        question={question}
        state={state}
        isLocked={isLocked}
        readOnly={readOnly}
        highlighter={highlighter}
        zoom={preferences.zoom}
        showsAnswers={isPreview ? looks.showsAnswers : null}
        details={props.details}
        afterwards={afterwards}
        onPractise={props.onPractise}
        palette={palette}
      />
      <RunnerFooter
        isFlagged={state.isFlagged}
        isMarkedForReview={state.isMarkedForReview}
        isBookmarked={state.isBookmarked}
        isFirst={runner.position === 0}
        isOpen={isOpen || isPreview}
        canMark={!isLocked}
        readOnly={readOnly}
        primary={primary}
        finishWords={finishWords}
        isDrawing={drawing.state === 'busy'}
        isPreview={isPreview}
        keys={keys}
        letters={shortcutLetters}
        onPrevious={handlers.previous}
        onPrimary={handlers.primary}
        onFlag={handlers.flag}
        onMark={handlers.mark}
        onBookmark={handlers.bookmark}
        onPalette={handlers.palette}
      />
      <LiveText>{view.said}</LiveText>
      <Suspense>
        {tool === 'notes' ? (
          <NotesPanel
            scratch={view.scratch}
            runner={runner}
            isLasting={view.isLasting && !isPreview}
            isReadOnly={isReadOnly}
            onScratch={session.setScratch}
            onHighlights={session.highlight}
            onClose={() => setTool(null)}
          />
        ) : null}
        {tool === 'calculator' ? <CalculatorPanel onClose={() => setTool(null)} /> : null}
      </Suspense>
      <Drawer open={dialog === 'palette'} onClose={close} title="Questions" side="bottom">
        {palette}
      </Drawer>
      <Suspense>
        {dialog === 'flag' ? (
          <FlagDialog
            number={question.number}
            draft={`flag ${questionId}`}
            onSend={(text) => session.flag(questionId, text)}
            onClose={close}
          />
        ) : null}
        {dialog === 'keys' ? (
          <KeysDialog
            letters={letters}
            canSubmit={set.feedback === 'each'}
            allowsCalculator={set.allowsCalculator}
            keys={keys}
            onKeys={looks.setKeys}
            onClose={close}
          />
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
      </Suspense>
    </Frame>
  )
}
