import { type MissReason, MissReasonMenu } from '@portal/shared/question-runner'
import { RichSummary } from '@portal/shared/rich-text'
import { Badge, chakra, Heading, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { Miss } from './error-log.rules.ts'
import { MissedQuestion } from './missed-question.tsx'

const Line = chakra('li', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > [data-part=row]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 12rem' },
      alignItems: 'center',
      gap: { base: '1', md: '4' },
      paddingY: '2',
    },
    '& > [data-part=row] > button': {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: '2',
      minHeight: '11',
      paddingY: '1',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'md',
      _hover: { bg: 'bg.hover' },
      '& > svg': { color: 'fg.muted', marginTop: '1' },
    },
    '& button[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
    '& > [data-part=question]': { paddingBottom: '4' },
  },
})

export interface MissRowsProps {
  /** All of one topic. */
  misses: readonly Miss[]
  /** Says why one was missed; left out where nothing can be changed. */
  onReason: ((questionId: number, reason: MissReason) => Promise<unknown>) | undefined
}

/** The misses of one topic as compact rows: what was asked, why it went wrong, and the question itself on opening. */
export function MissRows({ misses, onReason }: MissRowsProps) {
  const [first] = misses
  if (first === undefined) return null
  return (
    <Stack as="section" gap="2">
      <Row justifyContent="space-between">
        <Heading level={3} size="sm">
          {first.topicName}
        </Heading>
        <Text size="sm" tone="muted">
          {first.sectionNo}
        </Text>
      </Row>
      <ul style={{ listStyle: 'none' }}>
        {misses.map((miss) => (
          <MissRow
            key={miss.questionId}
            miss={miss}
            onReason={onReason && ((reason) => onReason(miss.questionId, reason))}
          />
        ))}
      </ul>
    </Stack>
  )
}

function MissRow({
  miss,
  onReason,
}: {
  miss: Miss
  onReason: ((reason: MissReason) => Promise<unknown>) | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isNamed = miss.summary !== ''
  return (
    <Line>
      <div data-part="row">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-question` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={18} aria-hidden />
          <div>
            {isNamed ? (
              <RichSummary html={miss.summaryHtml} />
            ) : (
              <span>{`A question on ${miss.topicName}`}</span>
            )}
            <Row gap="1" columnGap="3">
              <Text as="span" size="sm" tone="muted">
                Missed <RelativeTime moment={miss.missedAt} />
                {`, difficulty ${miss.difficulty} of 5`}
              </Text>
              <Due at={miss.dueAt} />
              {miss.times > 1 ? <Badge tone="warning">{`Missed ${miss.times} times`}</Badge> : null}
            </Row>
          </div>
        </button>
        <MissReasonMenu value={miss.reason} onChoose={onReason} />
      </div>
      {isOpen ? (
        <div data-part="question" id={`${id}-question`}>
          <MissedQuestion miss={miss} />
        </div>
      ) : null}
    </Line>
  )
}

function Due({ at }: { at: string | null }) {
  if (at === null) return null
  return Date.parse(at) <= Date.now() ? (
    <Badge tone="brand">Due for review</Badge>
  ) : (
    <Text as="span" size="sm" tone="muted">
      Comes back <RelativeTime moment={at} />
    </Text>
  )
}
