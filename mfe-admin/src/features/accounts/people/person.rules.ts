import { formatDay } from '@portal/shared/calendar'
import type { Person } from './people.queries.ts'

/** What the form of a person holds, made of the person, or of what somebody else saved. */
export function personValues(
  person: Pick<
    Person,
    'firstName' | 'lastName' | 'email' | 'phone' | 'timeZone' | 'role' | 'version'
  > & {
    student?: Person['student']
    yearGroup?: number | null
    extraTimePercent?: number | null
  },
) {
  const { firstName, lastName, email, phone, timeZone, role, student, version } = person
  return {
    ...{ firstName, lastName, email, timeZone, role, version },
    phone: phone ?? '',
    yearGroup: student?.yearGroup ?? person.yearGroup ?? null,
    extraTimePercent: student?.extraTimePercent ?? person.extraTimePercent ?? null,
  }
}

type Held = Person['entitlements'][number]

/** Where it comes from that a student has something or has it not, in words. */
export function sourceOf({ isOn, from, override }: Held, bookings: Person['bookings']): string {
  if (override !== null) {
    const { until, byName, reason } = override
    const by = byName === null ? 'Set by hand' : `Set by ${byName}`
    return `${by}${until === null ? '' : `, until ${formatDay(until)}`}: ${reason}`
  }
  if (from === 'none' || from === 'override') {
    // Of a programme from before bookings said what they give.
    return isOn ? 'With the programme' : 'In no booking'
  }
  const names = from.map(
    (id) => bookings.find(({ bookingId }) => bookingId === id)?.programName ?? 'a booking',
  )
  return `From ${[...new Set(names)].join(' and ')}`
}

type Dependants = {
  students: readonly unknown[]
  team: readonly unknown[]
  children: readonly unknown[]
  hoursAhead: number
  reportsDue: number
  submissions: number
  openAlerts: number
  balancePence: number
}

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]

/** What stopping an account leaves behind, in words; empty where nothing hangs on it. */
export function leftBehind(of: Dependants, money: (pence: number) => string): string[] {
  const { balancePence } = of
  return [
    ...counted(of.students.length, 'student who is taught', 'students who are taught'),
    ...counted(of.team.length, 'tutor in the team', 'tutors in the team'),
    ...counted(of.children.length, 'child whose parent this is', 'children whose parent this is'),
    ...counted(of.hoursAhead, 'hour booked and still to come', 'hours booked and still to come'),
    ...counted(of.reportsDue, 'report to be written', 'reports to be written'),
    ...counted(of.submissions, 'piece that waits for marks', 'pieces that wait for marks'),
    ...counted(of.openAlerts, 'open alert', 'open alerts'),
    ...(balancePence > 0 ? [`${money(balancePence)} still owed`] : []),
    ...(balancePence < 0 ? [`${money(-balancePence)} of credit`] : []),
  ]
}
