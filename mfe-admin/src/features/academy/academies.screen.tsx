import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, rowActions, selectFilter, useList } from '@portal/shared/lists'
import { Badge, Button, formatDuration, Page, PageHeader, RelativeTime } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type ListedAcademy, listCall } from './academy.queries.ts'
import { audienceOf, audiences, states } from './academy.rules.ts'
import { useAcademyActions } from './use-academy-actions.tsx'

const AcademyDialog = dialogPart(() => import('./academy-dialog.tsx'), 'New academy')
const OrderDialog = dialogPart(() => import('./order-dialog.tsx'), 'Order of the academies')

const academies: ListDefinition<typeof listCall, ListedAcademy> = {
  call: listCall,
  rows: (answer) => answer.academies,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  rowHref: ({ id }) => pathTo('/academy/:course', { course: id }),
  label: 'Academies',
  nouns: ['academy', 'academies'],
  searchIn: 'title or summary',
  filters: [
    {
      id: 'state',
      label: 'State',
      options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
    },
    { id: 'audience', label: 'For', none: 'Anybody', look: selectFilter, options: audiences },
  ],
  sort: { column: 'position', direction: 'ascending' },
  columns: [
    { id: 'title', header: 'Title', primary: true, cell: (a) => a.title, sortBy: (a) => a.title },
    {
      id: 'position',
      header: 'Place',
      align: 'end',
      cell: (a) => a.position,
      sortBy: (a) => a.position,
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    { id: 'audience', header: 'For', cell: ({ audience }) => audienceOf(audience) },
    {
      id: 'videos',
      header: 'Videos',
      align: 'end',
      cell: ({ videos, publishedVideos }) => `${publishedVideos} of ${videos} published`,
    },
    {
      id: 'length',
      header: 'Length',
      align: 'end',
      cell: ({ durationSeconds }) => formatDuration(durationSeconds),
    },
    {
      id: 'learners',
      header: 'Watched by',
      align: 'end',
      cell: ({ learners, completed }) => `${learners}, ${completed} to the end`,
      sortBy: ({ learners }) => learners,
    },
    {
      id: 'updated',
      header: 'Changed',
      cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
      sortBy: ({ updatedAt }) => updatedAt,
    },
  ],
  noneYet: { title: 'No academy yet', children: 'Make one, and put videos into it.' },
}

/** All academies: made, put in order, published, copied, archived. */
export default function AcademiesScreen() {
  const [open, setOpen] = useState<'new' | 'order' | null>(null)
  const { actionsOf } = useAcademyActions()
  const add = <Button onClick={() => setOpen('new')}>Make an academy</Button>
  const list = useList({
    ...academies,
    atEnd: rowActions<ListedAcademy>(({ title }) => title, actionsOf),
    noneYet: { ...academies.noneYet, action: add },
  })
  const close = () => setOpen(null)
  return (
    <Page>
      <PageHeader
        title="Academy"
        description="Video courses with quizzes"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen('order')}>
              Put in order
            </Button>
            {add}
          </>
        }
      />
      <List list={list} />
      <Suspense>
        {open === 'new' ? <AcademyDialog onClose={close} /> : null}
        {open === 'order' ? <OrderDialog onClose={close} /> : null}
      </Suspense>
    </Page>
  )
}
