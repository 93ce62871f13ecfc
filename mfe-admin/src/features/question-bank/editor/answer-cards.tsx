import { RadioGroup } from '@portal/shared/forms'
import { Button, Card, ConfirmDialog, Row, Stack, Text } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AnswerCard } from './answer-card.tsx'
import {
  correctOf,
  letterAt,
  mostAnswers,
  newAnswer,
  withCorrect,
} from './question-values.rules.ts'
import type { QuestionForm } from './use-question-form.ts'

/** The answers of types 1 and 3, one card each, and which of them is correct. */
export function AnswerCards({ form }: { form: QuestionForm }) {
  const { questionType, answers } = form.values
  const list = form.list('answers')
  const [asked, setAsked] = useState<number | null>(null)
  // A card that comes by the button waits with its editor; those that are read do not.
  const isAdding = useRef(false)
  useEffect(() => {
    isAdding.current = false
  })
  const isFull = answers.length >= mostAnswers
  const add = () => {
    isAdding.current = true
    list.add(newAnswer)
  }
  return (
    <Card
      title="Answers"
      description={
        questionType === '3'
          ? 'Each fills the blanks in order: write | with a space on each side between the parts.'
          : undefined
      }
    >
      <Stack gap="5">
        {list.items.map(({ key, at }) => (
          <AnswerCard
            key={key}
            letter={letterAt(at)}
            text={form.field(`answers.${at}.text`)}
            why={form.field(`answers.${at}.why`)}
            isNew={() => isAdding.current}
            onDelete={() => setAsked(at)}
          />
        ))}
        <Row>
          <Button
            {...list.adder}
            icon={<Plus size={18} aria-hidden />}
            aria-disabled={isFull}
            aria-describedby={isFull ? 'no-more-answers' : undefined}
            onClick={add}
          >
            Add Answer/Passage
          </Button>
          {isFull ? (
            <Text as="span" size="sm" tone="muted" id="no-more-answers">
              There is no letter after Z.
            </Text>
          ) : null}
        </Row>
        {answers.length === 0 ? null : (
          <RadioGroup
            label="Correct Answer"
            look="chips"
            name="answers"
            error={list.error}
            value={correctOf(answers)}
            options={answers.map((_, at) => ({ value: String(at), label: letterAt(at) }))}
            onValue={(correct) => form.set('answers', withCorrect(answers, correct))}
          />
        )}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title="Are you sure you want to delete this subject ?"
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          if (asked !== null) list.remove(asked)
        }}
        onClose={() => setAsked(null)}
      >
        {asked === null ? null : `Answer ${letterAt(asked)} goes, and the letters close up.`}
      </ConfirmDialog>
    </Card>
  )
}
