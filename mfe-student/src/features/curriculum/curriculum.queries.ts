import type { CallAnswer } from '@portal/shared/api'
import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

export const monthCall = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'
export const infoCall = 'GET /Curriculum/Curriculum/GetCurriculumInfo'

/** Reads that show items or how many are done. */
export const curriculumReads = [
  monthCall,
  infoCall,
  'GET /Dashboard/Dashboard/GetDashboardDataV2',
] as const

/** An item of the student's own list. */
export type Item = CallAnswer<typeof monthCall>['items'][number]

/** How much of each month is done, and which month it is. */
export type Info = CallAnswer<typeof infoCall>

export const useInfo = () => useQuery(queryOf(infoCall))

/** What a month is asked for by: nothing for the one that it is now. */
export const monthQuery = (month: number | undefined) =>
  month === undefined ? {} : { monthNumber: month }

/** The items of a month; of the one that it is now where none is named. */
export const useMonth = (month: number | undefined) =>
  useQuery(queryOf(monthCall, { query: monthQuery(month) }))

/**
 * Ticks an item of the month that is shown, or takes the tick back: at once, and undone where it
 * could not be saved. One is sent after the other, so that the last one stands.
 */
export function useTick(month: number | undefined, shownMonth: number) {
  const client = useQueryClient()
  const show = (id: string, isCompleted: boolean) => {
    let by = 0
    changeAnswer(client, monthCall, { query: monthQuery(month) }, (data) => ({
      ...data,
      items: data.items.map((item) => {
        if (item.id !== id || item.isCompleted === isCompleted) return item
        by = isCompleted ? 1 : -1
        return { ...item, isCompleted }
      }),
    }))
    changeAnswer(client, infoCall, undefined, (data) => ({
      ...data,
      months: data.months.map((one) =>
        one.monthNumber === shownMonth ? { ...one, completed: one.completed + by } : one,
      ),
    }))
  }
  return useWrite('POST /Curriculum/Curriculum/SetCompletion', {
    changes: curriculumReads,
    show: ({ body: { id, isCompleted } }) => {
      show(id, isCompleted)
      return () => show(id, !isCompleted)
    },
    failed: (error, { body: { isCompleted } }) =>
      toast.danger(
        `${isCompleted ? 'The tick' : 'Taking the tick back'} could not be saved, so the item is as it was. ${error.message}`,
      ),
  })
}

const changes = { changes: curriculumReads }

export const useAddItem = () => useWrite('POST /Curriculum/Curriculum/AddOwnItem', changes)
export const useChangeItem = () => useWrite('POST /Curriculum/Curriculum/ChangeOwnItem', changes)
export const useRemoveItem = () => useWrite('POST /Curriculum/Curriculum/RemoveOwnItem', changes)
