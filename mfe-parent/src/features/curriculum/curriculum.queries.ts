import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

export const childCall = 'GET /Curriculum/Parent/Curriculum/GetStudentCurriculum'
const childrenCall = 'GET /Dashboard/Parent/Dashboard/GetChildren'

/** A child, as the page names it. */
export type Child = CallAnswer<typeof childrenCall>['children'][number]

/** The parent's children. */
export const useChildren = () => useQuery(queryOf(childrenCall))

/** A month of a child's curriculum, the one that it is now where none is named, with how all stand. */
export const useChildMonth = (studentId: string, month: number | undefined) =>
  useQuery({
    ...queryOf(childCall, {
      query: { studentId, ...(month !== undefined && { monthNumber: month }) },
    }),
    placeholderData: keepPreviousData,
  })
