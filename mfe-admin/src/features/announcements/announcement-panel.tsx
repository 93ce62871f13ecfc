import { lazy, Suspense } from 'react'
import { announcementWords } from './announcement.words.ts'
import { type Announcement, changes } from './announcements.queries.ts'

const AnnouncementDialog = lazy(() => import('./announcement-dialog.tsx'))
const HistoryDrawer = lazy(() => import('@portal/shared/history'))

/** What is open beside the list: the form of one or of a new one, or the versions of one. */
export type Open = { what: 'edit'; which?: Announcement } | { what: 'history'; which: Announcement }

export function AnnouncementPanel({ open, onClose }: { open: Open; onClose: () => void }) {
  return (
    <Suspense>
      {open.what === 'edit' ? (
        <AnnouncementDialog announcement={open.which} onClose={onClose} />
      ) : (
        <HistoryDrawer
          record={{ kind: 'announcement', id: open.which.announcementId }}
          name={open.which.title}
          changes={changes}
          onClose={onClose}
          {...announcementWords}
        />
      )}
    </Suspense>
  )
}
