import {
  daysFilter,
  type ListDefinition,
  ListFilters,
  segmentedFilter,
  useList,
} from '@portal/shared/lists'
import { usePageTitle } from '@portal/shared/page-title'
import { useSearchParams } from '@portal/shared/router'
import {
  Button,
  EmptyState,
  Grid,
  LiveText,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { BackLink } from './back-link.tsx'
import { PostCard } from './post-card.tsx'
import { type ListedPost, postsCall } from './posts.queries.ts'
import { pageAddress } from './posts.rules.ts'

const days = daysFilter({ id: 'days', label: 'Days' })

const posts: ListDefinition<typeof postsCall, ListedPost> = {
  call: postsCall,
  rows: (answer) => answer.posts,
  rowKey: ({ id }) => id,
  columns: [],
  label: 'Blog and news',
  nouns: ['post', 'posts'],
  searchIn: 'title or summary',
  filters: [
    {
      id: 'kind',
      label: 'Kind',
      look: segmentedFilter,
      first: 'all',
      options: [
        { value: 'all', label: 'All' },
        { value: 'blog', label: 'Blog' },
        { value: 'news', label: 'News' },
      ],
    },
    { id: 'unread', label: 'Reading', options: [{ value: 'true', label: 'Unread' }] },
    {
      ...days,
      query: (value) => {
        const { from, to } = days.query?.(value) ?? {}
        return {
          ...(from !== undefined && { startDate: from }),
          ...(to !== undefined && { EndDate: to }),
        }
      },
    },
  ],
  failed: 'The posts could not be loaded',
  noneFits: 'No post fits these filters.',
  noneYet: {
    title: 'Nothing new to read.',
    children: 'What we write for you stands here, the newest first.',
    level: 2,
  },
}

/** All posts that are shown to the person, as cards: unread ones first, then pinned, then newest. */
export function PostsList() {
  const list = useList(posts)
  const [params] = useSearchParams()
  usePageTitle('Blog and news')
  const { rows = [], count } = list
  return (
    <Page>
      <BackLink to={pageAddress(params)} />
      <PageHeader title="Blog and news" description="Unread posts first, then the newest" />
      <Stack gap="5">
        <Row>
          <ListFilters list={list} />
          {list.isFiltered ? (
            <Button variant="ghost" size="sm" onClick={list.clear}>
              Clear filters
            </Button>
          ) : null}
        </Row>
        <QueryRegion
          query={list.read}
          failed={list.definition.failed ?? ''}
          skeleton={<SkeletonCards count={6} columns={3} />}
        >
          {() =>
            rows.length === 0 ? (
              <EmptyState {...list.empty} />
            ) : (
              <Grid
                as="ul"
                columns={3}
                listStyleType="none"
                aria-label="Posts"
                aria-busy={list.isStale || undefined}
              >
                {rows.map((post) => (
                  <PostCard key={post.id} post={post} />
                ))}
              </Grid>
            )
          }
        </QueryRegion>
        {count ? <LiveText>{count}</LiveText> : null}
        {list.pager}
      </Stack>
    </Page>
  )
}
