import { RadioGroup, SelectField } from '@portal/shared/forms'
import { type ListDefinition, type ListState, useList } from '@portal/shared/lists'
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
import { logCall, useMissReason, useStartMisses } from './error-log.queries.ts'
import {
  byTopic,
  countOfReason,
  type ErrorLog,
  type Miss,
  reasonOfSlug,
  reasons,
  wholeCount,
} from './error-log.rules.ts'
import { MissRows } from './miss-rows.tsx'
import { revisePath } from './question-bank.prefetch.ts'
import { ReviewLimit } from './review-limit.tsx'
import { ReviewsCard } from './reviews-card.tsx'

const teaching =
  'Every question that you get wrong is kept here. Say in one tap why it went wrong: the log shows what costs you most, makes sets of it, and each question comes back for review until you know it.'

const misses: ListDefinition<typeof logCall, Miss> = {
  call: logCall,
  rows: (log) => log.misses,
  rowKey: ({ questionId }) => String(questionId),
  label: 'Error log',
  nouns: ['question', 'questions'],
  columns: [],
  filters: [
    {
      id: 'reason',
      label: 'Why it went wrong',
      options: reasons.map(({ slug, label }) => ({ value: slug, label })),
      query: (slug) => ({ reason: reasonOfSlug(slug) }),
    },
    { id: 'topic', label: 'Topic', options: undefined, query: (id) => ({ topicId: Number(id) }) },
  ],
  noneFits: 'None of these',
  noneYet: { title: 'Nothing is left to put right', compact: true, illustration: 'done' },
}

/** The error log: what was missed, by reason and topic, with its reviews and the limit of these. */
export function ErrorLogPart() {
  const list = useList(misses)
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <ReviewsCard>
        <ReviewLimit />
      </ReviewsCard>
      <QueryRegion
        query={list.read}
        failed="Your error log could not be loaded"
        skeleton={<SkeletonList rows={8} />}
      >
        {(log) =>
          wholeCount(log) === 0 ? (
            <NothingLeft mastered={log.masteredCount} />
          ) : (
            <Filled log={log} list={list} />
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

function Filled({ log, list }: { log: ErrorLog; list: ListState<Miss> }) {
  const readOnly = useReadOnly()
  const { address, query } = list
  const say = useMissReason(query)
  const start = useStartMisses()
  const { totalCount, masteredCount } = log
  const { reason, topic } = address.filters
  const practise = () =>
    start.write({
      body: {
        reason: reasonOfSlug(reason),
        topicId: topic === undefined ? null : Number(topic),
        size: address.size,
        pageNo: address.page,
      },
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
          onClick={practise}
        >
          Practise these
        </Button>
      }
    >
      <Stack gap="6">
        <Filters log={log} list={list} />
        <Text size="sm" tone="muted">
          {totalCount > log.misses.length
            ? `${list.count}; a set takes the ${log.misses.length} on this page.`
            : list.count}
        </Text>
        <LiveText>{list.count}</LiveText>
        {log.misses.length === 0 ? (
          <EmptyState {...list.empty} />
        ) : (
          byTopic(log.misses).map(({ topicId, misses }) => (
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

function Filters({ log, list }: { log: ErrorLog; list: ListState<Miss> }) {
  const { reason: chosen = 'all', topic = '' } = list.address.filters
  const offered = reasons.filter(
    ({ reason, slug }) => slug === chosen || countOfReason(log, reason) > 0,
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
          value={chosen}
          onValue={(slug) => list.change({ reason: slug === 'all' ? undefined : slug })}
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
          value={topic}
          onValue={(value) => list.change({ topic: value })}
        />
      </Box>
    </Row>
  )
}
