import { ApiError } from '@portal/shared/api'
import { SegmentedControl } from '@portal/shared/forms'
import { part } from '@portal/shared/idle'
import { usePageTitle } from '@portal/shared/page-title'
import { useParams, useSearchParams } from '@portal/shared/router'
import {
  Alert,
  Badge,
  EmptyState,
  formatNumber,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  RelativeTime,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type EditedPage, useEditedPage } from './learn.queries.ts'
import { readId, stateOf } from './learn.rules.ts'
import { PageReading } from './page-reading.tsx'

const PageEditor = part<{ page: EditedPage }>(() => import('./page-editor.tsx'), {
  failed: 'The editor could not be loaded',
})
const PageHistory = part<{ page: EditedPage }>(() => import('./page-history.tsx'), {
  failed: 'The history could not be loaded',
})

const views = ['edit', 'history'] as const

/** A page of Learn: as students read it, its editor, and its history. */
export default function LearnPageScreen() {
  const subTopicId = readId(useParams().id)
  const query = useEditedPage(subTopicId)
  const page = query.data
  usePageTitle(page?.title)
  if (page !== undefined) return <Shown key={page.subTopicId} page={page} />
  const isNotThere = query.error instanceof ApiError && [400, 404].includes(query.error.status)
  return (
    <Page>
      <PageHeader title="Learn" />
      {subTopicId === null || isNotThere ? (
        <EmptyState
          illustration="search"
          level={2}
          title="There is no such page"
          action={<LinkButton to="/question-bank/learn">All pages</LinkButton>}
        >
          The address is not complete, or the sub-topic is gone.
        </EmptyState>
      ) : (
        <QueryRegion
          query={query}
          failed="The page could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {() => null}
        </QueryRegion>
      )}
    </Page>
  )
}

function Shown({ page }: { page: EditedPage }) {
  const [params] = useSearchParams()
  const view = views.find((each) => each === params.get('view')) ?? 'read'
  const edit = (
    <LinkButton to="?view=edit" variant="primary">
      {page.state === 'none' ? 'Write the page' : 'Edit'}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader
        title={page.title}
        description={
          <>
            <TextLink to="/question-bank/learn">Learn</TextLink>
            {` · ${page.sectionNo} · ${page.subjectName} · ${page.topicName}`}
          </>
        }
        facts={<Facts page={page} />}
        actions={
          <>
            {view === 'read' ? null : <LinkButton to="?">As students read it</LinkButton>}
            {view === 'history' || page.version === null ? null : (
              <LinkButton to="?view=history">History</LinkButton>
            )}
            {view === 'edit' ? null : edit}
          </>
        }
      />
      <Suspense fallback={<SkeletonText lines={12} />}>
        {view === 'edit' ? (
          <PageEditor page={page} />
        ) : view === 'history' ? (
          <PageHistory page={page} />
        ) : (
          <Reading page={page} />
        )}
      </Suspense>
    </Page>
  )
}

function Facts({ page }: { page: EditedPage }) {
  const { label, tone } = stateOf(page)
  const { state, draft, words, changedAt, changedBy } = page
  const count = draft !== null && state === 'draft' ? draft.words : words
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {draft !== null && state === 'published' ? (
        <Badge tone="brand">Draft not published</Badge>
      ) : null}
      <Text as="span" size="sm" tone="muted">
        {count === 0 ? '' : `${formatNumber(count)} words`}
        {changedAt === null ? null : (
          <>
            {count === 0 ? 'Changed ' : ' · Changed '}
            <RelativeTime moment={changedAt} />
            {changedBy === null ? '' : ` by ${changedBy}`}
          </>
        )}
      </Text>
    </>
  )
}

const texts = [
  { value: 'shown', label: 'As students read it' },
  { value: 'draft', label: 'The draft' },
] as const

/** The page as students read it, or its draft. */
function Reading({ page }: { page: EditedPage }) {
  const { draft, state, title, film } = page
  const [text, setText] = useState<(typeof texts)[number]['value']>('shown')
  if (draft === null && state === 'none') {
    return (
      <EmptyState
        level={2}
        title="Nothing is written yet"
        action={
          <LinkButton to="?view=edit" variant="primary">
            Write the first draft
          </LinkButton>
        }
      >
        Students find this sub-topic in Learn once its page is published.
      </EmptyState>
    )
  }
  const shown = draft !== null && (state !== 'published' || text === 'draft') ? draft : page
  return (
    <Stack gap="5">
      {draft === null ? null : state === 'published' ? (
        <SegmentedControl
          label="Which text to show"
          value={text}
          options={texts}
          onValue={(next) => setText(next)}
        />
      ) : (
        <Alert title="Students do not see this page yet">
          It is a draft. They read it from the moment that it is published.
        </Alert>
      )}
      <PageReading page={{ title, film, videoUrl: shown.videoUrl }} html={shown.html} />
    </Stack>
  )
}
