import type { CallInput } from '@portal/shared/api'
import type { BulkAction } from '@portal/shared/lists'
import { messageOf, plural, toast } from '@portal/shared/ui'
import { type Announcement, useArchive } from './announcements.queries.ts'

type Chosen = CallInput<'POST /Announcement/admin/Announcement/ArchiveMany'>['body']['chosen']
type Filters = Extract<Chosen, { all: unknown }>['all']

const done = (count: number, isArchived: boolean) => {
  const these = plural(count, 'announcement is', 'announcements are')
  return isArchived ? `${these} archived.` : `${these} back.`
}

/** Archives announcements and brings them back, one by one or many at once, with the way back. */
export function useArchiving() {
  const archive = useArchive()
  const change = async (chosen: Chosen, isArchived: boolean) => {
    const { ids } = await archive.write({ body: { chosen, isArchived } })
    const undo = () =>
      archive
        .write({ body: { chosen: { ids }, isArchived: !isArchived } })
        .catch((error) => toast.danger(`That could not be undone. ${messageOf(error) ?? ''}`))
    return { said: done(ids.length, isArchived), ...(ids.length > 0 && { undo }) }
  }
  const told = async (chosen: Chosen, isArchived: boolean) => {
    try {
      return await change(chosen, isArchived)
    } catch (error) {
      toast.danger(messageOf(error) ?? 'That could not be done. Try again.')
      return undefined
    }
  }
  const one = async ({ announcementId, isArchived }: Announcement) => {
    const outcome = await told({ ids: [announcementId] }, !isArchived)
    if (!outcome) return
    toast.success(
      outcome.said,
      outcome.undo && { action: { label: 'Undo', onPress: () => void outcome.undo?.() } },
    )
  }
  /** What can be done with those that were chosen, as the list shows archived ones or the others. */
  const actionsFor = (isArchived: boolean): BulkAction[] => [
    {
      id: 'archive',
      label: isArchived ? 'Bring back' : 'Archive',
      run: async (chosen) =>
        await told(
          'ids' in chosen
            ? { ids: [...chosen.ids] }
            : // The list's filters are those of the call.
              { all: chosen.all as Filters, expectedCount: chosen.count },
          !isArchived,
        ),
    },
  ]
  return { one, actionsFor }
}
