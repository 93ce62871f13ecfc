import { useWrite } from '@portal/shared/query'
import { programmesCall } from '../../../sales/programmes.queries.ts'

export const saveCall = 'POST /User/admin/Programme/Save'
export const archiveCall = 'POST /User/admin/Programme/Archive'

/** What shows programmes. */
export const programmeReads = [programmesCall] as const

export const useSaveProgramme = () => useWrite(saveCall, { changes: programmeReads })
export const useArchiveProgramme = () => useWrite(archiveCall, { changes: programmeReads })
