import type { CallInput } from '@portal/shared/api'
import { type BulkAction, type RowAction, tellOutcome } from '@portal/shared/lists'
import { plural } from '@portal/shared/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { type Announcement, useArchive } from './announcements.queries.ts'

type Body = CallInput<'POST /Announcement/admin/Announcement/ArchiveMany'>['body']

/** Archives announcements and brings them back, one by one or many at once, with the way back. */
export function useArchiving() {
  const { write } = useArchive()
  const change = async (body: Body) => {
    const { isArchived } = body
    const { announcementIds } = await write({ body })
    const these = plural(announcementIds.length, 'announcement is', 'announcements are')
    return {
      said: isArchived ? `${these} archived.` : `${these} back.`,
      ...(announcementIds.length > 0 && {
        undo: () => write({ body: { announcementIds, isArchived: !isArchived } }),
      }),
    }
  }
  return {
    /** What can be done with one. */
    archiving: ({ announcementId, isArchived }: Announcement): RowAction => ({
      id: 'archive',
      label: isArchived ? 'Bring back' : 'Archive',
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      onChoose: () =>
        void tellOutcome(() =>
          change({ announcementIds: [announcementId], isArchived: !isArchived }),
        ),
    }),
    /** What can be done with those that were chosen, as the list shows archived ones or others. */
    actionsFor: (isArchived: boolean): BulkAction[] => [
      {
        id: 'archive',
        label: isArchived ? 'Bring back' : 'Archive',
        run: (chosen) =>
          change({
            ...('filter' in chosen ? chosen : { announcementIds: [...chosen.ids] }),
            isArchived: !isArchived,
          }),
      },
    ],
  }
}
