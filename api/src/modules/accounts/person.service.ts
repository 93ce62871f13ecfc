import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import {
  type BookingInForce,
  type FoundEntitlements,
  findDependants,
  findEntitlements,
  findPerson,
} from './person.repository.ts'

type Person = CallAnswer<'GET /User/admin/Account/GetPerson'>
type Held = Person['entitlements'][number]

const nobody = () => notFound('The account')

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const momentOf = (milliseconds: number | null) =>
  milliseconds === null ? null : moment(milliseconds)

/**
 * An account with all that the panel shows.
 * @throws Problem 404 for an unknown one, and for one whose person was forgotten.
 */
export async function getPerson({ db, now }: Asked, userId: string): Promise<Person> {
  const found = await findPerson(db, userId, now)
  if (found === undefined) throw nobody()
  const held = found.student === null ? undefined : await findEntitlements(db, userId, now)
  const { createdMs, invitedMs, stoppedMs, lastSeenMs, ...person } = found
  return {
    ...person,
    createdAt: moment(createdMs),
    invitedAt: momentOf(invitedMs),
    stoppedAt: momentOf(stoppedMs),
    lastSeenAt: momentOf(lastSeenMs),
    entitlements: held === undefined ? [] : entitlementsOf(held),
    bookings: (held?.bookings ?? []).map(({ gives: _, ...booking }) => booking),
  }
}

const namesIn = (holds: FoundEntitlements['holds']) => Object.keys(holds) as Held['name'][]

/** Each of what a programme opens, with the bookings or the hand that it comes from. */
function entitlementsOf({ holds, overrides, bookings }: FoundEntitlements): Held[] {
  return namesIn(holds).map((name) => {
    const set = overrides.find(({ entitlement }) => entitlement === name)
    const giving = bookings.filter(({ gives }: BookingInForce) => gives[name])
    const from = giving.length > 0 ? giving.map(({ bookingId }) => bookingId) : 'none'
    if (set === undefined) return { name, isOn: holds[name], from, override: null }
    const { entitlement: _, ...override } = set
    return { name, isOn: set.isOn, from: 'override', override }
  })
}

/**
 * What stopping an account leaves behind.
 * @throws Problem 404 for an unknown one.
 */
export async function getDependants(
  { db, now }: Asked,
  userId: string,
): Promise<CallAnswer<'GET /User/admin/Account/GetDependants'>> {
  const found = await findDependants(db, userId, now)
  if (found === undefined) throw nobody()
  return found
}
