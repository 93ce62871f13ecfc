import { useParams } from '@portal/shared/router'
import {
  Badge,
  Box,
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
  Surface,
  TextLink,
} from '@portal/shared/ui'
import { CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { Contents } from './contents.tsx'
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
import { usePageTitle } from './use-page-title.ts'

/** One page to read, with what to do after it. */
export function LearnPage({ view }: { view: LearnView }) {
  const subTopicId = readPageId(useParams().id)
  const page = usePage(subTopicId)
  usePageTitle(page.data?.title)
  if (page.data !== undefined) return <Filled key={subTopicId} page={page.data} view={view} />
  return (
    <Page>
      <PageHeader title="Learn" />
      {subTopicId === null || isMissing(page.error) ? (
        <EmptyState
          illustration="search"
          title="This page is not there"
          action={<LinkButton to={view.base}>All subjects</LinkButton>}
        >
          It may have been removed, or the address is not complete.
        </EmptyState>
      ) : page.isError ? (
        <FailedState title="The page could not be loaded" onRetry={() => page.refetch()}>
          {messageOf(page.error)}
        </FailedState>
      ) : (
        <Box maxWidth="45rem">
          <SkeletonText lines={12} />
        </Box>
      )}
    </Page>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '12',
    minWidth: '0',
    '& > article': { flex: '1', minWidth: '0', maxWidth: '45rem' },
  },
})

function Filled({ page, view }: { page: PageContent; view: LearnView }) {
  const [sections, setSections] = useState<readonly Section[]>([])
  const subject = { learningId: page.learningId, slug: page.subjectSlug }
  return (
    <Page>
      <Columns>
        <Stack as="article" gap={{ base: '6', md: '8' }}>
          <PageHeader
            title={page.title}
            description={
              <>
                <TextLink to={subjectPath(view.base, subject)}>{page.subjectName}</TextLink>
                {' · '}
                {page.topicName}
              </>
            }
            facts={
              <>
                <Badge>{page.sectionNo}</Badge>
                <Badge icon={<Clock size={14} aria-hidden />}>
                  {plural(page.minutes, 'minute')} to read
                </Badge>
                {view.own !== undefined && page.isCompleted ? (
                  <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
                    Complete
                  </Badge>
                ) : null}
              </>
            }
          />
          {page.videoUrl === null ? null : <Film address={page.videoUrl} title={page.title} />}
          <PageText html={page.html} onSections={setSections} />
          <PageActions page={page} view={view} />
          <PageTurner page={page} view={view} />
        </Stack>
        <Contents sections={sections} />
      </Columns>
    </Page>
  )
}

/** The film of a page; its subtitles stand beside it under the same name. */
function Film({ address, title }: { address: string; title: string }) {
  return (
    <Surface overflow="hidden" data-print="hidden">
      <chakra.video
        controls
        preload="metadata"
        playsInline
        aria-label={`Film: ${title}`}
        src={address}
        display="block"
        width="100%"
        aspectRatio="16 / 9"
        bg="bg.ink"
      >
        <track kind="captions" srcLang="en" label="English" src={captionsOf(address)} />
      </chakra.video>
    </Surface>
  )
}

function captionsOf(address: string): string {
  return address.replace(/\.[a-z0-9]+(?=$|\?)/i, '.vtt')
}
