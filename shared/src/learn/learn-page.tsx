import { part } from '@portal/shared/idle'
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
  Skeleton,
  SkeletonText,
  Stack,
  Surface,
  TextLink,
} from '@portal/shared/ui'
import { CircleCheck, Clock } from 'lucide-react'
import { Suspense, useState } from 'react'
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

const PageFilm = part(() => import('./page-film.tsx'), { failed: 'The video could not be loaded' })

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

/** The film of a page: the portal's own in its player, else one that its address names. */
function FilmOf({ page: { film, videoUrl, title } }: { page: PageContent }) {
  if (film === null) {
    return videoUrl === null ? null : <AddressedFilm address={videoUrl} title={title} />
  }
  return (
    <div data-print="hidden">
      <Suspense fallback={<Skeleton aspectRatio="16 / 9" height="auto" />}>
        <PageFilm key={film.assetId} assetId={film.assetId} title={title} />
      </Suspense>
    </div>
  )
}

/** A film elsewhere; its subtitles stand beside it under the same name. */
function AddressedFilm({ address, title }: { address: string; title: string }) {
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
