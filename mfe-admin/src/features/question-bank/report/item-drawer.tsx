import { ItemStatistics } from '@portal/shared/question-bank'
import { RichSummary } from '@portal/shared/rich-text'
import {
  Badge,
  Card,
  DateText,
  Drawer,
  dash,
  FactList,
  formatNumber,
  formatPercent,
  LinkButton,
  plural,
  QueryRegion,
  RelativeTime,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { editPath, flagPath } from '../paths.ts'
import { states } from '../state/states.ts'
import { OptionBars } from './option-bars.tsx'
import { useItem, type WholeItem } from './report.queries.ts'

export interface ItemDrawerProps {
  questionId: number
  onClose: () => void
}

/** All that is known of how a question does. */
export default function ItemDrawer({ questionId, onClose }: ItemDrawerProps) {
  const item = useItem(questionId)
  return (
    <Drawer open wide title={`Question ${questionId}`} onClose={onClose}>
      <QueryRegion
        query={item}
        failed="The question could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {(data) => <Content item={data} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ item }: { item: WholeItem }) {
  const { id, key, summaryHtml, state, countedSince } = item
  return (
    <Stack gap="5">
      <Stack gap="2">
        <RichSummary html={summaryHtml} />
        <Row gap="2">
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          <Text as="span" size="sm" tone="muted">
            {key}
          </Text>
        </Row>
        <Row gap="3">
          <LinkButton to={editPath(id)}>Open in editor</LinkButton>
          <TextLink to={`${editPath(id)}?view=usage`}>Where it is used</TextLink>
        </Row>
      </Stack>
      <Card title="How students have done" level={3}>
        <Stack gap="4">
          <ItemStatistics label={`Figures of question ${id}`} figures={item} />
          {countedSince === null ? null : (
            <Text size="sm" tone="muted">
              Counted from <DateText moment={countedSince} style="dateTime" />, when its statistics
              were started anew
            </Text>
          )}
        </Stack>
      </Card>
      {item.optionCounts.length === 0 ? null : (
        <Card title="What they chose" level={3}>
          <OptionBars counts={item.optionCounts} />
        </Card>
      )}
      <ThirdsCard item={item} />
      <VersionsCard item={item} />
      <FlagsCard item={item} />
    </Stack>
  )
}

const share = (percent: number | null) =>
  percent === null ? 'not available' : formatPercent(percent / 100)

function ThirdsCard({ item: { lowerThird, upperThird, sat } }: { item: WholeItem }) {
  return (
    <Card title="Weaker and stronger students" level={3}>
      <Stack gap="3">
        <Text size="sm" tone="muted">
          Right among those with the least and the most marks on the rest of their paper;{' '}
          {plural(sat, 'student', 'students')} met it in one
        </Text>
        <FactList
          items={[
            { label: 'Lower third', value: share(lowerThird) },
            { label: 'Upper third', value: share(upperThird) },
          ]}
        />
      </Stack>
    </Card>
  )
}

function VersionsCard({ item: { id, versions } }: { item: WholeItem }) {
  return (
    <Card
      title="Versions"
      level={3}
      action={<TextLink to={`${editPath(id)}?view=history`}>History</TextLink>}
    >
      <Stack as="ul" gap="3" listStyleType="none">
        {versions.map(({ version, createdAt, createdBy, note, answered }) => (
          <Stack as="li" key={version} gap="0.5">
            <Text weight="medium">
              Version {formatNumber(version)}, {plural(answered, 'answer', 'answers')}
            </Text>
            <Text size="sm" tone="muted">
              <DateText moment={createdAt} /> {createdBy === null ? null : `by ${createdBy}`}
            </Text>
            {note === '' ? null : <Text size="sm">{note}</Text>}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

function FlagsCard({ item: { flags, flagCount } }: { item: WholeItem }) {
  return (
    <Card title={`Flags (${formatNumber(flagCount)})`} level={3}>
      {flags.length === 0 ? (
        <Text tone="muted">Nobody has flagged it</Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {flags.map((flag) => (
            <Stack as="li" key={flag.id} gap="0.5">
              <Row gap="2">
                <FlagState flag={flag} />
                <Text as="span" size="sm" tone="muted">
                  {flag.studentName || dash}, <RelativeTime moment={flag.createdAt} />
                </Text>
              </Row>
              <TextLink to={flagPath(flag.id)}>{flag.text}</TextLink>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** Where a flag stands. */
function FlagState({ flag: { state, outcome, isSettled } }: { flag: WholeItem['flags'][number] }) {
  if (state === 'open') return <Badge tone="warning">Open</Badge>
  if (outcome !== 'fault') return <Badge tone="neutral">Explained</Badge>
  return isSettled ? (
    <Badge tone="success">Fault settled</Badge>
  ) : (
    <Badge tone="danger">Fault waiting</Badge>
  )
}
