import { RichText } from '@portal/shared/rich-text'
import { kindNames } from '@portal/shared/submissions'
import { Button, Dialog, FactList, Heading, Stack, Text } from '@portal/shared/ui'
import { lengthAsked } from '@portal/shared/writing/rules'
import type { Task } from './tasks.queries.ts'

export interface TaskDialogProps {
  task: Task
  /** Goes on to setting it. */
  onSet: () => void
  onClose: () => void
}

/** What a task asks for, as students read it, with what it is marked by. */
export default function TaskDialog({ task, onSet, onClose }: TaskDialogProps) {
  const { title, kind, brief, admissionTest, questions, criteria } = task
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onSet}>
            Set for students
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <FactList
          items={[
            { label: 'Kind', value: kindNames[kind] },
            { label: 'Test', value: admissionTest },
            { label: 'Length', value: lengthAsked(task) ?? null },
          ]}
        />
        <RichText html={brief} />
        {questions === null ? null : (
          <Stack as="ol" gap="2" paddingLeft="5">
            {questions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
        )}
        <Stack gap="3">
          <Heading level={3} size="sm">
            Marked by
          </Heading>
          <Stack as="ul" gap="3" listStyleType="none">
            {criteria.map((criterion) => (
              <li key={criterion.title}>
                <Text weight="medium">{`${criterion.title}, ${criterion.weight}%`}</Text>
                <Text size="sm" tone="muted">
                  {criterion.description}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Dialog>
  )
}
