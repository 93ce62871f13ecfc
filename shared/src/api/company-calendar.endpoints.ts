import * as z from 'zod'
import {
  day,
  daysAsked,
  hasVersion,
  listOf,
  listQuery,
  noVersion,
  paging,
  search,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'

/** One that a holiday may be of. */
const school = z.object({ id: uid, name: z.string() })

const admin = { who: ['Admin'], record: 'none' } as const

const name = z.string().trim().min(1, 'Enter a name').max(100)

/** Which of the two days is wrong is said at the later one. */
const inOrder = (from: string, to: string) => from <= to

const term = z.object({
  id: uid,
  name,
  startsOn: day,
  endsOn: day,
  /** The last day on which the term's report cards are on time. */
  cardsDueOn: day,
  version,
})

const holiday = z.object({
  id: uid,
  /** Null for a holiday of everybody. */
  schoolId: uid.nullable(),
  schoolName: z.string().nullable(),
  name,
  /** First and last day. */
  from: day,
  to: day,
  /** One of England's bank holidays, which come with the portal and are not edited. */
  isBank: z.boolean(),
  version,
})

/** Terms, holidays and bank holidays, by which days are counted. */
export const companyCalendarEndpoints = defineEndpoints({
  'GET /ReportCard/ReportCard/GetTerms': {
    summary: 'All terms, the latest first.',
    access: { who: 'signed in' },
    answer: z.object({ terms: z.array(term) }),
  },
  'POST /ReportCard/admin/ReportCard/SaveTerm': {
    summary: 'A new term, or another name and days for one; 409 where it overlaps with another.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'term', at: 'body.id', optional: true },
    },
    body: z
      .strictObject({
        id: uid.optional(),
        /** Of a term that there is: the version that was edited. */
        version: version.optional(),
        name,
        startsOn: day,
        endsOn: day,
        cardsDueOn: day,
      })
      .refine(({ id, version: known }) => hasVersion(id, known), noVersion)
      .refine(({ startsOn, endsOn }) => inOrder(startsOn, endsOn), {
        path: ['endsOn'],
        error: 'A term ends after it starts',
      })
      .refine(({ startsOn, cardsDueOn }) => inOrder(startsOn, cardsDueOn), {
        path: ['cardsDueOn'],
        error: 'Report cards are due after the term starts',
      }),
    answer: z.object({ id: uid, version }),
  },
  'POST /ReportCard/admin/ReportCard/RemoveTerm': {
    summary: 'Remove a term; 409 where it is another version than the one that is named.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'term', at: 'body.id' } },
    body: z.strictObject({ id: uid, version: version.optional() }),
  },
  'GET /user/admin/AuditDashboard/GetHolidays': {
    summary:
      'Holidays of everybody and of schools (of one where it is named) that have one of these days, the latest first.',
    access: admin,
    query: listQuery({ ...paging, search, schoolId: uid.optional(), ...daysAsked }),
    answer: listOf('holidays', holiday).extend({
      /** The schools that a holiday may be of. */
      schools: z.array(school),
    }),
  },
  'POST /user/admin/AuditDashboard/SaveHoliday': {
    summary: 'A new holiday, or another name and days for one.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'holiday', at: 'body.id', optional: true },
    },
    body: z
      .strictObject({
        id: uid.optional(),
        /** Of a holiday that there is: the version that was edited. */
        version: version.optional(),
        schoolId: uid.nullable(),
        name,
        from: day,
        to: day,
      })
      .refine(({ id, version: known }) => hasVersion(id, known), noVersion)
      .refine(({ from, to }) => inOrder(from, to), {
        path: ['to'],
        error: 'A holiday ends after it starts',
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 100 * 86_400_000, {
        path: ['to'],
        error: 'A holiday is no longer than 100 days',
      }),
    answer: z.object({ id: uid, version }),
  },
  'POST /user/admin/AuditDashboard/RemoveHoliday': {
    summary: 'Remove a holiday; 409 where it is another version than the one that is named.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'holiday', at: 'body.id' } },
    body: z.strictObject({ id: uid, version: version.optional() }),
  },
  'GET /System/admin/Calendar/FindSchools': {
    summary:
      'Schools that can be chosen and whose name has the words, twenty at most, by name; or the one that is named.',
    access: admin,
    query: z.object({ search, schoolId: uid.optional() }),
    answer: z.object({ schools: z.array(school).max(20) }),
  },
  'POST /System/admin/Calendar/CopyYear': {
    summary:
      'Copy the terms and holidays that begin in a year to the next, on the same days of the week. What is there stays.',
    access: admin,
    body: z.strictObject({
      /** The school whose holidays are copied; null for the terms and the holidays of everybody. */
      schoolId: uid.nullable(),
      fromYear: z.int().min(2020).max(2100),
    }),
    /** How many were added. */
    answer: z.object({ terms: z.int(), holidays: z.int() }),
  },
})
