import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const tutorCall = 'GET /User/admin/Account/GetTutor'
export const saveCall = 'POST /User/admin/Account/UpdateTutor'

export type Teaching = CallAnswer<typeof tutorCall>

/** What shows what a tutor teaches and takes on. */
export const tutorReads = [tutorCall, 'GET /Tutor/Tutor/GetTutor'] as const

export const tutorQuery = (tutorId: string) => queryOf(tutorCall, { query: { tutorId } })

export const useTutor = (tutorId: string) => useQuery(tutorQuery(tutorId))

export const useSaveTutor = () => useWrite(saveCall, { changes: tutorReads })
