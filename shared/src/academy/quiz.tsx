import { ApiError } from '@portal/shared/api'
import { RadioGroup } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import {
  Alert,
  Button,
  chakra,
  Heading,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useId, useState } from 'react'
import { useAnswer, useProgressAgain, useQuizQuestion, type Video } from './academy.queries.ts'
import { afterAnswer, isLast, questionNow, someAreWrong } from './quiz.rules.ts'
import { useFocusTrap } from './use-focus-trap.ts'

const Overlay = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: 'bar',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: { base: '4', md: '6' },
    bg: 'bg.surface',
  },
})

interface QuizProps {
  video: Video
  /** Hides it. */
  onClose: () => void
}

/** The quiz of a video, over its picture: one question at a time, and the round again where some are wrong. */
export default function Quiz({ video, onClose }: QuizProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const answer = useAnswer()
  const readAgain = useProgressAgain()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [letter, setLetter] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const questions = video.videoQuestion
  const asked = questionNow(questions, answered)
  const isRetry = isWrong || video.isInRetry
  /** Until a paper or test of the student is finished. */
  const waits = answer.error instanceof ApiError && answer.error.status === 409
  const mayLeave =
    isRetry || waits || !video.mandatoryQuestion || video.isQuizPassed || readOnly !== null
  const frame = useFocusTrap(asked?.id, mayLeave ? onClose : undefined)

  const submit = async () => {
    if (asked === undefined || letter === null) return
    const body = { videoQuestionId: asked.id, optionSelected: letter }
    // What failed stands under the question, in the state of the write.
    const given = await answer.write({ body }).catch(() => undefined)
    // Another tab may have answered meanwhile, or the quiz was changed and asks for more.
    const then = given && afterAnswer(given)
    if (then !== 'next' || isLast(questions, answered)) await readAgain()
    if (then === undefined) return
    setLetter(null)
    setWrong(then === 'retry')
    setAnswered(then === 'next' ? new Set([...answered, asked.id]) : new Set())
    if (then === 'passed') {
      toast.success('All of your answers are right.')
      onClose()
    }
  }
  if (asked === undefined) return null
  const number = questions.indexOf(asked) + 1
  return (
    <Overlay ref={frame} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
      <Stack gap="5" maxWidth="reading" marginX="auto">
        <Row justifyContent="space-between" gap="3">
          <Heading level={3} id={id}>
            Quiz: {video.name}
          </Heading>
          <Text size="sm" tone="muted" figures>
            Question {number} of {questions.length}
          </Text>
        </Row>
        {isRetry && answered.size === 0 ? <Alert kind="danger">{someAreWrong}</Alert> : null}
        <Question key={asked.id} id={asked.questionId} letter={letter} onLetter={setLetter} />
        {answer.error === null ? null : <Alert kind="danger">{answer.error.message}</Alert>}
        <Row gap="3">
          <Button
            size="lg"
            variant="primary"
            loading={answer.isWriting}
            aria-disabled={letter === null || undefined}
            {...readOnly?.control}
            onClick={submit}
          >
            {isLast(questions, answered) ? 'Submit' : 'Next'}
          </Button>
          {isRetry ? (
            <Button size="lg" onClick={onClose}>
              Review the video
            </Button>
          ) : mayLeave ? (
            <Button size="lg" variant="ghost" onClick={onClose}>
              Not now
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Overlay>
  )
}

interface QuestionProps {
  /** Id of the question in the bank. */
  id: number
  letter: string | null
  onLetter: (letter: string) => void
}

function Question({ id, letter, onLetter }: QuestionProps) {
  return (
    <QueryRegion
      query={useQuizQuestion(id)}
      compact
      failed="The question could not be loaded"
      skeleton={<SkeletonText lines={6} />}
    >
      {({ text, answers }) => (
        <Stack gap="4">
          <RichText html={text} size="lg" />
          <RadioGroup
            label="Your answer"
            labelHidden
            look="cards"
            value={letter ?? ''}
            onValue={onLetter}
            options={answers.map((option) => ({
              value: option.letter,
              // An equation or a picture alone would give it no name.
              label: (
                <>
                  <Text as="span" tone="muted" weight="semibold">
                    {option.letter.toUpperCase()}
                  </Text>{' '}
                  <RichText inline html={option.text} />
                </>
              ),
            }))}
          />
        </Stack>
      )}
    </QueryRegion>
  )
}
