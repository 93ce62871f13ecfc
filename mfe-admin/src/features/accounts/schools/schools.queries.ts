import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const schoolsCall = 'GET /User/admin/School/GetSchools'

export type School = CallAnswer<typeof schoolsCall>['schools'][number]

/** What shows schools. */
export const schoolReads = [schoolsCall, 'GET /System/admin/Calendar/FindSchools'] as const

/** One school, whichever page of the list it is on; undefined where there is none of that id. */
export const useSchool = (schoolId: string) =>
  useQuery({
    ...queryOf(schoolsCall, { query: { schoolId, pageSize: 1 } }),
    select: ({ schools }) => schools[0] ?? null,
  })

export const useSaveSchool = () =>
  useWrite('POST /User/admin/School/Save', { changes: schoolReads })

export const useArchiveSchool = () =>
  useWrite('POST /User/admin/School/Archive', { changes: schoolReads })

export const useSetLogo = () =>
  useWrite('POST /User/admin/School/SetLogo', { changes: [schoolsCall] })
