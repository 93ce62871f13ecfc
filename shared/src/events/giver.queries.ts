import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'
import { attendeeCall, attendeesCall, eventReads, reportCall } from './events.queries.ts'

export type Attendees = CallAnswer<typeof attendeesCall>
export type Attendee = Attendees['attendees'][number]
export type AttendeeRecord = CallAnswer<typeof attendeeCall>
export type EventReport = CallAnswer<typeof reportCall>

/** Which attendees are asked for. */
export interface AttendeesAsked {
  id: string
  sessionId?: string | undefined
  state: Attendee['state']
  search?: string | undefined
  pageNo: number
  pageSize: number
}

export const attendeesOf = (query: AttendeesAsked) => queryOf(attendeesCall, { query })
export const useAttendees = (query: AttendeesAsked) =>
  useQuery({ ...attendeesOf(query), placeholderData: keepPreviousData })
export const useAttendee = (id: string, uid: string) =>
  useQuery(queryOf(attendeeCall, { query: { id, uid } }))
export const useReport = (id: string) => useQuery(queryOf(reportCall, { query: { id } }))

const changes = { changes: eventReads }

export const useSaveAttendance = () => useWrite('POST /Event/tutor/Event/SaveAttendance', changes)
export const useSaveNote = () => useWrite('POST /Event/tutor/Event/SaveAttendeeNote', changes)
export const useAddFile = () => useWrite('POST /Event/tutor/Event/AddFile', changes)
export const useRemoveFile = () => useWrite('POST /Event/tutor/Event/RemoveFile', changes)
export const useSetRecording = () => useWrite('POST /Event/tutor/Event/SetRecording', changes)
export const useSaveReport = () => useWrite('POST /Event/tutor/Event/SaveReport', changes)
export const useAddStudents = () => useWrite('POST /Event/admin/Event/AddStudents', changes)
export const useRemoveStudent = () => useWrite('POST /Event/admin/Event/RemoveStudent', changes)
