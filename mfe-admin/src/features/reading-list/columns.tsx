import type { ListDefinition } from '@portal/shared/lists'
import { Badge, dash, RelativeTime, Stack, Text, TextLink } from '@portal/shared/ui'
import type { AdminItem, listCall } from './reading.queries.ts'
import { kindName, levelName, stateOf } from './reading.words.ts'

/** What the table shows of an item. */
export const columns: ListDefinition<typeof listCall, AdminItem>['columns'] = [
  {
    ...{ id: 'title', header: 'Title', primary: true, width: '16rem' },
    sortBy: ({ title }) => title,
    cell: ({ title, authors }) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        {authors === '' ? null : (
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {authors}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    ...{ id: 'place', header: 'Subject' },
    sortBy: ({ subject }) => subject.name,
    cell: ({ subject }) => subject.name,
  },
  {
    ...{ id: 'kind', header: 'Kind' },
    cell: ({ kind, level }) => (
      <Stack gap="0.5">
        <span>{kindName(kind)}</span>
        <Text as="span" size="xs" tone="muted">
          {levelName(level)}
        </Text>
      </Stack>
    ),
  },
  {
    ...{ id: 'state', header: 'State' },
    cell: ({ state }) => <Badge tone={stateOf(state)?.tone}>{stateOf(state)?.label}</Badge>,
  },
  { ...{ id: 'link', header: 'Leads to', width: '12rem' }, cell: (item) => <Target item={item} /> },
  {
    ...{ id: 'readers', header: 'Read by', align: 'end' },
    sortBy: ({ readers }) => readers,
    cell: ({ readers }) => readers,
  },
  {
    ...{ id: 'updated', header: 'Changed' },
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
  },
]

function Target({ item: { address, book, isBroken } }: { item: AdminItem }) {
  if (address !== null) {
    return (
      <TextLink to={address} target="_blank" rel="noopener noreferrer">
        {address.replace(/^https:\/\//i, '')}
      </TextLink>
    )
  }
  if (book === null) return dash
  return (
    <Stack gap="1" alignItems="flex-start">
      <span>{book.title}</span>
      {isBroken ? <Badge tone="danger">Not published</Badge> : null}
    </Stack>
  )
}
