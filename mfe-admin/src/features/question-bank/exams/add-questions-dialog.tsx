import { SearchField, TextField } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { RichSummary } from '@portal/shared/rich-text'
import {
  Box,
  Button,
  Dialog,
  EmptyState,
  messageOf,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
  toast,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type FoundQuestion, useFoundQuestions } from './found-questions.ts'
import type { Part } from './papers.queries.ts'
import { filedInWords, questionIdOf } from './papers.rules.ts'

export interface AddQuestionsProps {
  part: Part
  /** Puts a question at the end of the part; throws what failed. */
  onAdd: (questionId: number) => Promise<unknown>
  onClose: () => void
}

/** Finds questions and puts them at the end of a part, one after the other. */
export default function AddQuestionsDialog({ part, onAdd, onClose }: AddQuestionsProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isIn = (id: number) => part.questions.some(({ questionId }) => questionId === id)
  const add = async (questionId: number) => {
    setBusy(true)
    setFailure('')
    try {
      await onAdd(questionId)
      toast.success(`qu-${questionId} is added.`)
      return true
    } catch (error) {
      setFailure(messageOf(error) ?? 'The question could not be added. Try again.')
      return false
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="lg"
      title={`Add questions to ${part.sectionNo}`}
      description={filedInWords(part)}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap="5">
        {failure === '' ? null : (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
        <ByNumber isBusy={isBusy} isIn={isIn} onAdd={add} />
        <Found part={part} isBusy={isBusy} isIn={isIn} onAdd={add} />
      </Stack>
    </Dialog>
  )
}

interface AddingProps {
  isBusy: boolean
  isIn: (questionId: number) => boolean
  onAdd: (questionId: number) => Promise<boolean>
}

/** A question of which somebody knows the number, a draft too. */
function ByNumber({ isBusy, isIn, onAdd }: AddingProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = async () => {
    const id = questionIdOf(text)
    if (id === null) return setError('Enter a number, as 42 or qu-42')
    if (isIn(id)) return setError('It is in this part already')
    if (await onAdd(id)) setText('')
  }
  return (
    <form
      aria-label="Add by number"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Row gap="3" alignItems="flex-end">
        <Box flex="1 1 12rem">
          <TextField
            label="Number of a question"
            hint="A draft waits in its place until it is live."
            placeholder="qu-42"
            value={text}
            error={error}
            onValue={(next) => {
              setText(next)
              setError(undefined)
            }}
          />
        </Box>
        <Button type="submit" disabled={isBusy}>
          Add
        </Button>
      </Row>
    </form>
  )
}

/** What there is to know of a question before it is added. */
const factsOf = ({ filedUnder, difficulty, state }: Omit<FoundQuestion, 'id'>): string[] => [
  filedUnder ?? 'Filed nowhere',
  `Difficulty ${difficulty}`,
  ...(state === 'live' ? [] : [state === 'draft' ? 'Draft' : 'Withdrawn']),
]

function Found({ part, isBusy, isIn, onAdd }: AddingProps & { part: Part }) {
  const [search, setSearch] = useState('')
  const found = useFoundQuestions(useDebounced(search, 250), part.sectionId)
  return (
    <Stack gap="3">
      <SearchField label="Find questions" value={search} onValue={setSearch} />
      <QueryRegion
        query={found}
        compact
        failed="The questions could not be loaded"
        skeleton={<SkeletonList rows={5} />}
      >
        {({ questions, totalCount }) =>
          questions.length === 0 ? (
            <EmptyState compact title="No question fits" />
          ) : (
            <Stack gap="2">
              <Text size="sm" tone="muted" role="status">
                {totalCount > questions.length
                  ? `The first ${questions.length} of ${plural(totalCount, 'question')}`
                  : plural(totalCount, 'question')}
              </Text>
              <Stack as="ul" gap="2" listStyle="none">
                {questions.map(({ id: questionId, ...question }) => (
                  <Row as="li" key={questionId} gap="3" justifyContent="space-between">
                    <Box flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
                      <RichSummary html={question.summaryHtml} />
                      <Text size="xs" tone="muted">
                        {[`qu-${questionId}`, ...factsOf(question)].join(' · ')}
                      </Text>
                    </Box>
                    <Button
                      size="sm"
                      disabled={isBusy || isIn(questionId)}
                      onClick={() => void onAdd(questionId)}
                    >
                      {isIn(questionId) ? 'In the part' : 'Add'}
                      <VisuallyHidden>{` qu-${questionId}`}</VisuallyHidden>
                    </Button>
                  </Row>
                ))}
              </Stack>
            </Stack>
          )
        }
      </QueryRegion>
    </Stack>
  )
}
