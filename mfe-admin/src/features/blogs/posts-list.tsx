import { List, type ListLook, rowActions, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, DateText, RelativeTime, Stack, Text } from '@portal/shared/ui'
import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { blogCall, newsCall, type PostRow } from './posts.queries.ts'
import { audienceOf, states } from './posts.rules.ts'
import { usePostActions } from './use-post-actions.tsx'

const stateOptions = Object.entries(states).map(([value, { label }]) => ({ value, label }))

const look: Pick<ListLook<PostRow>, 'rowKey' | 'rowName' | 'filters' | 'sort' | 'columns'> = {
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  filters: [{ id: 'state', label: 'State', options: stateOptions }],
  sort: { column: 'updatedAt', direction: 'descending' },
  columns: [
    {
      ...{ id: 'title', header: 'Title', primary: true },
      cell: ({ title, isPinned }) => (
        <>
          {title} {isPinned ? <Badge icon={<Pin size={14} aria-hidden />}>Pinned</Badge> : null}
        </>
      ),
      sortBy: ({ title }) => title,
    },
    { id: 'state', header: 'State', cell: (post) => <State post={post} /> },
    {
      ...{ id: 'publishAt', header: 'Shown from' },
      cell: ({ publishAt }) =>
        publishAt === null ? 'Not yet' : <DateText moment={publishAt} style="dateTime" />,
      sortBy: ({ publishAt }) => publishAt ?? '',
    },
    { id: 'roles', header: 'To', cell: ({ roles }) => audienceOf(roles) },
    {
      ...{ id: 'reads', header: 'Read by', align: 'end' },
      cell: ({ reads }) => reads,
      sortBy: ({ reads }) => reads,
    },
    {
      ...{ id: 'updatedAt', header: 'Changed' },
      cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
      sortBy: ({ updatedAt }) => updatedAt,
    },
  ],
}

function State({ post: { state, hasChanges, publishAt } }: { post: PostRow }) {
  const { label, tone } = states[state]
  return (
    <Stack gap="1" alignItems="flex-start">
      <Badge tone={tone}>{label}</Badge>
      {hasChanges && publishAt !== null ? (
        <Text as="span" size="sm" tone="muted">
          Changes not published
        </Text>
      ) : null}
    </Stack>
  )
}

/** What both lists have beside where they come from. */
function useLook(label: string, add: ReactNode) {
  const [params, setParams] = useSearchParams()
  const addressOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('edit', id)
    return next
  }
  const actionsOf = usePostActions((id) => setParams(addressOf(id)))
  return {
    ...look,
    label,
    searchIn: 'title or summary',
    rowHref: ({ id }: PostRow) => `?${addressOf(id)}`,
    atEnd: rowActions<PostRow>(({ title }) => title, actionsOf),
    noneYet: {
      ...{ title: 'Nothing is written yet', level: 2 as const },
      children: 'A new post is a draft until you publish it.',
      action: add,
    },
  }
}

interface PostsListProps {
  /** The button that begins a post. */
  add: ReactNode
}

/** All posts of the blog. */
export function BlogList({ add }: PostsListProps) {
  const list = useList({
    ...useLook('Posts of the blog', add),
    call: blogCall,
    rows: ({ posts }) => posts,
    nouns: ['post', 'posts'] as const,
    views: 'blog-posts',
    csv: 'GET /blog/admin/Blog/ExportBlog' as const,
  })
  return <List list={list} />
}

/** All news. */
export function NewsList({ add }: PostsListProps) {
  const list = useList({
    ...useLook('News', add),
    call: newsCall,
    rows: ({ news }) => news,
    nouns: ['piece of news', 'pieces of news'] as const,
    views: 'news-posts',
    csv: 'GET /news/admin/News/ExportNews' as const,
  })
  return <List list={list} />
}
