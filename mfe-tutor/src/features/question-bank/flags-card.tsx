import { pathTo } from '@portal/shared/contract'
import { RichSummary } from '@portal/shared/rich-text'
import {
  Box,
  Card,
  EmptyState,
  LinkButton,
  plural,
  QueryRegion,
  RelativeTime,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useOpenFlags } from './bank.queries.ts'

/** Flags of own students that wait for an answer: how many, and the first of them. */
export function FlagsCard() {
  const flags = useOpenFlags()
  return (
    <Card title="Flags to answer">
      <QueryRegion
        query={flags}
        compact
        failed="The flags could not be loaded"
        skeleton={<SkeletonText lines={3} />}
      >
        {({ flags: [first], openCount }) =>
          first === undefined ? (
            <EmptyState compact illustration="done" title="No flag waits for an answer" level={3} />
          ) : (
            <Stack gap="4">
              <Text>{`${plural(openCount, 'flag waits', 'flags wait')} for an answer.`}</Text>
              <Stack gap="1">
                <Box fontWeight="medium">
                  <RichSummary html={first.questionSummaryHtml} />
                </Box>
                <Text size="sm" tone="muted">
                  {first.studentName}, {first.topicName}, <RelativeTime moment={first.createdAt} />
                </Text>
              </Stack>
              <div>
                <LinkButton
                  to={pathTo('/tutor/flagged-question/:id', { id: first.id })}
                  variant="secondary"
                >
                  Answer the first
                </LinkButton>
              </div>
            </Stack>
          )
        }
      </QueryRegion>
    </Card>
  )
}
