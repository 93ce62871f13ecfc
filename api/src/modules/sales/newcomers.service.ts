import type { Asked } from '../../asked.ts'
import { aroundDays, officeZone } from '../../days.rules.ts'
import { Problem } from '../../problem.ts'
import { addSchool } from '../schools/index.ts'
import { type Invited, invite, tellOfChild } from './invitations.ts'
import { refused } from './refused.ts'
import { addUser, findParent } from './sales.repository.ts'
import type { NewBooking } from './sales.rules.ts'

/** The hour of the office's day at which invitations go out that wait for a day. */
const invitationHour = 8

/** The refusal of something that somebody else has already. */
export function taken(path: string, message: string): Problem {
  return refused(409, [{ path: `body.${path}`, message }])
}

type Wish = Pick<NewBooking, 'invitations' | 'inviteOn'>

/** Invites somebody new when that is wanted: now, on the morning of a day, or not yet. */
export async function inviteNew(
  within: Asked,
  person: Invited,
  occasion: string,
  { invitations, inviteOn }: Wish,
): Promise<void> {
  if (invitations === 'later') return
  if (invitations !== 'a day' || inviteOn === undefined)
    return await invite(within, person, occasion)
  const morning =
    aroundDays(inviteOn, inviteOn, officeZone).from.getTime() + invitationHour * 3_600_000
  const at = new Date(Math.max(morning, within.now.getTime()))
  await invite(within, person, occasion, at)
}

/** The parents' accounts, the one who may pay first: new ones that are invited, or those there are. */
export async function parentsOf(within: Asked, booking: NewBooking): Promise<string[]> {
  const { parent, furtherParents = [] } = booking
  const ids: string[] = []
  if (parent !== null) ids.push(await parentOf(within, booking, parent, 'parent'))
  for (const [place, further] of furtherParents.entries()) {
    ids.push(await parentOf(within, booking, further, `furtherParents.${place}`))
  }
  return ids
}

async function parentOf(
  within: Asked,
  { student, ...wish }: NewBooking,
  parent: NewBooking['student'],
  path: string,
): Promise<string> {
  const childName = `${student.firstName} ${student.lastName}`
  const occasion = `${childName} has joined us, and you can follow how it goes in your own account.`
  const id = await addUser(within.db, 'Parent', parent, within.now)
  if (id !== undefined) {
    const { firstName, email } = parent
    await inviteNew(within, { id, email: email.toLowerCase(), firstName }, occasion, wish)
    return id
  }
  const known = await findParent(within.db, parent.email)
  if (known === undefined) {
    const message = 'This address belongs to an account that cannot be the parent’s.'
    throw taken(`${path}.email`, message)
  }
  if (known.hasPassword) await tellOfChild(within, known, childName)
  else await inviteNew(within, known, occasion, wish)
  return known.id
}

/** The school of a new customer, which is made where it is a new one. */
export async function schoolOf(
  within: Asked,
  { schoolId, newSchool }: NewBooking,
): Promise<string | null> {
  if (newSchool === undefined) return schoolId
  try {
    return await addSchool(within, newSchool.name)
  } catch (error) {
    if (error instanceof Problem && error.status === 409)
      throw taken('newSchool.name', error.message)
    throw error
  }
}

/** Who pays for a new customer. */
export function payerIn(
  { payer }: NewBooking,
  ids: { studentId: string; parentId: string | null; schoolId: string | null },
): { userId: string } | { schoolId: string } | undefined {
  const { studentId, parentId, schoolId } = ids
  if (payer === 'student') return { userId: studentId }
  if (payer === 'parent' && parentId !== null) return { userId: parentId }
  return payer === 'school' && schoolId !== null ? { schoolId } : undefined
}
