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
  /** Null for no limit. */
  capacity: number | null
  enrolment: NonNullable<Saved['enrolment']>
  recordingFor: NonNullable<Saved['recordingFor']>
  sessions: SessionValues[]
  version: number | undefined
}

/** What an event is edited from; a new one where there is none. */
export function valuesOf(event: ShownEvent | undefined): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    degreeGroupIds: event?.degreeGroups.map(({ id }) => String(id)) ?? [],
    tutorIds: event?.tutors.map(({ id }) => id) ?? [''],
    capacity: event === undefined ? 20 : event.capacity,
    enrolment: event?.enrolment ?? 'open',
    recordingFor: event?.recordingFor ?? 'places',
    sessions: event?.sessions.map(sessionValues) ?? [newSession],
    version: event?.version,
  }
}

/** The event as the call takes it. */
export function sentEvent(values: EventValues, kind: EventKind, id: string | undefined) {
  const { version, degreeGroupIds, tutorIds, sessions, ...rest } = values
  return {
    ...(id !== undefined && { id, version }),
    kind,
    ...rest,
    degreeGroupIds: degreeGroupIds.map(Number),
    tutorIds: tutorIds.filter((tutorId) => tutorId !== ''),
    sessions: sessions.map(sentSession),
  }
}

/** What the contract cannot know of an event’s sessions, by place. */
export function faultsOf({ sessions }: Pick<EventValues, 'sessions'>) {
  return Object.fromEntries(
    sessions.flatMap((session, at) =>
      Object.entries(sessionFaults(session)).map(([name, said]) => [
        `sessions.${at}.${name}`,
        said,
      ]),
    ),
  )
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
    const end = momentsAt(lastDay, lastTime, timeZone)?.[0]
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
    ...{ files: [], capacity: values.capacity, registered: 0, waiting: 0 },
    ...{ enrolment: values.enrolment, recordingFor: values.recordingFor },
    own: {
      ...{ state: null, queuePlace: null, rating: null },
      ...{ mayRegister: false, mayCancel: false, mayRate: false, reasons: [] },
    },
    ...{ clashes: [], isGiver: false },
  }
}
