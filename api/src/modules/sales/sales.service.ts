import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { Values } from '../../audit/audit.rules.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { notFound } from '../../problem.ts'
import { issueCurriculum } from '../curriculum/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { acceptRequest, findToSell, type RequestToSell } from '../upgrades/index.ts'
import { inviteNew, parentsOf, payerIn, schoolOf, taken } from './newcomers.service.ts'
import { refused } from './refused.ts'
import { rollUpProgramme } from './roll-up.repository.ts'
import { writeSale } from './sale-terms.service.ts'
import {
  addProgramme,
  addUser,
  extendProgramme,
  findSoldTo,
  holdExtended,
  holdKnown,
  lockProgramme,
} from './sales.repository.ts'
import {
  bookingErrors,
  givesUnlimited,
  type NewBooking,
  priceOf,
  renewalErrors,
  type Upsell,
  upsellErrors,
} from './sales.rules.ts'

const programmeCall = 'GET /user/admin/upsell/GetProgramme'

/** What a booking gives, without who is who. */
function soldIn(sold: NewBooking): Values {
  const { student: _, parent: __, furtherParents: ___, note: ____, ...rest } = sold
  const { entitlements, lines, plan, newSchool: _____, ...booking } = rest
  return { ...booking, ...entitlements, ...pricedIn({ lines, plan }) }
}

/** What the log says of a price: what it comes to and how it is paid. */
const pricedIn = ({ lines, plan }: Pick<NewBooking, 'lines' | 'plan'>): Values => ({
  ...(lines !== undefined && lines.length > 0 && { pricePence: priceOf({ lines }) }),
  ...(plan !== undefined && { plan: plan.kind }),
})

/**
 * A new customer: accounts, programme, booking and invitations, all of it or nothing.
 * @param batch what the entries of one wish have in common, where it makes several customers
 * @throws Problem 409 for an email or a new school’s name that is taken, 422 for anything that does not
 * fit together.
 */
export async function createBooking(
  asked: Asked,
  booking: NewBooking,
  batch?: string,
): Promise<CallAnswer<'POST /user/admin/booking/create'>> {
  const { student, programName, hours, startsOn, expiresOn } = booking
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const errors = bookingErrors(booking, await holdKnown(tx, booking), dayOf(now, officeZone))
    if (errors.length > 0) throw refused(422, errors)
    const studentId = await addUser(tx, 'Student', student, now)
    if (studentId === undefined) {
      throw taken('student.email', 'There is an account with this address already.')
    }
    const parentIds = await parentsOf(within, booking)
    const schoolId = await schoolOf(within, booking)
    const [parentId = null] = parentIds
    await addProgramme(tx, studentId, { ...booking, schoolId }, parentIds)
    const { isHeadStart, entitlements } = booking
    const bookingId = await writeSale(
      within,
      {
        ...{ studentId, programName, hours, kind: 'new', startsOn, expiresOn, isHeadStart },
        ...{ isUnlimited: givesUnlimited(booking), ...entitlements },
      },
      { ...booking, payer: payerIn(booking, { studentId, parentId, schoolId }) },
    )
    await rollUpProgramme(tx, studentId, now)
    await issueCurriculum(tx, studentId, now)
    const { firstName, email } = student
    await inviteNew(
      within,
      { id: studentId, email: email.toLowerCase(), firstName },
      `Your programme ${programName} is ready in the portal.`,
      booking,
    )
    await audit(tx, within, 'booking created', {
      subjectId: studentId,
      record: {
        ...{ kind: 'booking', id: bookingId, before: null, after: soldIn(booking) },
        ...(batch !== undefined && { batch }),
      },
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
    const isRenewal = upsell.startsOn !== undefined
    const errors = isRenewal ? renewalErrors(upsell) : upsellErrors(upsell, programme)
    if (errors.length > 0) throw refused(422, errors)
    const today = dayOf(now, officeZone)
    const extended = await holdExtended(tx, studentId, today)
    const change = isRenewal ? {} : await extendProgramme(tx, upsell)
    const programName = upsell.programName ?? programme.programName
    const { expiresOn, startsOn = today, entitlements } = upsell
    const bookingId = await writeSale(
      within,
      {
        ...{ studentId, programName, hours, expiresOn, startsOn, ...entitlements },
        kind: isRenewal ? 'renewal' : 'upsell',
        extendsId: isRenewal ? null : (extended?.id ?? null),
        renames: !isRenewal && upsell.programName !== null,
        isUnlimited: givesUnlimited({
          ...upsell,
          programName: isRenewal ? programName : upsell.programName,
        }),
      },
      upsell,
    )
    await rollUpProgramme(tx, studentId, now)
    if (upgradeRequestId !== undefined) {
      await acceptRequest(within, { id: upgradeRequestId, studentId, bookingId })
    }
    const before = isRenewal ? null : { ...programme }
    const sold = isRenewal ? { programName, expiresOn, startsOn, ...entitlements } : change
    await audit(tx, within, isRenewal ? 'renewal created' : 'upsell created', {
      subjectId: studentId,
      record: {
        ...{ kind: 'booking', id: bookingId, before },
        after: { ...before, ...sold, hours, ...pricedIn(upsell) },
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
  const { bought, used, adjusted, isHeadStart: _, startsOn: __, ...programme } = found
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
