import { useNavigate, useSearchParams } from '@portal/shared/router'
import { Alert, Badge, Button, Card, Row, Stack, Text, VisuallyHidden } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { lengthAsked } from '@portal/shared/writing/rules'
import { useEffect, useRef } from 'react'
import { piecePath, setTaskIn } from '../address.rules.ts'
import { dayWords } from '../pieces.rules.ts'
import {
  type PieceKind,
  useNewEssay,
  useSetTasks,
  type WritingTask,
} from '../submissions.queries.ts'

export interface SetTasksProps {
  kind: PieceKind
  /** Begins a statement, which asks for more than its task. */
  onNew: (task: WritingTask) => void
}

/** What tutors have set, with its day; nothing where there is nothing. */
export function SetTasks({ kind, onNew }: SetTasksProps) {
  const tasks = useSetTasks(kind, true).data ?? []
  const create = useNewEssay()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  if (tasks.length === 0) return null
  const start = (task: WritingTask) => {
    if (kind === 'statement') return onNew(task)
    const { taskId, title } = task
    create
      .write({ body: { title: title.slice(0, 150), taskId } })
      .then(({ id }) => navigate(piecePath(kind, id)))
      // Said below.
      .catch(() => undefined)
  }
  return (
    <Card title="Set for you" level={2}>
      <Stack gap="4">
        {create.error === null ? null : (
          <Alert kind="danger" title="It could not be started" live>
            {create.error.message}
          </Alert>
        )}
        <Stack as="ul" gap="4" listStyleType="none">
          {tasks.map((task) => (
            <SetTask
              key={task.taskId}
              task={task}
              isNamed={task.taskId === setTaskIn(params)}
              isStarting={create.isWriting}
              onStart={() => start(task)}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

interface SetTaskProps {
  task: WritingTask
  /** The address leads to it. */
  isNamed: boolean
  isStarting: boolean
  onStart: () => void
}

function SetTask({ task, isNamed, isStarting, onStart }: SetTaskProps) {
  const { title, admissionTest, setBy, dueOn, note } = task
  const readOnly = useReadOnly()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNamed) button.current?.focus()
  }, [isNamed])
  const facts = [
    setBy === null ? undefined : `Set by ${setBy}`,
    dueOn === null ? undefined : `due ${dayWords(dueOn)}`,
    lengthAsked(task),
  ]
  return (
    <Row
      as="li"
      gap="3"
      justifyContent="space-between"
      alignItems="flex-start"
      {...(isNamed && { bg: 'bg.brandSoft', borderRadius: 'md', padding: '3' })}
    >
      <Stack gap="1" flex="1 1 16rem">
        <Row gap="2">
          <Text weight="semibold">{title}</Text>
          {admissionTest === null ? null : <Badge tone="brand">{admissionTest}</Badge>}
        </Row>
        <Text size="sm" tone="muted">
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </Text>
        {note === null || note === '' ? null : (
          <Text size="sm" whiteSpace="pre-line">
            {note}
          </Text>
        )}
      </Stack>
      <Button
        ref={button}
        variant="primary"
        size="sm"
        loading={isStarting}
        {...readOnly?.control}
        onClick={() => {
          if (readOnly === null) onStart()
        }}
      >
        Start<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </Row>
  )
}
