import { ApiError, call } from '@portal/shared/api'
import type { Chosen } from '@portal/shared/lists'
import { studentsCall } from './curriculum.queries.ts'

/** So many students are changed at once. */
const most = 500
const pageSize = 100

/** The ids of the students that are chosen; those that match are asked for. More than 500 are refused in words. */
export async function chosenStudents(chosen: Chosen): Promise<string[]> {
  const count = 'ids' in chosen ? chosen.ids.length : chosen.expectedCount
  if (count > most) {
    const message = `At most ${most} students can be changed at once. Filter the list first.`
    throw new ApiError({ status: 422, message })
  }
  if ('ids' in chosen) return [...chosen.ids]
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, at) =>
    call(studentsCall, { query: { ...chosen.filter, pageNo: at + 1, pageSize } }),
  )
  const answers = await Promise.all(pages)
  return [...new Set(answers.flatMap(({ students }) => students.map((one) => one.studentId)))]
}
