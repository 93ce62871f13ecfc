import type { CallInput } from '@portal/shared/api'
import { type BulkAction, tellOutcome } from '@portal/shared/lists'
import { messageOf, plural, toast } from '@portal/shared/ui'
import { type Announcement, useArchive } from './announcements.queries.ts'

type Body = CallInput<'POST /Announcement/admin/Announcement/ArchiveMany'>['body']

const said = (count: number, isArchived: boolean) => {
  const these = plural(count, 'announcement is', 'announcements are')
  return isArchived ? `${these} archived.` : `${these} back.`
}

/** Archives announcements and brings them back, one by one or many at once, with the way back. */
export function useArchiving() {
  const { write } = useArchive()
  const change = async (body: Body) => {
    const { isArchived } = body
    const { announcementIds } = await write({ body })
    const { length } = announcementIds
    const undo = () =>
      write({ body: { announcementIds, isArchived: !isArchived } }).catch((error) =>
        toast.danger(`That could not be undone. ${messageOf(error) ?? ''}`),
      )
    return { said: said(length, isArchived), ...(length > 0 && { undo }) }
  }
  const one = ({ announcementId, isArchived }: Announcement) =>
    tellOutcome(() => change({ announcementIds: [announcementId], isArchived: !isArchived }))
  /** What can be done with those that were chosen, as the list shows archived ones or the others. */
  const actionsFor = (isArchived: boolean): BulkAction[] => [
    {
      id: 'archive',
      label: isArchived ? 'Bring back' : 'Archive',
      run: (chosen) =>
        change({
          ...('filter' in chosen ? chosen : { announcementIds: [...chosen.ids] }),
          isArchived: !isArchived,
        }),
    },
  ]
  return { one, actionsFor }
}
