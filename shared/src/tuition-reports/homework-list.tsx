import { presentMoment } from '@portal/shared/api'
import { Checkbox } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import {
  Badge,
  chakra,
  DateText,
  formatDate,
  Row,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { Check, Circle } from 'lucide-react'
import { useMarkHomework } from './reports.queries.ts'
import { type Homework, isLate } from './reports.rules.ts'

const Mark = chakra('span', {
  base: {
    flexShrink: 0,
    paddingTop: '1',
    color: 'fg.muted',
    '&[data-done]': { color: 'success.text' },
  },
})

interface HomeworkListProps {
  reportId: string
  homework: readonly Homework[]
  /** The student checks it off; everybody else sees what is done. */
  isOwn: boolean
}

/** What is to be done until another hour, with what is done by now. */
export function HomeworkList({ reportId, homework, isOwn }: HomeworkListProps) {
  const zone = useTimeZone()
  const today = formatDate(presentMoment(), 'isoDate', zone)
  if (homework.length === 0) return <Text tone="muted">Nothing was set.</Text>
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {homework.map((one) => (
        <Row as="li" key={one.id} gap="3" alignItems="flex-start" flexWrap="nowrap">
          {isOwn ? (
            <OwnMark reportId={reportId} homework={one} />
          ) : (
            <Mark data-done={one.doneAt === null ? undefined : ''}>
              {one.doneAt === null ? (
                <Circle size={18} role="img" aria-label="Not done yet" />
              ) : (
                <Check size={18} role="img" aria-label="Done" />
              )}
            </Mark>
          )}
          <Stack gap="1" flex="1" minWidth="0">
            <RichText html={one.html} />
            <HomeworkFacts homework={one} isLate={isLate(one, today)} />
          </Stack>
        </Row>
      ))}
    </Stack>
  )
}

function OwnMark({ reportId, homework }: { reportId: string; homework: Homework }) {
  const readOnly = useLookOnly()
  const mark = useMarkHomework(reportId)
  const words = new DOMParser().parseFromString(homework.html, 'text/html').body.textContent ?? ''
  return (
    <Checkbox
      label={`Done: ${words}`}
      labelHidden
      checked={homework.doneAt !== null}
      {...readOnly?.control}
      onValue={(isDone) => {
        if (readOnly === null) mark.write({ body: { homeworkId: homework.id, isDone } })
      }}
    />
  )
}

function HomeworkFacts({ homework, isLate: late }: { homework: Homework; isLate: boolean }) {
  const { dueOn, doneAt, topicName } = homework
  return (
    <Row gap="2">
      {doneAt !== null ? (
        <Badge tone="success">
          Done <DateText moment={doneAt} />
        </Badge>
      ) : dueOn !== null ? (
        <Badge tone={late ? 'danger' : 'neutral'}>
          {late ? 'Late, was due ' : 'Due '}
          {formatDate(`${dueOn}T00:00:00Z`, 'date', 'UTC')}
        </Badge>
      ) : null}
      {topicName === null ? null : (
        <Text as="span" size="sm" tone="muted">
          {topicName}
        </Text>
      )}
    </Row>
  )
}
