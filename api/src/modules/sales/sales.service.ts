import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { Values } from '../../audit/audit.rules.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import { issueCurriculum } from '../curriculum/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { acceptRequest, findToSell, type RequestToSell } from '../upgrades/index.ts'
import { invite, tellOfChild } from './invitations.ts'
import {
  addBooking,
  addProgramme,
  addUser,
  extendProgramme,
  findParent,
  findSoldTo,
  holdKnown,
  lockProgramme,
} from './sales.repository.ts'
import { bookingErrors, type NewBooking, type Upsell, upsellErrors } from './sales.rules.ts'

const programmeCall = 'GET /user/admin/upsell/GetProgramme'

function refused(status: number, errors: readonly FieldError[]): Problem {
  return new Problem(status, errors[0]?.message ?? '', { errors })
}

function taken(path: string, message: string): Problem {
  return refused(409, [{ path: `body.${path}`, message }])
}

/** The parent's account: a new one that is invited, or the one that there is. */
async function parentOf(within: Asked, { parent, student }: NewBooking): Promise<string | null> {
  if (parent === null) return null
  const childName = `${student.firstName} ${student.lastName}`
  const occasion = `${childName} has joined us, and you can follow how it goes in your own account.`
  const id = await addUser(within.db, 'Parent', parent, within.now)
  if (id !== undefined) {
    const email = parent.email.toLowerCase()
    await invite(within, { id, email, firstName: parent.firstName }, occasion)
    return id
  }
  const known = await findParent(within.db, parent.email)
  if (known === undefined) {
    throw taken('parent.email', 'This address belongs to an account that cannot be the parent’s.')
  }
  if (known.hasPassword) await tellOfChild(within, known, childName)
  else await invite(within, known, occasion)
  return known.id
}

/** What a booking gives, without who is who. */
function soldIn({ student: _, parent: __, entitlements, ...booking }: NewBooking): Values {
  return { ...booking, ...entitlements }
}

/**
 * A new customer: accounts, programme, booking and invitations, all of it or nothing.
 * @throws Problem 409 for an email that is taken, 422 for anything that does not fit together.
 */
export async function createBooking(
  asked: Asked,
  booking: NewBooking,
): Promise<CallAnswer<'POST /user/admin/booking/create'>> {
  const { student, programName, hours, startsOn, expiresOn } = booking
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const errors = bookingErrors(booking, await holdKnown(tx, booking))
    if (errors.length > 0) throw refused(422, errors)
    const studentId = await addUser(tx, 'Student', student, now)
    if (studentId === undefined) {
      throw taken('student.email', 'There is an account with this address already.')
    }
    const parentId = await parentOf(within, booking)
    await addProgramme(tx, studentId, booking, parentId)
    const bookingId = await addBooking(
      tx,
      { ...{ studentId, programName, hours }, kind: 'new', startsOn, expiresOn },
      now,
    )
    await issueCurriculum(tx, studentId, now)
    await invite(
      within,
      { id: studentId, email: student.email.toLowerCase(), firstName: student.firstName },
      `Your programme ${programName} is ready in the portal.`,
    )
    await audit(tx, within, 'booking created', {
      subjectId: studentId,
      record: { kind: 'booking', id: bookingId, before: null, after: soldIn(booking) },
    })
    return { bookingId, studentId, parentId }
  })
}

/**
 * Sells an existing customer more: hours, entitlements, a later end; nothing is ever taken away.
 * Where it names a request for an upgrade, it accepts that.
 * @throws Problem 404 for an unknown student, 422 for what the programme cannot take and for a request
 * of another student, 409 for a request that is not pending: nothing is sold then.
 */
export async function createUpsell(
  asked: Asked,
  upsell: Upsell,
): Promise<CallAnswer<'POST /user/admin/upsell/create'>> {
  const { studentId, hours, upgradeRequestId } = upsell
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const programme = await lockProgramme(tx, studentId)
    if (programme === undefined) throw notFound('The student')
    const errors = upsellErrors(upsell, programme)
    if (errors.length > 0) throw refused(422, errors)
    const change = await extendProgramme(tx, upsell)
    const programName = upsell.programName ?? programme.programName
    const bookingId = await addBooking(
      tx,
      {
        ...{ studentId, programName, hours, kind: 'upsell', expiresOn: upsell.expiresOn },
        startsOn: now.toISOString().slice(0, 10),
      },
      now,
    )
    if (upgradeRequestId !== undefined) {
      await acceptRequest(within, { id: upgradeRequestId, studentId, bookingId })
    }
    await audit(tx, within, 'upsell created', {
      subjectId: studentId,
      record: {
        kind: 'booking',
        id: bookingId,
        before: { ...programme },
        after: { ...programme, ...change, hours },
      },
    })
    return { bookingId }
  })
}

/**
 * What an upsell begins with: a student's programme, and the request that it is to accept.
 * @throws Problem 404 for an unknown student, an unknown request, and one of another student.
 */
export async function getProgramme(
  { db }: Asked,
  { studentId, requestId }: CallContext<typeof programmeCall>['query'],
): Promise<CallAnswer<typeof programmeCall>> {
  const request = requestId === undefined ? undefined : await findToSell(db, requestId)
  const isOther = studentId !== undefined && request?.studentId !== studentId
  if (requestId !== undefined && (request === undefined || isOther)) throw notFound('The request')
  const wanted = studentId ?? request?.studentId
  const found = wanted === undefined ? undefined : await findSoldTo(db, wanted)
  if (found === undefined) throw notFound('The student')
  const { bought, used, adjusted, ...programme } = found
  const hours = hoursOf({ bought, used, adjusted }, programme.isUnlimited)
  return {
    ...programme,
    hoursBought: hours.bought,
    hoursRemaining: hours.remaining,
    request: request === undefined ? null : requestOf(request),
  }
}

const requestOf = ({ id, state, note, requestedMs, upgrade }: RequestToSell) => ({
  ...{ id, state, note, upgrade },
  requestedAt: new Date(requestedMs).toISOString(),
})
