import { type CallAnswer, call, presentMoment } from '@portal/shared/api'
import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

export const listCall = 'GET /readinglist/reading-list'
export const readCall = 'POST /readinglist/reading-list/SetRead'
export const noteCall = 'POST /readinglist/reading-list/SaveNote'

/** Something to read, with what the student has read and noted of it. */
export type ReadingItem = CallAnswer<typeof listCall>['items'][number]

const all = { query: {} }

/** The whole list: filters and progress are worked out of it. */
export const useReadingList = () => useQuery(queryOf(listCall, all))

/** Changes one item of the list as it is kept here. */
function useChangedItem() {
  const client = useQueryClient()
  return (id: string, change: Partial<ReadingItem>) =>
    changeAnswer(client, listCall, all, ({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    }))
}

/** Marks an item as read, or takes that back: at once, and undone where it could not be saved. */
export function useSetRead() {
  const change = useChangedItem()
  return useWrite(readCall, {
    // Items of the curriculum that lead to it are done by it.
    changes: [listCall, 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'],
    show: ({ body: { itemId, isRead } }) => {
      const moment = new Date(presentMoment()).toISOString()
      change(itemId, { readAt: isRead ? moment : null })
      return (error) => {
        if (error !== null) change(itemId, { readAt: isRead ? null : moment })
      }
    },
    failed: (error) =>
      toast.danger(`This could not be saved, so the item is as it was. ${error.message}`),
  })
}

/** Saves a note on top of a version, also while the page is being left. */
export function useNoteSave() {
  const change = useChangedItem()
  return async (itemId: string, note: string, version: number, keepalive: boolean) => {
    const saved = await call(noteCall, { body: { itemId, note, version } }, { keepalive })
    change(itemId, { note, version: saved.version })
    return saved
  }
}
