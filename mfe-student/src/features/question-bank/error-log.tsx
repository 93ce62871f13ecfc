import { RadioGroup, SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { usePagedList } from '@portal/shared/tables'
import {
  Box,
  Button,
  Card,
  EmptyState,
  LinkButton,
  LiveText,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { missesBody, useErrorLog, useMissReason, useStartMisses } from './error-log.queries.ts'
import {
  byTopic,
  countOfReason,
  type ErrorLog,
  errorsPageSize,
  type LogFilter,
  readLogFilter,
  reasonOfSlug,
  reasons,
  slugOfReason,
  wholeCount,
  writeLogFilter,
} from './error-log.rules.ts'
import { MissRows } from './miss-rows.tsx'
import { revisePath } from './question-bank.rules.ts'
import { ReviewLimit } from './review-limit.tsx'
import { ReviewsCard } from './reviews-card.tsx'

const teaching =
  'Every question that you get wrong is kept here. Say in one tap why it went wrong: the log shows what costs you most, makes sets of it, and each question comes back for review until you know it.'

/** The error log: what was missed, by reason and topic, with its reviews and the limit of these. */
export function ErrorLogPart() {
  const [params] = useSearchParams()
  const filter = readLogFilter(params)
  const log = useErrorLog(filter)
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <ReviewsCard>
        <ReviewLimit />
      </ReviewsCard>
      <QueryRegion
        query={log}
        failed="Your error log could not be loaded"
        skeleton={<SkeletonList rows={8} />}
      >
        {(data) =>
          wholeCount(data) === 0 ? (
            <NothingLeft mastered={data.masteredCount} />
          ) : (
            <Filled log={data} filter={filter} />
          )
        }
      </QueryRegion>
    </Stack>
  )
}

function NothingLeft({ mastered }: { mastered: number }) {
  const build = (
    <LinkButton to={revisePath} variant="primary">
      Build a set
    </LinkButton>
  )
  return mastered === 0 ? (
    <EmptyState level={2} illustration="questions" title="No errors yet" action={build}>
      {teaching}
    </EmptyState>
  ) : (
    <EmptyState level={2} illustration="done" title="Nothing is left to put right" action={build}>
      {mastered === 1
        ? 'You have mastered the question that you once missed.'
        : `You have mastered all ${mastered} questions that you once missed.`}
    </EmptyState>
  )
}

function Filled({ log, filter }: { log: ErrorLog; filter: LogFilter }) {
  const [, setParams] = useSearchParams()
  const readOnly = useReadOnly()
  const say = useMissReason(filter)
  const start = useStartMisses()
  const show = (what: Partial<LogFilter>) =>
    setParams(writeLogFilter({ ...filter, page: 1, ...what }), { replace: true })
  const { totalCount, masteredCount } = log
  const count = plural(totalCount, 'question')
  const list = usePagedList({
    label: 'Error log',
    rows: log.misses,
    total: totalCount,
    page: filter.page,
    pageSize: errorsPageSize,
    hrefFor: (page) => `?${writeLogFilter({ ...filter, page }).toString()}`,
    filters: {
      areOn: filter.reason !== null || filter.topicId !== null,
      clear: () => show({ reason: null, topicId: null }),
      noneFits: 'None of these',
    },
    noneYet: { title: 'Nothing is left to put right', compact: true, illustration: 'done' },
  })
  return (
    <Card
      title="What went wrong"
      description={
        masteredCount === 0
          ? 'A question leaves when you know it: right several times over, days apart.'
          : `${plural(masteredCount, 'question')} mastered and gone from here.`
      }
      action={
        <Button
          variant="primary"
          icon={<Play size={18} aria-hidden />}
          loading={start.isWriting}
          disabled={log.misses.length === 0}
          {...readOnly?.control}
          onClick={() => start.write({ body: missesBody(filter) })}
        >
          Practise these
        </Button>
      }
    >
      <Stack gap="6">
        <Filters log={log} filter={filter} onFilter={show} />
        <Text size="sm" tone="muted">
          {totalCount > errorsPageSize
            ? `${count}; a set takes the ${log.misses.length} on this page.`
            : count}
        </Text>
        <LiveText>{count}</LiveText>
        {list.rows === undefined ? (
          <SkeletonList rows={8} />
        ) : list.rows.length === 0 ? (
          <EmptyState {...list.empty} />
        ) : (
          byTopic(list.rows).map(({ topicId, misses }) => (
            <MissRows
              key={topicId}
              misses={misses}
              onReason={readOnly === null ? say : undefined}
            />
          ))
        )}
        {list.pager}
      </Stack>
    </Card>
  )
}

function Filters({
  log,
  filter,
  onFilter,
}: {
  log: ErrorLog
  filter: LogFilter
  onFilter: (what: Partial<LogFilter>) => void
}) {
  const offered = reasons.filter(
    ({ reason }) => reason === filter.reason || countOfReason(log, reason) > 0,
  )
  const sections = [...new Set(log.byTopic.map(({ sectionNo }) => sectionNo))]
  return (
    <Row alignItems="flex-start" gap="6">
      <Box flex="2 1 22rem">
        <RadioGroup
          label="Why it went wrong"
          look="chips"
          options={[
            { value: 'all', label: `All reasons (${wholeCount(log)})` },
            ...offered.map(({ slug, reason, label }) => ({
              value: slug,
              label: `${label} (${countOfReason(log, reason)})`,
            })),
          ]}
          value={slugOfReason(filter.reason) ?? 'all'}
          onValue={(slug) => onFilter({ reason: reasonOfSlug(slug) })}
        />
      </Box>
      <Box flex="1 1 14rem">
        <SelectField
          label="Topic"
          options={[
            { value: '', label: 'All topics' },
            ...log.byTopic.map(({ topicId, topicName, sectionNo, count }) => ({
              value: String(topicId),
              label: `${topicName} (${count})`,
              ...(sections.length > 1 && { group: sectionNo }),
            })),
          ]}
          value={filter.topicId === null ? '' : String(filter.topicId)}
          onValue={(topic) => onFilter({ topicId: topic === '' ? null : Number(topic) })}
        />
      </Box>
    </Row>
  )
}
