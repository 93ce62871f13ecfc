import { day } from '@portal/shared/api/schemas'
import * as z from 'zod'
import type { Db } from '../../database/db.ts'
import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import {
  findHoliday,
  findSchools,
  findTerm,
  hasTermWithin,
  lockCalendar,
  writeHoliday,
  writeTerm,
} from './calendar.repository.ts'
import { holidaysChanged } from './holidays-changed.ts'

const term = z.strictObject({ name: z.string(), startsOn: day, endsOn: day, cardsDueOn: day })
const holiday = z.strictObject({
  schoolId: z.string().nullable(),
  name: z.string(),
  from: day,
  to: day,
})

/** What is edited of a term. */
export type TermValues = z.infer<typeof term>
/** What is edited of a holiday. */
export type HolidayValues = z.infer<typeof holiday>

const refusedAt = (status: number, path: string, message: string) =>
  new Problem(status, message, { errors: [{ path, message }] })

/** Terms: no two of them share a day. */
export const terms = defineVersioned<TermValues>({
  kind: 'term',
  noun: 'The term',
  schema: term,
  hold: lockCalendar,
  find: async (db, id, isHeld) => {
    const row = await findTerm(db, id, isHeld)
    if (row === undefined) return undefined
    const { id: _id, version, ...values } = row
    return { values, version }
  },
  check: async ({ db }, id, { startsOn, endsOn }) => {
    if (await hasTermWithin(db, { id, startsOn, endsOn })) {
      throw refusedAt(409, 'body.startsOn', 'Another term has some of these days.')
    }
  },
  write: async ({ db }, id, { values, version }) => await writeTerm(db, { ...values, id, version }),
})

/** Holidays of everybody and of schools, without the bank holidays. */
export const holidays = defineVersioned<HolidayValues>({
  kind: 'holiday',
  noun: 'The holiday',
  schema: holiday,
  find: async (db, id, isHeld) => {
    const row = await findHoliday(db, id, isHeld)
    if (row === undefined) return undefined
    if (row.isBank) throw fixed()
    const { schoolId, name, startsOn, endsOn, version } = row
    return { values: { schoolId, name, from: startsOn, to: endsOn }, version }
  },
  check: async ({ db }, _id, { schoolId }) => {
    if (schoolId !== null && !(await isSchool(db, schoolId))) {
      throw refusedAt(422, 'body.schoolId', 'There is no such school.')
    }
  },
  write: async (within, id, { values, version }, before) => {
    const { from, to, ...rest } = values
    const days = { startsOn: from, endsOn: to, isBank: false }
    await writeHoliday(within.db, { ...rest, id, version, ...days })
    await holidaysChanged(within, before, values)
  },
})

const fixed = () => new Problem(422, 'Bank holidays come with the portal and are not edited.')

const isSchool = async (db: Db, id: string) => (await findSchools(db, [id])).length > 0
