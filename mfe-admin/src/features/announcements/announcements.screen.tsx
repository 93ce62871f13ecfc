import { dialogPart } from '@portal/shared/idle'
import {
  dayFilter,
  List,
  type ListDefinition,
  RowPanel,
  rowActions,
  selectFilter,
  useList,
  useRowPanel,
} from '@portal/shared/lists'
import { Button, Page, PageHeader } from '@portal/shared/ui'
import { announcementWords } from './announcement.words.ts'
import { Span } from './announcement-cells.tsx'
import { type Announcement, announcementsCall, changes } from './announcements.queries.ts'
import { namesOf, roleOptions, whenOptions } from './announcements.rules.ts'
import { useArchiving } from './use-archiving.tsx'

const AnnouncementDialog = dialogPart(() => import('./announcement-dialog.tsx'), 'Announcement')

const announcements: ListDefinition<typeof announcementsCall, Announcement> = {
  call: announcementsCall,
  rows: (answer) => answer.announcements,
  rowKey: ({ announcementId }) => announcementId,
  rowName: ({ title }) => title,
  label: 'Announcements',
  nouns: ['announcement', 'announcements'],
  searchIn: 'title or text',
  views: 'announcements',
  filters: [
    { id: 'when', label: 'When', options: whenOptions },
    { id: 'role', label: 'Shown to', none: 'Anybody', look: selectFilter, options: roleOptions },
    dayFilter({ id: 'on', label: 'Shown on' }),
    { id: 'isArchived', label: 'State', options: [{ value: 'true', label: 'Archived' }] },
  ],
  sort: { column: 'from', direction: 'descending' },
  columns: [
    { id: 'title', header: 'Title', cell: (a) => a.title, sortBy: (a) => a.title, primary: true },
    { id: 'from', header: 'Shown', cell: (a) => <Span announcement={a} />, sortBy: (a) => a.from },
    { id: 'roles', header: 'To', cell: ({ roles }) => namesOf(roles) },
    {
      id: 'overlaps',
      header: 'On the same days',
      cell: ({ overlaps }) => overlaps.map(({ title }) => title).join(', ') || 'No other',
    },
    { id: 'dismissed', header: 'Put away', align: 'end', cell: ({ dismissed }) => dismissed },
  ],
  noneYet: { title: 'No announcement yet', children: 'Write one, and its roles see it.' },
}

/** Banners to roles for a span of days: written, looked at as each role sees them, archived. */
export default function AnnouncementsScreen() {
  const { archiving, actionsFor } = useArchiving()
  const panel = useRowPanel<Announcement>()
  const atEnd = rowActions<Announcement>(
    ({ title }) => title,
    (which) => [panel.edit(which), panel.history(which), archiving(which)],
  )
  const write = <Button onClick={panel.add}>Write an announcement</Button>
  const list = useList({
    ...announcements,
    atEnd,
    noneYet: { ...announcements.noneYet, action: write },
  })
  return (
    <Page>
      <PageHeader title="Announcements" description="Above people’s first pages" actions={write} />
      <List list={list} actions={actionsFor(list.address.filters.isArchived === 'true')} />
      <RowPanel
        panel={panel}
        form={(one) => <AnnouncementDialog announcement={one} onClose={panel.close} />}
        history={({ announcementId: id, title }) => ({
          ...{ record: { kind: 'announcement', id }, name: title, changes, ...announcementWords },
        })}
      />
    </Page>
  )
}
