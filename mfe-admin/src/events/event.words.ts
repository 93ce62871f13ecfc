import type { CallInput } from '@portal/shared/api'
import { formatDate, formatNumber } from '@portal/shared/ui'
import type { saveCall } from './events.queries.ts'

type Saved = CallInput<typeof saveCall>['body']
type Session = Saved['sessions'][number]

export const enrolments = [
  { value: 'open', label: 'Students register themselves' },
  { value: 'by admin', label: 'We give out the places' },
] as const
export const audiences = [
  { value: 'places', label: 'Those with a place' },
  { value: 'everyone', label: 'Everyone who has it in the programme' },
] as const

/** How fields of an event are called where it is not as the call calls them. */
export const eventLabels = {
  degreeGroupIds: 'Degree groups',
  tutorIds: 'Tutors',
  capacity: 'Places',
  enrolment: 'Registration',
  recordingFor: 'Who sees recordings',
} as const

const labelOf = (all: readonly { value: string; label: string }[], wanted: string) =>
  all.find(({ value }) => value === wanted)?.label ?? wanted

/** `Wed 10 Mar 2027, 17:00 to 18:00 · Online`: a session in a line, by the clock of its zone. */
function lineOf({ title, startsAt, endsAt, place, timeZone }: Session): string {
  const dayOf = (wall: string) => formatDate(`${wall.slice(0, 10)}T12:00:00Z`, 'date', 'UTC')
  const end = endsAt.slice(0, 10) === startsAt.slice(0, 10) ? '' : `${dayOf(endsAt)}, `
  const when = `${dayOf(startsAt)}, ${startsAt.slice(11)} to ${end}${endsAt.slice(11)}`
  return [title, `${when} (${timeZone})`, place].filter((part) => part !== '').join(' · ')
}

/** People and groups that are known by name; of others is said that they are gone. */
export interface EventNames {
  tutors: readonly { id: string; fullName: string }[]
  degreeGroups: readonly { id: number; name: string }[]
}

/** How what is edited of an event is called and reads, in its history. */
export const eventWords = ({ tutors, degreeGroups }: EventNames) => ({
  labels: { ...eventLabels, description: 'About it' },
  words: {
    kind: (kind: Saved['kind']) => (kind === 'course' ? 'Course' : 'Seminar'),
    tutorIds: (ids: Saved['tutorIds']) =>
      ids
        .map((id) => tutors.find((tutor) => tutor.id === id)?.fullName ?? 'A tutor of before')
        .join(', '),
    degreeGroupIds: (ids: Saved['degreeGroupIds']) =>
      ids.length === 0
        ? 'None'
        : ids
            .map((id) => degreeGroups.find((group) => group.id === id)?.name ?? 'A group of before')
            .join(', '),
    capacity: (capacity: Saved['capacity']) =>
      capacity === null ? 'No limit' : formatNumber(capacity),
    enrolment: (enrolment: Saved['enrolment']) => labelOf(enrolments, enrolment),
    recordingFor: (audience: Saved['recordingFor']) => labelOf(audiences, audience),
    sessions: (sessions: Saved['sessions']) => sessions.map(lineOf).join('\n'),
  },
})
