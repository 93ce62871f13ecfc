import { usePageTitle } from '@portal/shared/page-title'
import { useParams } from '@portal/shared/router'
import {
  Badge,
  chakra,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  plural,
  SkeletonText,
  Stack,
  TextLink,
} from '@portal/shared/ui'
import { CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { Contents } from './contents.tsx'
import { FilmOf } from './film-of.tsx'
import { usePage } from './learn.queries.ts'
import {
  isMissing,
  type LearnView,
  type PageContent,
  readPageId,
  subjectPath,
} from './learn.rules.ts'
import { PageActions } from './page-actions.tsx'
import { PageText, type Section } from './page-text.tsx'
import { PageTurner } from './page-turner.tsx'

const Columns = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '12',
    minWidth: '0',
    '& > article': { flex: '1', minWidth: '0', maxWidth: '45rem' },
    '@media print': {
      '& > article': { maxWidth: '100%' },
      // Dark mode's light words would be lost on paper.
      '& > article *': { color: 'black !important' },
    },
  },
})

/** One page to read, with what to do after it. */
export function LearnPage({ view }: { view: LearnView }) {
  const subTopicId = readPageId(useParams().id)
  const query = usePage(subTopicId)
  const [sections, setSections] = useState<readonly Section[]>([])
  const page = query.data
  usePageTitle(page?.title)
  return (
    <Page>
      <Columns>
        {/* One heading from the beginning on, so that the focus of an arrival stays on it. */}
        <Stack as="article" gap={{ base: '6', md: '8' }}>
          {page === undefined ? (
            <PageHeader title="Learn" />
          ) : (
            <PageHeader
              title={page.title}
              description={<Place page={page} view={view} />}
              facts={<Facts page={page} isOwn={view.own !== undefined} />}
            />
          )}
          {page !== undefined ? (
            <>
              <FilmOf page={page} />
              <PageText html={page.html} onSections={setSections} />
              <PageActions key={page.subTopicId} page={page} view={view} />
              <PageTurner page={page} view={view} />
            </>
          ) : subTopicId === null || isMissing(query.error) ? (
            <EmptyState
              illustration="search"
              title="This page is not there"
              action={<LinkButton to={view.base}>All subjects</LinkButton>}
            >
              It may have been removed, or the address is not complete.
            </EmptyState>
          ) : query.isError ? (
            <FailedState title="The page could not be loaded" onRetry={() => query.refetch()}>
              {messageOf(query.error)}
            </FailedState>
          ) : (
            <SkeletonText lines={12} />
          )}
        </Stack>
        {page === undefined ? null : <Contents sections={sections} />}
      </Columns>
    </Page>
  )
}

/** The subject, which is the way back, and the topic. */
function Place({ page, view }: { page: PageContent; view: LearnView }) {
  const subject = { learningId: page.learningId, slug: page.subjectSlug }
  return (
    <>
      <TextLink to={subjectPath(view.base, subject)}>{page.subjectName}</TextLink>
      {' · '}
      {page.topicName}
    </>
  )
}

function Facts({ page, isOwn }: { page: PageContent; isOwn: boolean }) {
  return (
    <>
      <Badge>{page.sectionNo}</Badge>
      <Badge icon={<Clock size={14} aria-hidden />}>{plural(page.minutes, 'minute')} to read</Badge>
      {isOwn && page.isCompleted ? (
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          Complete
        </Badge>
      ) : null}
    </>
  )
}
