import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const targetsCall = 'GET /Target/tutor/Target/GetTargets'
export const monthCall = 'GET /Target/tutor/Target/GetMyMonth'
const formCall = 'GET /Target/tutor/Target/GetTargetForm'

/** Calls that are asked again when something of a student has changed. */
export const targetReads = [targetsCall, monthCall] as const

export type TutorTarget = CallAnswer<typeof targetsCall>['targets'][number]
export type Month = CallAnswer<typeof monthCall>
export type TargetForm = CallAnswer<typeof formCall>

const changes = { changes: [targetsCall, 'GET /Target/Target/GetStudentTargets'] } as const

/** The tutor's month, `yyyy-mm`; the present one where none is named. */
export const useMyMonth = (month: string | null) =>
  useQuery(queryOf(monthCall, { query: month === null ? {} : { month } }))

/** What a target can be about; nothing is asked before the student is known. */
export const useTargetForm = (studentId: string) =>
  useQuery({ ...queryOf(formCall, { query: { studentId } }), enabled: studentId !== '' })

export const useSaveTarget = () => useWrite('POST /Target/tutor/Target/SaveTarget', changes)
export const useDropTarget = () => useWrite('POST /Target/tutor/Target/DropTarget', changes)
