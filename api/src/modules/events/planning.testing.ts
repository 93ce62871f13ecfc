import type { CallInput } from '@portal/shared/api'

/** An event as it is saved. */
export type PlanBody = CallInput<'POST /Event/admin/Event/Save'>['body']

/** A session as it is saved, by the clock of London. */
export const plannedSession = (
  startsAt: string,
  endsAt: string,
  more: Partial<PlanBody['sessions'][number]> = {},
) => ({
  ...{ title: '', startsAt, endsAt, timeZone: 'Europe/London', place: 'Online' },
  joinLink: null,
  ...more,
})

/** A seminar of 10 March 2027 that a tutor is to give, unless it is wanted otherwise. */
export const planOf = (tutorId: string, more: Partial<PlanBody> = {}): PlanBody => ({
  ...{ kind: 'seminar', title: 'Vectors', description: '', degreeGroupIds: [], capacity: 20 },
  ...{ tutorIds: [tutorId], enrolment: 'open', recordingFor: 'everyone' },
  sessions: [plannedSession('2027-03-10T17:00', '2027-03-10T18:00')],
  ...more,
})
