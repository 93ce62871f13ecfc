import { formatDay } from '@portal/shared/calendar'
import {
  Badge,
  Card,
  Disclosure,
  EmptyState,
  type HeadingLevel,
  ProgressBar,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { isOpen, measureWords, statusWords, type Target, valueText } from './target.words.ts'

export interface TargetsCardProps {
  targets: readonly Target[]
  /** What stands there while none is set. */
  emptyText: string
  level?: HeadingLevel
}

/** A student's targets with how far each is: what is open first, the rest behind a line. */
export function TargetsCard({ targets, emptyText, level = 2 }: TargetsCardProps) {
  const open = targets.filter(isOpen)
  const over = targets.filter((target) => !isOpen(target))
  return (
    <Card title="Targets" level={level}>
      {targets.length === 0 ? (
        <EmptyState compact illustration="chart" title="No target is set">
          {emptyText}
        </EmptyState>
      ) : (
        <Stack gap="5">
          {open.length === 0 ? (
            <Text size="sm" tone="muted">
              No target is open at the moment.
            </Text>
          ) : (
            <TargetLines label="Open targets" targets={open} />
          )}
          {over.length === 0 ? null : (
            <Disclosure summary={`Earlier targets (${over.length})`}>
              <TargetLines label="Earlier targets" targets={over} />
            </Disclosure>
          )}
        </Stack>
      )}
    </Card>
  )
}

function TargetLines({ label, targets }: { label: string; targets: readonly Target[] }) {
  return (
    <Stack as="ul" gap="6" listStyleType="none" aria-label={label}>
      {targets.map((target) => (
        <TargetLine key={target.id} target={target} />
      ))}
    </Stack>
  )
}

function TargetLine({ target }: { target: Target }) {
  const { title, measure, about, tutorName, start, goal, now, progress, dueOn, status, why } =
    target
  const { word, tone } = statusWords[status]
  return (
    <Stack as="li" gap="2">
      <Row gap="2" justifyContent="space-between" alignItems="flex-start">
        <Stack gap="0.5" flex="1 1 12rem" minWidth="0">
          <Text weight="medium" overflowWrap="anywhere">
            {title}
          </Text>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {about === null ? measureWords[measure] : `${measureWords[measure]}: ${about}`} · by{' '}
            {formatDay(dueOn)} · with {tutorName}
          </Text>
        </Stack>
        <Badge tone={tone}>{word}</Badge>
      </Row>
      <ProgressBar
        label={`From ${valueText(measure, start)}, now ${valueText(measure, now)}`}
        value={progress / 100}
        text={`Goal ${valueText(measure, goal)}`}
        tone={tone}
      />
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {why}
      </Text>
    </Stack>
  )
}
