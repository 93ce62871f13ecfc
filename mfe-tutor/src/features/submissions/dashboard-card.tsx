import { pathTo } from '@portal/shared/contract'
import { useLiveReads } from '@portal/shared/live'
import { useQuery } from '@portal/shared/query'
import { ownQueueQuery, type QueueItem, queueReads } from '@portal/shared/submissions'
import {
  Card,
  DateText,
  LinkButton,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import { ItemStateTag } from '@portal/shared/writing'
import { FilePen } from 'lucide-react'

const queue = pathTo('/submissions', {})

/** Essays and statements to mark: how many, and the most urgent of one’s own. */
export default function SubmissionsCard() {
  useLiveReads('writing', queueReads)
  const own = useQuery(ownQueueQuery())
  return (
    <Card
      title="To mark"
      description="Essays and personal statements, the most urgent first"
      action={<LinkButton to={queue}>Open the queue</LinkButton>}
    >
      <QueryRegion
        query={own}
        compact
        failed="What is to be marked could not be loaded"
        skeleton={<SkeletonList rows={4} />}
      >
        {({ items, counts }) => (
          <Stack gap="6">
            <Stats>
              <Stat label="Mine" value={counts.mine} to={queue} />
              <Stat
                label="Overdue"
                value={counts.overdue}
                to={`${queue}?state=overdue&marker=all`}
              />
              <Stat label="In the pool" value={counts.pool} to={`${queue}?marker=pool`} />
              <Stat
                label="Checking"
                value={counts.checking}
                to={`${queue}?state=checking&marker=all`}
              />
            </Stats>
            {items.length === 0 ? (
              <Text tone="muted">Nothing waits for you.</Text>
            ) : (
              <Stack as="ul" gap="4" listStyleType="none" aria-label="To mark">
                {items.map((item) => (
                  <ItemLine key={item.itemId} item={item} />
                ))}
              </Stack>
            )}
          </Stack>
        )}
      </QueryRegion>
    </Card>
  )
}

function ItemLine({ item }: { item: QueueItem }) {
  const { itemId, studentName, title, state, isOverdue, dueAt } = item
  return (
    <Row as="li" justifyContent="space-between">
      <Stack gap="0.5" flex="1 1 14rem">
        <Text weight="medium">{`${studentName} · ${title}`}</Text>
        <Row gap="2">
          <ItemStateTag state={state} isOverdue={isOverdue} />
          <Text size="sm" tone="muted">
            Due <DateText moment={dueAt} style="dateTime" />
          </Text>
        </Row>
      </Stack>
      <LinkButton
        to={`${queue}?item=${itemId}`}
        size="sm"
        icon={<FilePen size={16} aria-hidden />}
        aria-label={`Mark ${title} of ${studentName}`}
      >
        Mark
      </LinkButton>
    </Row>
  )
}
