import type { CallAnswer } from '@portal/shared/api'
import { HistoryDrawer } from '@portal/shared/history'
import {
  dayFilter,
  daysFilter,
  editAction,
  historyAction,
  List,
  type ListDefinition,
  recordFilter,
  removeAction,
  rowActions,
  useList,
} from '@portal/shared/lists'
import type { Found, Pickable } from '@portal/shared/pickers'
import { useState } from 'react'
import { Badge, Button, Card, Grid, Stack, toast } from '../index.ts'
import { playCalls, Refusal } from './played-calls.ts'

const call = 'GET /Announcement/admin/Announcement/GetAnnouncements'
type Row = CallAnswer<typeof call>['announcements'][number]

const long = `A name that goes on and on, ${'as some names do, '.repeat(10)}and then ends.`

const rows: readonly Row[] = Array.from({ length: 45 }, (_, at) => ({
  announcementId: `01900000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
  title: at === 1 ? long : `Notice ${at + 1}`,
  text: '<p>What it says.</p>',
  roles: at % 2 === 0 ? ['Student'] : ['Tutor', 'Parent'],
  needsQuestionBank: false,
  from: `2027-03-${String((at % 28) + 1).padStart(2, '0')}`,
  to: '2027-04-30',
  dismissed: at * 3,
  overlaps: [],
  isArchived: false,
  version: 3,
}))

let views: unknown[] = []

const saved = (version: number) => ({
  version,
  savedBy: version === 1 ? null : 'Grace Hopper',
  savedAt: `2026-11-0${version}T10:00:00Z`,
})
const titles = ['', 'Mock week', 'Mocks', 'Mock exams']

playCalls({
  [call]: (query) => {
    const state = query.get('state')
    if (state === 'waiting') return new Promise(() => undefined)
    if (state === 'failed') throw new Refusal(503, 'The server is away.')
    if (state === 'none') return { announcements: [], totalCount: 0 }
    const search = (query.get('search') ?? '').toLowerCase()
    if (search === 'fail') throw new Refusal(500, 'The server could not answer.')
    const role = query.get('role')
    const [on, from, to] = ['on', 'from', 'to'].map((name) => query.get(name))
    const writer = writers.findIndex(({ value }) => value === query.get('writer'))
    const fits = rows.filter(
      (row, at) =>
        row.title.toLowerCase().includes(search) &&
        row.roles.some((one) => !role || one === role) &&
        (!query.get('writer') || at % writers.length === writer) &&
        (!on || row.from === on) &&
        (!from || row.from >= from) &&
        (!to || row.from <= to),
    )
    const order = query.get('sort') === 'title' ? 'title' : 'from'
    const sorted = fits.toSorted((a, b) =>
      a[order].localeCompare(b[order], 'en', { numeric: true }),
    )
    if (query.get('direction') === 'desc') sorted.reverse()
    const size = Number(query.get('pageSize'))
    const first = (Number(query.get('pageNo')) - 1) * size
    return { announcements: sorted.slice(first, first + size), totalCount: fits.length }
  },
  'GET /Lists/View/GetViews': () => ({ views }),
  'POST /Lists/View/SaveView': (_, body) => {
    const { list: _list, ...view } = Object(body)
    const id = `01900000-0000-7000-8000-0000000001${String(views.length).padStart(2, '0')}`
    views = [...views, { id, isOwn: true, ...view }]
    return { id }
  },
  'POST /Lists/View/DeleteView': (_, body) => {
    views = views.filter((view) => Object(view).id !== Object(body).viewId)
  },
  'GET /Content/admin/History/GetVersions': () => [saved(3), saved(2), saved(1)],
  'GET /Content/admin/History/GetVersion': (query) => {
    const version = Number(query.get('version'))
    return { ...saved(version), values: { title: titles[version], from: '2027-03-01' } }
  },
  'POST /Content/admin/History/Restore': () => {
    throw new Refusal(409, 'It has been changed meanwhile. Look at the newest version first.')
  },
})

const ids = ['01', '02', '03'].map((end) => `01900000-0000-7000-8000-0000000002${end}`)
const writers: readonly Found[] = ['Ana Petrova', 'Ben Okafor', 'Bethan Blackwood'].map(
  (label, at) => ({ value: ids[at] ?? '', label }),
)

/** People whom a played server finds. */
const people: Pickable<readonly Found[]> = {
  what: 'people',
  find: (search) => ({
    queryKey: ['design', 'writers', search],
    queryFn: async () =>
      writers.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
  }),
  byId: (id) => ({
    queryKey: ['design', 'writer', id],
    queryFn: async () => writers.filter(({ value }) => value === id),
  }),
  found: (answer) => answer,
}

const nobody = '01900000-0000-7000-8000-000000000299'

const notices: ListDefinition<typeof call, Row> = {
  call,
  rows: (answer) => answer.announcements,
  rowKey: ({ announcementId }) => announcementId,
  rowName: ({ title }) => title,
  label: 'Notices',
  nouns: ['notice', 'notices'],
  searchIn: 'title',
  views: 'announcements',
  filters: [
    {
      id: 'role',
      label: 'To',
      options: [
        { value: 'Student', label: 'Students' },
        { value: 'Tutor', label: 'Tutors' },
        { value: 'Admin', label: 'Admins' },
      ],
    },
  ],
  sort: { column: 'from', direction: 'ascending' },
  columns: [
    { id: 'title', header: 'Title', primary: true, cell: (a) => a.title, sortBy: (a) => a.title },
    { id: 'from', header: 'From', cell: (a) => a.from, sortBy: (a) => a.from },
    { id: 'to', header: 'To', cell: ({ roles }) => <Badge>{roles.join(', ')}</Badge> },
    { id: 'dismissed', header: 'Put away', align: 'end', cell: ({ dismissed }) => dismissed },
  ],
  noneYet: { title: 'No notice yet', children: 'Write one.' },
}

const { views: _views, filters: _filters, ...plain } = notices
const states = [
  { state: 'waiting', title: 'On its way' },
  { state: 'failed', title: 'Not to be had' },
  { state: 'none', title: 'None yet' },
]

function ListState({ state, title }: (typeof states)[number]) {
  const list = useList(
    { ...plain, label: title, at: `${state}-`, skeletonRows: 3 },
    { query: { state } },
  )
  return <List list={list} />
}

const byWriter = recordFilter(people, {
  id: 'writer',
  label: 'Written by',
  none: 'Written by anybody',
})

/** Lists with all that they can do, and the history of a row. */
export function ListsSection() {
  const [past, setPast] = useState<Row | null>(null)
  const say = (what: string) => () => void toast.info(what)
  const list = useList({
    ...notices,
    atEnd: rowActions<Row>(
      ({ title }) => title,
      (row) => [
        editAction(say('Its form would open.')),
        historyAction(() => setPast(row)),
        removeAction(say('It would be asked whether to remove it.')),
      ],
    ),
  })
  const few = useList({
    ...notices,
    label: 'Two buttons a row',
    at: 'few-',
    atEnd: rowActions<Row>(
      ({ title }) => title,
      () => [
        { id: 'yes', label: 'Agree', onChoose: say('Agreed.') },
        { id: 'no', label: 'Refuse', danger: true, onChoose: say('Refused.') },
      ],
    ),
    density: 'compact',
  })
  const filtered = useList({
    ...notices,
    label: 'Notices by people and days',
    at: 'by-',
    filters: [
      byWriter,
      dayFilter({ id: 'on', label: 'Shown on' }),
      daysFilter({ id: 'days', label: 'Written' }),
    ],
    density: 'compact',
  })
  return (
    <Stack gap="6">
      <Card
        title="Filtered by a person and by days"
        description="Days in the wrong order are refused. An id that nobody has says so, and can be taken off."
        action={
          <Button
            onClick={() => filtered.change({ writer: nobody, days: '2027-03-01..2027-03-31' })}
          >
            By an id that nobody has
          </Button>
        }
      >
        <List list={filtered} />
      </Card>
      <Card
        title="A list"
        description="Search for “fail” for one that cannot be had, for “none” or filter by admins for none that fits."
        action={<Button onClick={() => setPast(rows[0] ?? null)}>Open a history</Button>}
      >
        <List
          list={list}
          actions={[
            {
              id: 'archive',
              label: 'Archive',
              run: async (_, count) => ({ said: `${count} would be archived.`, undo: () => {} }),
            },
            {
              ...{ id: 'refuse', label: 'Archive, refused', danger: true },
              run: async () => {
                throw new Refusal(409, 'The list has changed. Nothing was done.')
              },
            },
          ]}
        />
      </Card>
      <Card title="Near each other, with two buttons a row">
        <List list={few} />
      </Card>
      <Grid columns={3}>
        {states.map((one) => (
          <Card key={one.state} title={one.title}>
            <ListState {...one} />
          </Card>
        ))}
      </Grid>
      {past === null ? null : (
        <HistoryDrawer
          record={{ kind: 'announcement', id: past.announcementId }}
          name={past.title}
          changes={[call]}
          onClose={() => setPast(null)}
          labels={{ title: 'Title', from: 'First day' }}
        />
      )}
    </Stack>
  )
}
