import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const programmesCall = 'GET /User/admin/Programme/GetProgrammes'
export const saveCall = 'POST /User/admin/Programme/Save'
export const archiveCall = 'POST /User/admin/Programme/Archive'

/** A programme that is sold, or was. */
export type Programme = CallAnswer<typeof programmesCall>['programmes'][number]

/** What shows programmes. */
export const programmeReads = [programmesCall] as const

/** All programmes by name; those that are sold no longer where they are asked for. */
export const useProgrammes = (isWithArchived: boolean) =>
  useQuery({
    ...queryOf(programmesCall, { query: { archived: isWithArchived ? 'true' : 'false' } }),
    select: ({ programmes }) => programmes,
  })

export const useSaveProgramme = () => useWrite(saveCall, { changes: programmeReads })
export const useArchiveProgramme = () => useWrite(archiveCall, { changes: programmeReads })
