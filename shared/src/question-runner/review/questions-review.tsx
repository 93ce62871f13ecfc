import { SegmentedControl } from '@portal/shared/forms'
import { Button, chakra, Drawer, Row, Stack, Text, useStepFocus } from '@portal/shared/ui'
import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsPrinting } from '../../printing/index.ts'
import { QuestionReview, type ReviewProps } from '../question-review.tsx'
import { outcomeOf } from '../rules/outcome.ts'
import { wordingFor } from '../rules/wording.ts'
import type { RunnerQuestion } from '../types.ts'
import { PaletteCells } from '../view/palette-cells.tsx'
import { QuestionRows } from './question-rows.tsx'
import type { ReviewAddress } from './review-address.ts'
import { cellOf } from './review-cells.ts'
import { useStepKeys } from './use-step-keys.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 15rem' },
    alignItems: 'start',
    gap: '6',
    '& > aside': {
      display: { base: 'none', xl: 'block' },
      position: 'sticky',
      top: '24',
      // A hundred questions are taller than the window; the ring of a cell needs its room.
      maxHeight: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      padding: '1',
      margin: '-1',
    },
  },
})

const Steps = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: { base: '16', md: '4' },
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingX: { base: '2', md: '4' },
    paddingY: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
  },
})

type ReviewOf = Omit<ReviewProps, 'question' | 'heading' | 'level'>

export interface QuestionsReviewProps {
  /** Those to show, in their order. */
  questions: readonly RunnerQuestion[]
  address: ReviewAddress
  /** Chooses which are shown; beside the choice of the view. */
  filter?: ReactNode
  /** Stands where none is to be shown. */
  empty: ReactNode
  /** What goes with a question: what can be done with it, and for whom it is. */
  reviewOf: (question: RunnerQuestion) => ReviewOf
}

/**
 * Questions to look back at: one at a time with the palette beside it, or as rows that open. One
 * question is in the page at a time, whatever their number; all of them when the page is printed.
 */
export function QuestionsReview(props: QuestionsReviewProps) {
  const { questions, address, filter, empty, reviewOf } = props
  const isPrinting = useIsPrinting()
  const review = (question: RunnerQuestion) => (
    <QuestionReview key={question.questionId} question={question} {...reviewOf(question)} />
  )
  if (isPrinting) return <Stack gap="6">{questions.map(review)}</Stack>
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Row justifyContent="space-between" alignItems="flex-start">
        {filter}
        {questions.length === 0 ? null : (
          <SegmentedControl
            label="How to show the questions"
            options={[
              { value: 'one', label: 'One at a time' },
              { value: 'list', label: 'List' },
            ]}
            value={address.isList ? 'list' : 'one'}
            onValue={(view) => address.setList(view === 'list')}
          />
        )}
      </Row>
      {questions.length === 0 ? (
        empty
      ) : address.isList ? (
        <QuestionRows
          questions={questions}
          outcome={(question) => outcomeIn(question, reviewOf(question))}
          openNumber={address.number}
          onOpen={address.open}
        >
          {review}
        </QuestionRows>
      ) : (
        <OneAtATime {...props} />
      )}
    </Stack>
  )
}

const outcomeIn = (question: RunnerQuestion, { preview, student }: ReviewOf) =>
  preview ? null : outcomeOf(question, wordingFor(student))

/** In the middle of a sentence; names in it stay as they are. */
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

function OneAtATime({ questions, address, reviewOf }: QuestionsReviewProps) {
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  /** The question that the reader went to, whose heading then has the focus. */
  const [asked, setAsked] = useState<number>()
  const found = questions.findIndex(({ number }) => number === address.number)
  const index = Math.max(0, found)
  const question = questions[index]
  const heading = useStepFocus(
    asked !== undefined && asked === question?.number ? asked : undefined,
    (moved) => moved.scrollIntoView({ block: 'start' }),
  )
  const go = (to: number) => {
    const next = questions[to]
    setPaletteOpen(false)
    if (next === undefined || next === question) return
    setAsked(next.number)
    address.open(next.number)
  }
  useStepKeys(!isPaletteOpen, (by) => go(index + by))
  if (question === undefined) return null
  const palette = (
    <Stack gap="4">
      <PaletteCells
        cells={questions.map((one) => {
          const outcome = outcomeIn(one, reviewOf(one))
          const { questionId, number } = one
          return {
            questionId,
            number,
            state: cellOf(outcome),
            words: lowered(outcome?.words ?? ''),
          }
        })}
        current={index}
        onGo={go}
      />
      {reviewOf(question).preview ? null : (
        <Text size="xs" tone="muted" whiteSpace="pre-wrap">
          {'✓ right   ✕ wrong   ○ not answered   ● marked by a person'}
        </Text>
      )}
    </Stack>
  )
  return (
    <>
      <Columns>
        <Stack>
          <QuestionReview
            key={question.questionId}
            question={question}
            heading={heading}
            {...reviewOf(question)}
          />
          <Steps aria-label="From question to question" data-save-bar="">
            <Button
              variant="secondary"
              icon={<ArrowLeft size={18} />}
              disabled={index === 0}
              aria-label="Previous question"
              aria-keyshortcuts="ArrowLeft"
              onClick={() => go(index - 1)}
            >
              Previous
            </Button>
            <Row gap="2" flexWrap="nowrap">
              <Text size="sm" tone="muted" figures whiteSpace="nowrap">
                {`${index + 1} of ${questions.length}`}
              </Text>
              <chakra.span display={{ base: 'inline', xl: 'none' }}>
                <Button
                  variant="ghost"
                  icon={<LayoutGrid size={18} />}
                  aria-label="All questions"
                  title="All questions"
                  onClick={() => setPaletteOpen(true)}
                >
                  <chakra.span display={{ base: 'none', md: 'inline' }}>All questions</chakra.span>
                </Button>
              </chakra.span>
            </Row>
            <Button
              variant="secondary"
              iconAfter={<ArrowRight size={18} />}
              disabled={index === questions.length - 1}
              aria-label="Next question"
              aria-keyshortcuts="ArrowRight"
              onClick={() => go(index + 1)}
            >
              Next
            </Button>
          </Steps>
        </Stack>
        <aside aria-label="Questions of this review">{palette}</aside>
      </Columns>
      <Drawer
        open={isPaletteOpen}
        onClose={() => setPaletteOpen(false)}
        title="Questions"
        side="bottom"
      >
        {palette}
      </Drawer>
    </>
  )
}
