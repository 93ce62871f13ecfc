import { RichText } from '@portal/shared/rich-text'
import { Badge, Row, Stack, Text } from '@portal/shared/ui'
import { lengthAsked } from '@portal/shared/writing/rules'
import { dayWords } from '../pieces.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import { SideCard } from './side-card.tsx'

export interface TaskPanelProps {
  task: PieceRead['task']
  isSheet: boolean
}

/** What is to be written, who set it, and what it is marked by. */
export default function TaskPanel({ task, isSheet }: TaskPanelProps) {
  const { title, brief, admissionTest, criteria, setBy, dueOn, note } = task
  const length = lengthAsked(task)
  return (
    <SideCard title="Task" isSheet={isSheet}>
      <Stack gap="3">
        <Row gap="2">
          <Text weight="semibold">{title}</Text>
          {admissionTest === null ? null : <Badge tone="brand">{admissionTest}</Badge>}
        </Row>
        {setBy === null ? null : (
          <Text size="sm">
            Set by {setBy}
            {dueOn === null ? '' : `, due ${dayWords(dueOn)}`}
          </Text>
        )}
        {note === null || note === '' ? null : (
          <Text size="sm" whiteSpace="pre-line">
            {note}
          </Text>
        )}
        {brief === '' ? null : <RichText html={brief} size="sm" />}
        {length === undefined ? null : (
          <Text size="sm" tone="muted">
            Length: {length}
          </Text>
        )}
        {criteria.length === 0 ? null : (
          <Stack gap="1">
            <Text size="sm" weight="semibold">
              Marked on
            </Text>
            <Stack as="ul" gap="1" paddingLeft="4" listStyleType="disc">
              {criteria.map((one) => (
                <Text as="li" size="sm" key={one.title}>
                  {one.title} ({one.weight}%)
                  {one.description === '' ? '' : `: ${one.description}`}
                </Text>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </SideCard>
  )
}
