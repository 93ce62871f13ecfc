import { useParams } from '@portal/shared/router'
import {
  Badge,
  Box,
  Card,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  ProgressBar,
  plural,
  Row,
  SkeletonCards,
  Stack,
  Text,
  type Tone,
} from '@portal/shared/ui'
import { useSubject } from './learn.queries.ts'
import {
  countsOf,
  firstUnread,
  isMissing,
  type LearnView,
  pagePath,
  pagesInWords,
  readLearningId,
  type Subject,
  type Topic,
} from './learn.rules.ts'
import { PageList } from './page-list.tsx'
import { usePageTitle } from './use-page-title.ts'

/** One subject: its topics and pages in order, with the reader's progress in each. */
export function LearnSubject({ view }: { view: LearnView }) {
  const learningId = readLearningId(useParams().subject)
  const subject = useSubject(learningId)
  usePageTitle(subject.data?.name)
  if (subject.data !== undefined) return <Filled subject={subject.data} view={view} />
  return (
    <Page>
      <PageHeader title="Learn" />
      {learningId === null || isMissing(subject.error) ? (
        <EmptyState
          illustration="search"
          title="This subject is not there"
          action={<LinkButton to={view.base}>All subjects</LinkButton>}
        >
          It may have been removed, or the address is not complete.
        </EmptyState>
      ) : subject.isError ? (
        <FailedState title="The subject could not be loaded" onRetry={() => subject.refetch()}>
          {messageOf(subject.error)}
        </FailedState>
      ) : (
        <SkeletonCards count={4} columns={1} />
      )}
    </Page>
  )
}

function Filled({ subject, view }: { subject: Subject; view: LearnView }) {
  const isOwn = view.own !== undefined
  const counts = countsOf(subject.topics)
  const unread = isOwn ? firstUnread(subject.topics) : null
  return (
    <Page>
      <PageHeader
        title={subject.name}
        description={`${subject.sectionNo} · ${plural(counts.pages, 'page')}, about ${plural(counts.minutes, 'minute')} of reading`}
        actions={
          unread === null ? undefined : (
            <LinkButton
              variant="primary"
              to={pagePath(view.base, subject, unread.subTopicId)}
              aria-label={`${startWords(counts)}: ${unread.name}`}
            >
              {startWords(counts)}
            </LinkButton>
          )
        }
      />
      {subject.topics.length === 0 ? (
        <EmptyState
          illustration="empty"
          title="No pages yet"
          action={<LinkButton to={view.base}>All subjects</LinkButton>}
        >
          Topics show here as soon as their pages are written.
        </EmptyState>
      ) : (
        <Stack gap={{ base: '4', md: '6' }}>
          {isOwn ? (
            <ProgressBar
              label="Pages read"
              value={counts.completedPages / Math.max(1, counts.pages)}
              text={`${counts.completedPages} of ${counts.pages}`}
              tone={counts.completedPages === counts.pages ? 'success' : 'brand'}
            />
          ) : null}
          {subject.topics.map((topic) => (
            <TopicCard key={topic.topicId} topic={topic} subject={subject} view={view} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

const startWords = ({ completedPages }: { completedPages: number }) =>
  completedPages === 0 ? 'Start reading' : 'Continue reading'

const states: Readonly<Record<Topic['state'], { words: string; tone: Tone }>> = {
  'not started': { words: 'Not practised yet', tone: 'neutral' },
  weak: { words: 'Practice: weak', tone: 'warning' },
  secure: { words: 'Practice: secure', tone: 'success' },
}

function TopicCard({ topic, subject, view }: { topic: Topic; subject: Subject; view: LearnView }) {
  const isOwn = view.own !== undefined
  const { words, tone } = states[topic.state]
  const counts = countsOf([topic])
  return (
    <Card
      flush
      title={topic.name}
      description={
        isOwn ? pagesInWords(counts, true) : plural(topic.questionCount, 'practice question')
      }
      action={
        <Row gap="3">
          {isOwn ? <Badge tone={tone}>{words}</Badge> : null}
          {topic.questionCount === 0
            ? null
            : view.practise?.({
                admissionTestId: subject.admissionTestId,
                sectionId: subject.sectionId,
                subjectId: subject.learningId,
                subjectSlug: subject.slug,
                topicId: topic.topicId,
                topicName: topic.name,
                questionCount: topic.questionCount,
              })}
        </Row>
      }
    >
      <Box borderTopWidth="1px" borderColor="border">
        {topic.subTopics.length === 0 ? (
          <Text tone="muted" padding="4">
            No pages yet
          </Text>
        ) : (
          <PageList topic={topic} isOwn={isOwn} pathOf={(id) => pagePath(view.base, subject, id)} />
        )}
      </Box>
    </Card>
  )
}
