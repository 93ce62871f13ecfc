import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  deleteHoliday,
  deleteTerm,
  findHolidays,
  findSchools,
  findTerms,
  hasTermWithin,
  lockCalendar,
  lockHoliday,
  lockTerm,
  writeHoliday,
  writeTerm,
} from './calendar.repository.ts'
import { nextYears, nextYearsName } from './calendar.rules.ts'

type TermIn = CallInput<'POST /ReportCard/admin/ReportCard/SaveTerm'>['body']
type HolidayIn = CallInput<'POST /user/admin/AuditDashboard/SaveHoliday'>['body']

/** Terms, the latest first. */
export async function getTerms({
  db,
}: Asked): Promise<CallAnswer<'GET /ReportCard/ReportCard/GetTerms'>> {
  return { terms: await findTerms(db) }
}

/**
 * Makes a term or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version and where it overlaps with another.
 */
export async function saveTerm(
  asked: Asked,
  { id: known, version: edited, ...term }: TermIn,
): Promise<CallAnswer<'POST /ReportCard/admin/ReportCard/SaveTerm'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    await lockCalendar(tx)
    const before = known === undefined ? null : ((await lockTerm(tx, known)) ?? null)
    if (known !== undefined && before === null) throw notFound('The term')
    if (before !== null && edited !== undefined && edited !== before.version) {
      throw new Problem(409, 'Somebody else has changed this term meanwhile.')
    }
    const id = known ?? newId(now.getTime())
    if (await hasTermWithin(tx, { ...term, id })) {
      const message = 'Another term has some of these days.'
      throw new Problem(409, message, { errors: [{ path: 'body.startsOn', message }] })
    }
    const after = { ...term, id, version: (before?.version ?? 0) + 1 }
    await writeTerm(tx, after)
    const record = { kind: 'term', id, before, after, version: after.version } as const
    await audit(tx, within, 'term saved', { record })
    return { id, version: after.version }
  })
}

/** @throws Problem 404 for an unknown one. */
export async function removeTerm(asked: Asked, id: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const before = await lockTerm(within.db, id)
    if (before === undefined) throw notFound('The term')
    await deleteTerm(within.db, id)
    await audit(within.db, within, 'term removed', {
      record: { kind: 'term', id, before, after: null },
    })
  })
}

/** Holidays, the latest first, and the schools that one may be of. */
export async function getHolidays(
  { db }: Asked,
  schoolId: string | undefined,
): Promise<CallAnswer<'GET /user/admin/AuditDashboard/GetHolidays'>> {
  const rows = await findHolidays(db, schoolId)
  return {
    holidays: rows.map(({ startsOn, endsOn, ...holiday }) => ({
      ...holiday,
      from: startsOn,
      to: endsOn,
    })),
    schools: await findSchools(db),
  }
}

/**
 * Makes a holiday or changes one.
 * @throws Problem 404 for an unknown one, 422 for a bank holiday and for an unknown school.
 */
export async function saveHoliday(
  asked: Asked,
  { id: known, schoolId, name, from, to }: HolidayIn,
): Promise<{ id: string }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const before = known === undefined ? null : await editableHoliday(within, known)
    if (schoolId !== null && (await findSchools(tx, [schoolId])).length === 0) {
      const message = 'There is no such school.'
      throw new Problem(422, message, { errors: [{ path: 'body.schoolId', message }] })
    }
    const id = known ?? newId(now.getTime())
    const after = { id, schoolId, name, startsOn: from, endsOn: to, isBank: false }
    await writeHoliday(tx, after)
    await audit(tx, within, 'holiday saved', { record: { kind: 'holiday', id, before, after } })
    return { id }
  })
}

/** @throws Problem 404 for an unknown one, 422 for a bank holiday. */
export async function removeHoliday(asked: Asked, id: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const before = await editableHoliday(within, id)
    await deleteHoliday(within.db, id)
    await audit(within.db, within, 'holiday removed', {
      record: { kind: 'holiday', id, before, after: null },
    })
  })
}

async function editableHoliday({ db: tx }: Asked, id: string) {
  const holiday = await lockHoliday(tx, id)
  if (holiday === undefined) throw notFound('The holiday')
  if (holiday.isBank) {
    throw new Problem(422, 'Bank holidays come with the portal and are not edited.')
  }
  return holiday
}

/** Adds to the next year what begins in a year and is not there yet, on the same days of the week. */
export async function copyYear(
  asked: Asked,
  { schoolId, fromYear }: CallInput<'POST /System/admin/Calendar/CopyYear'>['body'],
): Promise<CallAnswer<'POST /System/admin/Calendar/CopyYear'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    await lockCalendar(tx)
    const batch = newId(now.getTime())
    const isOfYear = ({ startsOn }: { startsOn: string }) => startsOn.startsWith(`${fromYear}-`)
    const added = { terms: 0, holidays: 0 }

    const ownTerms = schoolId === null ? (await findTerms(tx)).filter(isOfYear) : []
    for (const { name, startsOn, endsOn, cardsDueOn } of ownTerms) {
      const id = newId(now.getTime())
      const days = { startsOn: nextYears(startsOn), endsOn: nextYears(endsOn) }
      if (await hasTermWithin(tx, { ...days, id })) continue
      const term = { id, name: nextYearsName(name), ...days, cardsDueOn: nextYears(cardsDueOn) }
      const after = { ...term, version: 1 }
      await writeTerm(tx, after)
      const record = { kind: 'term', id, before: null, after, version: 1, batch } as const
      await audit(tx, within, 'term saved', { record })
      added.terms += 1
    }

    const all = (await findHolidays(tx, schoolId ?? undefined)).filter(
      (holiday) => !holiday.isBank && holiday.schoolId === schoolId,
    )
    for (const { name, startsOn, endsOn } of all.filter(isOfYear)) {
      const days = { startsOn: nextYears(startsOn), endsOn: nextYears(endsOn) }
      if (all.some((one) => one.startsOn <= days.endsOn && one.endsOn >= days.startsOn)) continue
      const id = newId(now.getTime())
      const after = { id, schoolId, name: nextYearsName(name), ...days, isBank: false }
      await writeHoliday(tx, after)
      const record = { kind: 'holiday', id, before: null, after, batch } as const
      await audit(tx, within, 'holiday saved', { record })
      added.holidays += 1
    }
    return added
  })
}
