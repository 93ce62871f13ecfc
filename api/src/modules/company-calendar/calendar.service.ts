import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { removeVersioned, saveVersioned } from '../../versions/index.ts'
import { holidays, terms } from './calendar.kinds.ts'
import {
  deleteHoliday,
  deleteTerm,
  findOwnHolidays,
  findSchools,
  findTerms,
  type HolidayFilters,
  hasCards,
  hasTermWithin,
  holidaysListed,
  type ListedHoliday,
  lockCalendar,
  searchSchools,
} from './calendar.repository.ts'
import { nextYears, nextYearsName } from './calendar.rules.ts'
import { holidaysChanged } from './holidays-changed.ts'

type TermIn = CallInput<'POST /ReportCard/admin/ReportCard/SaveTerm'>['body']
type HolidayIn = CallInput<'POST /user/admin/AuditDashboard/SaveHoliday'>['body']
type TermOut = CallInput<'POST /ReportCard/admin/ReportCard/RemoveTerm'>['body']
type HolidayOut = CallInput<'POST /user/admin/AuditDashboard/RemoveHoliday'>['body']

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
  { id, version, ...values }: TermIn,
): Promise<CallAnswer<'POST /ReportCard/admin/ReportCard/SaveTerm'>> {
  return await saveVersioned(asked, terms, { id, version, values })
}

/**
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 once report cards were written
 * in it.
 */
export async function removeTerm(asked: Asked, term: TermOut): Promise<void> {
  await removeVersioned(asked, terms, term, async ({ db }) => {
    if (await hasCards(db, term.id)) {
      throw new Problem(422, 'Report cards were written in this term, so it stays.')
    }
    await deleteTerm(db, term.id)
  })
}

/** A page of the holidays, the latest first, and the schools that one may be of. */
export async function getHolidays(
  { db }: Asked,
  query: HolidayFilters & PageAsked,
): Promise<CallAnswer<'GET /user/admin/AuditDashboard/GetHolidays'>> {
  const { rows, totalCount } = await pageOf<ListedHoliday>(db, holidaysListed(query), query)
  return { holidays: rows, totalCount, schools: await findSchools(db) }
}

/** Schools that a holiday may be of, as one types a name, or the one of an id. */
export async function findSomeSchools(
  { db }: Asked,
  { search, schoolId }: { search?: string | undefined; schoolId?: string | undefined },
): Promise<CallAnswer<'GET /System/admin/Calendar/FindSchools'>> {
  const schools =
    schoolId === undefined ? await searchSchools(db, search) : await findSchools(db, [schoolId])
  return { schools }
}

/**
 * Makes a holiday or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for a bank holiday and for an
 * unknown school.
 */
export async function saveHoliday(
  asked: Asked,
  { id, version, ...values }: HolidayIn,
): Promise<CallAnswer<'POST /user/admin/AuditDashboard/SaveHoliday'>> {
  return await saveVersioned(asked, holidays, { id, version, values })
}

/** @throws Problem 404 for an unknown one, 409 for a stale version, 422 for a bank holiday. */
export async function removeHoliday(asked: Asked, holiday: HolidayOut): Promise<void> {
  await removeVersioned(asked, holidays, holiday, async (within) => {
    await holidaysChanged(within, await deleteHoliday(within.db, holiday.id))
  })
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
      const days = { startsOn: nextYears(startsOn), endsOn: nextYears(endsOn) }
      if (await hasTermWithin(tx, { ...days, id: null })) continue
      const values = { name: nextYearsName(name), ...days, cardsDueOn: nextYears(cardsDueOn) }
      await saveVersioned(within, terms, { values, batch })
      added.terms += 1
    }

    const all = await findOwnHolidays(tx, schoolId)
    for (const { name, startsOn, endsOn } of all.filter(isOfYear)) {
      const [from, to] = [nextYears(startsOn), nextYears(endsOn)]
      if (all.some((one) => one.startsOn <= to && one.endsOn >= from)) continue
      const values = { schoolId, name: nextYearsName(name), from, to }
      await saveVersioned(within, holidays, { values, batch })
      added.holidays += 1
    }
    return added
  })
}
