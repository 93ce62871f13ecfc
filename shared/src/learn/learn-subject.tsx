import { usePageTitle } from '@portal/shared/page-title'
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

/** One subject: its topics and pages in order, with the reader's progress in each. */
export function LearnSubject({ view }: { view: LearnView }) {
  const learningId = readLearningId(useParams().subject)
  const query = useSubject(learningId)
  const subject = query.data
  usePageTitle(subject?.name)
  return (
    <Page>
      {/* One heading from the beginning on, so that the focus of an arrival stays on it. */}
      {subject === undefined ? (
        <PageHeader title="Learn" />
      ) : (
        <PageHeader
          title={subject.name}
          description={describe(subject)}
          actions={<NextToRead subject={subject} view={view} />}
        />
      )}
      {subject !== undefined ? (
        <Topics subject={subject} view={view} />
      ) : learningId === null || isMissing(query.error) ? (
        <EmptyState
          illustration="search"
          title="This subject is not there"
          action={<LinkButton to={view.base}>All subjects</LinkButton>}
        >
          It may have been removed, or the address is not complete.
        </EmptyState>
      ) : query.isError ? (
        <FailedState title="The subject could not be loaded" onRetry={() => query.refetch()}>
          {messageOf(query.error)}
        </FailedState>
      ) : (
        <SkeletonCards count={4} columns={1} />
      )}
    </Page>
  )
}

function describe({ sectionNo, topics }: Subject): string {
  const { pages, minutes } = countsOf(topics)
  return `${sectionNo} · ${plural(pages, 'page')}, about ${plural(minutes, 'minute')} of reading`
}

/** The way to the first page that a student has left. */
function NextToRead({ subject, view }: { subject: Subject; view: LearnView }) {
  const unread = view.own === undefined ? null : firstUnread(subject.topics)
  if (unread === null) return null
  const words = countsOf(subject.topics).completedPages === 0 ? 'Start reading' : 'Continue reading'
  return (
    <LinkButton
      variant="primary"
      to={pagePath(view.base, subject, unread.subTopicId)}
      aria-label={`${words}: ${unread.name}`}
    >
      {words}
    </LinkButton>
  )
}

function Topics({ subject, view }: { subject: Subject; view: LearnView }) {
  const { pages, completedPages } = countsOf(subject.topics)
  if (pages === 0) {
    return (
      <EmptyState
        illustration="empty"
        title="No pages yet"
        action={<LinkButton to={view.base}>All subjects</LinkButton>}
      >
        Topics show here as soon as their pages are written.
      </EmptyState>
    )
  }
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {view.own === undefined ? null : (
        <ProgressBar
          label="Pages read"
          value={completedPages / pages}
          text={`${completedPages} of ${pages}`}
          tone={completedPages === pages ? 'success' : 'brand'}
        />
      )}
      {subject.topics.map((topic) => (
        <TopicCard key={topic.topicId} topic={topic} subject={subject} view={view} />
      ))}
    </Stack>
  )
}

const states: Readonly<Record<Topic['state'], { words: string; tone: Tone }>> = {
  'not started': { words: 'Not practised yet', tone: 'neutral' },
  'not sure yet': { words: 'Practice: not sure yet', tone: 'brand' },
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
        <PageList topic={topic} isOwn={isOwn} pathOf={(id) => pagePath(view.base, subject, id)} />
      </Box>
    </Card>
  )
}
