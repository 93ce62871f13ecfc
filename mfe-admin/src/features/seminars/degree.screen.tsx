import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { eventPath, ofDegreeCall, placesText } from '@portal/shared/events'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { useParams } from '@portal/shared/router'
import { Badge, DateText, LinkButton, ListTemplate, Stack, Text } from '@portal/shared/ui'

type Row = CallAnswer<typeof ofDegreeCall>['seminars'][number]

const states = {
  draft: { word: 'Draft', tone: 'warning' },
  published: { word: 'Published', tone: 'brand' },
  cancelled: { word: 'Cancelled', tone: 'danger' },
} as const

const definition: ListDefinition<typeof ofDegreeCall, Row> = {
  call: ofDegreeCall,
  rows: ({ seminars }) => seminars,
  rowKey: ({ id }) => id,
  rowHref: (event) => eventPath(event, 'Admin'),
  label: 'Seminars of the degree group',
  nouns: ['seminar', 'seminars'],
  columns: [
    {
      id: 'title',
      header: 'Title',
      primary: true,
      cell: ({ title, tutors }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {title}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal">
            {tutors.map(({ fullName }) => fullName).join(', ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].word}</Badge>,
    },
    {
      id: 'startsAt',
      header: 'Begins',
      cell: ({ startsAt }) => <DateText moment={startsAt} style="dateTime" />,
    },
    { id: 'places', header: 'Places', cell: placesText },
  ],
  noneYet: {
    title: 'No seminar is filed under this group',
    children: 'Where a seminar is edited, its degree groups are chosen.',
    level: 2,
  },
}

/** The seminars of one group of degrees, drafts too. */
export default function DegreeScreen() {
  const { id = '' } = useParams()
  const list = useList(definition, { query: { DegreeGroupID: Number(id) } })
  return (
    <ListTemplate
      title={list.answer?.degreeGroup.name ?? 'Degree group'}
      description="Seminars that are filed under it"
      actions={<LinkButton to={pathTo('/seminars/admin-view', {})}>All degree groups</LinkButton>}
    >
      <List list={list} />
    </ListTemplate>
  )
}
