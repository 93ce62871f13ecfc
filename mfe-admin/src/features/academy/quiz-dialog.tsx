import { SearchField } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { keepPreviousData, useQuery } from '@portal/shared/query'
import {
  Button,
  Dialog,
  EmptyState,
  formatPercent,
  Heading,
  messageOf,
  QueryRegion,
  SkeletonList,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type FoundQuestion,
  questionsQuery,
  useSaveQuestions,
  type Video,
} from './academy.queries.ts'
import { QuestionRow } from './question-row.tsx'

/** A question as it is chosen. */
type Chosen = Pick<FoundQuestion, 'questionId' | 'summary' | 'topicName' | 'sectionNo'>

/** A quiz asks at most so many. */
const most = 20

/** The questions that a video's quiz asks: found in the bank, put in order, taken out. */
export default function QuizDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(video.questions)
  const save = useSaveQuestions()
  const [failure, setFailure] = useState('')
  const isChosen = (id: number) => chosen.some(({ questionId }) => questionId === id)
  const keep = async () => {
    setFailure('')
    const { id: videoId, version } = video
    const questionIds = chosen.map(({ questionId }) => questionId)
    try {
      await save.write({ body: { videoId, version, questionIds } })
      toast.success(`The quiz of “${video.name}” is saved.`)
      onClose()
    } catch (error) {
      setFailure(messageOf(error) ?? 'The quiz could not be saved. Try again.')
    }
  }
  const byKey = new Map(chosen.map((question) => [String(question.questionId), question]))
  return (
    <Dialog
      open
      size="lg"
      title={`Quiz of ${video.name}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={save.isWriting} onClick={() => void keep()}>
            Save quiz
          </Button>
        </>
      }
    >
      <Stack gap="6">
        {failure === '' ? null : (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
        <Stack gap="3">
          <Heading level={3}>Asked</Heading>
          {chosen.length === 0 ? (
            <Text tone="muted">This video has no quiz. Add questions from below.</Text>
          ) : (
            <OrderedList
              label="Questions of the quiz"
              groups={[{ id: '', label: 'Questions', rows: chosen }]}
              rowKey={({ questionId }) => String(questionId)}
              rowName={({ summary }) => summary}
              menu={({ questionId }) => [
                {
                  ...{ id: 'out', label: 'Take out', icon: <Trash2 size={16} /> },
                  onChoose: () => setChosen(chosen.filter((one) => one.questionId !== questionId)),
                },
              ]}
              onOrder={([all]) => {
                setChosen((all?.keys ?? []).flatMap((key) => byKey.get(key) ?? []))
              }}
            >
              {(question) => <QuestionRow question={question} />}
            </OrderedList>
          )}
        </Stack>
        <Bank
          isFull={chosen.length >= most}
          isChosen={isChosen}
          onAdd={(question) => setChosen([...chosen, question])}
        />
      </Stack>
    </Dialog>
  )
}

interface BankProps {
  isFull: boolean
  isChosen: (questionId: number) => boolean
  onAdd: (question: Chosen) => void
}

/** Questions of the bank, found by words. */
function Bank({ isFull, isChosen, onAdd }: BankProps) {
  const [search, setSearch] = useState('')
  const sought = useDebounced(search, 250)
  const query = useQuery({
    ...questionsQuery({ pageNo: 1, pageSize: 20, search: sought }),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="3">
      <Heading level={3}>Questions of the bank</Heading>
      <SearchField label="Find questions" value={search} onValue={setSearch} />
      {isFull ? <Text>{`A quiz asks at most ${most} questions.`}</Text> : null}
      <QueryRegion
        query={query}
        compact
        failed="The questions could not be loaded"
        skeleton={<SkeletonList rows={5} />}
      >
        {({ questions }) =>
          questions.length === 0 ? (
            <EmptyState level={4} title="No question fits" />
          ) : (
            <Stack as="ul" gap="2" listStyle="none">
              {questions.map((question) => (
                <li key={question.questionId}>
                  <QuestionRow
                    question={question}
                    note={
                      question.facility === null
                        ? null
                        : `${formatPercent(question.facility / 100)} right`
                    }
                    add={
                      isChosen(question.questionId)
                        ? { label: 'Asked already', disabled: true }
                        : { label: 'Add', disabled: isFull, onPress: () => onAdd(question) }
                    }
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryRegion>
    </Stack>
  )
}
