import { useLiveReads } from '@portal/shared/live'
import { useParams } from '@portal/shared/router'
import {
  Alert,
  Box,
  Card,
  DateText,
  EmptyState,
  FailedState,
  messageOf,
  Page,
  PageHeader,
  SkeletonRegion,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { type FlagPage, flagReads, isNotThere, useFlag } from './flag.queries.ts'
import { stateExplained, stateInWords } from './flag.rules.ts'
import { FlagState } from './flag-state.tsx'
import { KeyCard, QuestionCard, StatisticsCard } from './question-card.tsx'
import { Thread } from './thread.tsx'
import { WayOut } from './way-out.tsx'

export interface FlaggedQuestionProps {
  /** What the reader can do with the flag, at the top right. */
  actions?: (page: FlagPage) => ReactNode
  /** What the reader can write, under the thread. */
  children?: (page: FlagPage) => ReactNode
}

/**
 * The page of the flag that its path names (`:id`): the question with key and solution, the thread,
 * and, for those who judge the question, how students have done on it.
 */
export function FlaggedQuestion({ actions, children }: FlaggedQuestionProps) {
  const { id: flagId = '' } = useParams()
  const query = useFlag(flagId)
  useLiveReads('bell', flagReads)
  const page = query.data
  return (
    <Page>
      <PageHeader
        title="Flagged question"
        description={page === undefined ? undefined : <About page={page} />}
        facts={page === undefined ? undefined : <FlagState flag={page.flag} />}
        actions={page === undefined ? undefined : actions?.(page)}
      />
      {page !== undefined ? (
        <Filled key={flagId} page={page} write={children} />
      ) : !query.isError ? (
        <Loading />
      ) : isNotThere(query.error) ? (
        <EmptyState
          illustration="search"
          title="This flag is not there"
          level={2}
          action={<WayOut />}
        >
          It may belong to somebody else, or the address is not complete.
        </EmptyState>
      ) : (
        <FailedState title="The flag could not be loaded" onRetry={() => query.refetch()}>
          {messageOf(query.error)}
        </FailedState>
      )}
    </Page>
  )
}

function About({ page: { flag, student, mayReply } }: { page: FlagPage }) {
  return (
    <>
      {[flag.sectionNo, flag.topicName].filter((word) => word !== '').join(', ') || 'No topic'}
      {mayReply ? '. Flagged on ' : `. Flagged by ${student.name} on `}
      <DateText moment={flag.createdAt} style="longDate" />
    </>
  )
}

interface FilledProps {
  page: FlagPage
  write: FlaggedQuestionProps['children']
}

/** Question left and thread right on wide windows; on others the thread follows the question. */
function Filled({ page, write }: FilledProps) {
  const isStudent = page.mayReply
  return (
    <Box
      display="grid"
      gap={{ base: '5', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 25rem' }}
      gridTemplateRows={{ xl: 'auto 1fr' }}
      gridTemplateAreas={{
        base: '"question" "thread" "rest"',
        xl: '"question thread" "rest thread"',
      }}
    >
      <Box gridArea="question" minWidth="0">
        <QuestionCard page={page} />
      </Box>
      <Stack gridArea="thread" minWidth="0" gap="5">
        <Card title="Questions and answers" level={2}>
          <Stack gap="5">
            <Outcome page={page} />
            <Thread page={page} />
            <SuggestedChange text={page.suggestedChange} />
            {write?.(page)}
          </Stack>
        </Card>
      </Stack>
      <Stack gridArea="rest" minWidth="0" gap={{ base: '5', md: '6' }}>
        <KeyCard question={page.question} />
        {isStudent ? null : <StatisticsCard page={page} />}
      </Stack>
    </Box>
  )
}

function Outcome({ page: { flag, mayReply } }: { page: FlagPage }) {
  const isWaiting = flag.outcome === 'fault' && flag.settledAs === null
  const kind = flag.state === 'open' ? 'info' : isWaiting ? 'warning' : 'success'
  return (
    <Alert kind={kind} title={stateInWords(flag)}>
      {stateExplained(flag, mayReply)}
      {flag.settledAt === null ? null : (
        <>
          {' Settled on '}
          <DateText moment={flag.settledAt} style="longDate" />.
        </>
      )}
    </Alert>
  )
}

function SuggestedChange({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Box as="section" aria-label="Suggested change">
      <Text size="sm" weight="semibold">
        Suggested change
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  )
}

function Loading() {
  return (
    <SkeletonRegion label="Loading the flag">
      <Stack gap="6">
        <Card>
          <SkeletonText lines={8} />
        </Card>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </Stack>
    </SkeletonRegion>
  )
}
