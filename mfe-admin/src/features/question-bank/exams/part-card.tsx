import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { RichSummary } from '@portal/shared/rich-text'
import {
  Badge,
  Box,
  Button,
  Card,
  EmptyState,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { Pencil, SquarePen, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Part, PartQuestion } from './papers.queries.ts'
import { filedInWords, holesInWords, partInWords } from './papers.rules.ts'
import { useQuestionOrder } from './use-question-order.ts'

const AddQuestions = dialogPart(() => import('./add-questions-dialog.tsx'), 'Questions')

/** A part of a paper with its questions, which are put in order, added and taken out. */
export function PartCard({ part, onEdit }: { part: Part; onEdit: () => void }) {
  const [isAdding, setAdding] = useState(false)
  const order = useQuestionOrder(part)
  const { sectionNo, questions, holes } = part
  const add = (
    <Button onClick={() => setAdding(true)}>
      Add questions<VisuallyHidden> to {sectionNo}</VisuallyHidden>
    </Button>
  )
  return (
    <Card
      title={sectionNo}
      description={partInWords(part).join(' · ')}
      level={2}
      action={
        <Row gap="2" flexWrap="wrap">
          <Button icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
            Edit<VisuallyHidden> {sectionNo}</VisuallyHidden>
          </Button>
          {add}
        </Row>
      }
    >
      <Stack gap="3">
        <Row gap="2" flexWrap="wrap">
          <Badge tone={holes.length === 0 ? 'success' : 'warning'}>{filedInWords(part)}</Badge>
          <Text as="span" size="sm" tone="muted">
            {holes.length === 0
              ? 'Every number has a live question.'
              : holesInWords(holes).join(' ')}
          </Text>
        </Row>
        {questions.length === 0 ? (
          <EmptyState compact title="No question yet">
            Find questions of the bank, and put them in order here.
          </EmptyState>
        ) : (
          <OrderedList
            label={`Questions of ${sectionNo}`}
            groups={[{ id: '', label: sectionNo, rows: questions }]}
            rowKey={({ questionId }) => String(questionId)}
            rowName={({ questionId, summary }) => `qu-${questionId}, ${summary}`}
            menu={({ questionId }) => [
              {
                ...{ id: 'edit', label: 'Open in editor', icon: <SquarePen size={16} /> },
                to: pathTo('/question-bank/question-admin/edit-question/:id', {
                  id: `qu-${questionId}`,
                }),
              },
              {
                ...{ id: 'out', label: 'Take out', icon: <Trash2 size={16} /> },
                onChoose: () => void order.takeOut(questionId),
              },
            ]}
            onOrder={([all]) => order.save((all?.keys ?? []).map(Number))}
          >
            {(question) => <QuestionLine question={question} />}
          </OrderedList>
        )}
      </Stack>
      {isAdding ? (
        <Suspense>
          <AddQuestions part={part} onAdd={order.add} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function QuestionLine({ question }: { question: PartQuestion }) {
  const { questionId, paperQuestion, key, summaryHtml, difficulty, state } = question
  return (
    <Row gap="3" alignItems="flex-start">
      <Text as="span" weight="medium" minWidth="6" data-figures="">
        {paperQuestion ?? '–'}
      </Text>
      <Box flex="1" minWidth="0">
        <RichSummary html={summaryHtml} />
        <Row gap="2" flexWrap="wrap">
          <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
            {`qu-${questionId} · ${key} · Difficulty ${difficulty}`}
          </Text>
          {state === 'live' ? null : (
            <Badge tone="warning">{state === 'draft' ? 'Draft' : 'Withdrawn'}</Badge>
          )}
        </Row>
      </Box>
    </Row>
  )
}
