import type { CallInput } from '@portal/shared/api'
import type { EventKind, ShownEvent } from '@portal/shared/events'
import {
  momentsAt,
  newSession,
  type SessionValues,
  sentSession,
  sessionFaults,
  sessionValues,
} from './session.rules.ts'

type Saved = CallInput<'POST /Event/admin/Event/Save'>['body']

/** What the editor holds of an event. */
export interface EventValues {
  title: string
  description: string
  degreeGroupIds: string[]
  /** '' for one that is not chosen yet. */
  tutorIds: string[]
  /** As many as want to may come; how many places were typed then counts for nothing. */
  isUnlimited: boolean
  /** Null while the field is empty. */
  capacity: number | null
  enrolment: NonNullable<Saved['enrolment']>
  recordingFor: NonNullable<Saved['recordingFor']>
  sessions: SessionValues[]
  version: number | undefined
}

/** So many places a new event has, until others are typed. */
const usualCapacity = 20

/** What an event is edited from; a new one where there is none. */
export function valuesOf(event: ShownEvent | undefined): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    degreeGroupIds: event?.degreeGroups.map(({ id }) => String(id)) ?? [],
    tutorIds: event?.tutors.map(({ id }) => id) ?? [''],
    isUnlimited: event !== undefined && event.capacity === null,
    capacity: event?.capacity ?? usualCapacity,
    enrolment: event?.enrolment ?? 'open',
    recordingFor: event?.recordingFor ?? 'places',
    sessions: event?.sessions.map(sessionValues) ?? [newSession],
    version: event?.version,
  }
}

/** The event as the call takes it. */
export function sentEvent(values: EventValues, kind: EventKind, id: string | undefined) {
  const { version, degreeGroupIds, tutorIds, sessions, isUnlimited, capacity, ...rest } = values
  return {
    ...(id !== undefined && { id, version }),
    kind,
    ...rest,
    capacity: isUnlimited ? null : capacity,
    degreeGroupIds: degreeGroupIds.map(Number),
    tutorIds: tutorIds.filter((tutorId) => tutorId !== ''),
    sessions: sessions.map(sentSession),
  }
}

/** What the contract cannot know of an event, by place. */
export function faultsOf({ sessions, isUnlimited, capacity }: EventValues) {
  return {
    capacity: !isUnlimited && capacity === null && 'Enter how many places there are',
    ...Object.fromEntries(
      sessions.flatMap((session, at) =>
        Object.entries(sessionFaults(session)).map(([name, said]) => [
          `sessions.${at}.${name}`,
          said,
        ]),
      ),
    ),
  }
}

/** The event as learners would see it, from what is typed; a session without a moment is left out. */
export function previewOf(
  values: EventValues,
  kind: EventKind,
  names: {
    tutors: readonly { id: string; fullName: string }[]
    degreeGroups: readonly { id: number; name: string }[]
  },
): ShownEvent {
  const sessions = values.sessions.flatMap((session, at) => {
    const { title, day, time, lastDay, lastTime, timeZone, place, joinLink, occurrence } = session
    const starts = momentsAt(day, time, timeZone) ?? []
    const start = occurrence === 'second' ? (starts[1] ?? starts[0]) : starts[0]
    // Of a time that comes twice, the first after the start, as the server takes it.
    const end = momentsAt(lastDay, lastTime, timeZone)?.find((moment) => start && moment > start)
    if (start === undefined || end === undefined) return []
    const startsAt = start.toISOString()
    return [
      {
        ...{ id: session.id || String(at), title, place, timeZone, startsAt },
        endsAt: end.toISOString(),
        ...{ joinLink: null, isOnline: joinLink !== '', opensAt: startsAt },
        ...{ recording: null, attendance: null },
      },
    ]
  })
  const ids = values.degreeGroupIds.map(Number)
  return {
    ...{ id: 'preview', version: 1, kind, slug: '', state: 'published', reason: '' },
    title: values.title || 'No title yet',
    description: values.description,
    degreeGroups: names.degreeGroups.filter(({ id }) => ids.includes(id)),
    tutors: names.tutors.filter(({ id }) => values.tutorIds.includes(id)),
    sessions,
    ...{ files: [], registered: 0, waiting: 0 },
    capacity: values.isUnlimited ? null : values.capacity,
    ...{ enrolment: values.enrolment, recordingFor: values.recordingFor },
    own: {
      ...{ state: null, queuePlace: null, rating: null },
      ...{ mayRegister: false, mayCancel: false, mayRate: false, reasons: [] },
    },
    ...{ clashes: [], isGiver: false },
  }
}
