import { List, type ListDefinition, selectFilter, useList } from '@portal/shared/lists'
import { Button, Page, PageHeader } from '@portal/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { announcementWords } from './announcement.words.ts'
import { RowMenu, Span } from './announcement-cells.tsx'
import { type Announcement, announcementsCall, changes } from './announcements.queries.ts'
import { namesOf, roleOptions, whenOptions } from './announcements.rules.ts'
import { useArchiving } from './use-archiving.ts'

const AnnouncementDialog = lazy(() => import('./announcement-dialog.tsx'))
const HistoryDrawer = lazy(() => import('@portal/shared/history'))

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

type Open = { what: 'edit'; which?: Announcement } | { what: 'history'; which: Announcement }

/** Banners to roles for a span of days: written, looked at as each role sees them, archived. */
export default function AnnouncementsScreen() {
  const { one: archive, actionsFor } = useArchiving()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const actionsOf = (which: Announcement) => (
    <RowMenu
      announcement={which}
      onEdit={() => setOpen({ what: 'edit', which })}
      onHistory={() => setOpen({ what: 'history', which })}
      onArchive={() => void archive(which)}
    />
  )
  const last = { id: 'actions', header: 'Actions', headerHidden: true, cell: actionsOf }
  const write = <Button onClick={() => setOpen({ what: 'edit' })}>Write an announcement</Button>
  const list = useList({
    ...announcements,
    columns: [...announcements.columns, last],
    noneYet: { ...announcements.noneYet, action: write },
  })
  return (
    <Page>
      <PageHeader title="Announcements" description="Above people’s first pages" actions={write} />
      <List list={list} actions={actionsFor(list.address.filters.isArchived === 'true')} />
      <Suspense>
        {open?.what === 'edit' ? (
          <AnnouncementDialog announcement={open.which} onClose={close} />
        ) : null}
        {open?.what === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'announcement', id: open.which.announcementId }}
            name={open.which.title}
            changes={changes}
            onClose={close}
            {...announcementWords}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}
