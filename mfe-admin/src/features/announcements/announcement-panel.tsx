import { dialogPart } from '@portal/shared/idle'
import { Suspense } from 'react'
import { announcementWords } from './announcement.words.ts'
import { type Announcement, changes } from './announcements.queries.ts'

const AnnouncementDialog = dialogPart(() => import('./announcement-dialog.tsx'), 'Announcement')
const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

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
