import * as z from 'zod'
import { asRule, hasVersion, noVersion, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'
import { mostPence, vatKind } from './money.shapes.ts'
import { soldEntitlements, soldHours } from './sales.shapes.ts'

/** The last day of each month of a leap year, so that a programme may end on 29 February. */
const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isDayOfYear = (text: string) => {
  const [day = 0, month = 0] = text.split('-').map(Number)
  return day >= 1 && day <= (daysOfMonths[month - 1] ?? 0)
}

/** What a programme gives, and what it costs. */
const edited = {
  name: z.string().trim().min(1, 'Enter a name').max(200, 'A name has at most 200 characters'),
  hours: soldHours,
  isUnlimited: z.boolean(),
  isHeadStart: z.boolean(),
  entitlements: soldEntitlements,
  /** How long it lasts from its first day; null where it ends on a day of the year. */
  months: z.int('Enter months').min(1, 'At least 1 month').max(60, 'At most 60 months').nullable(),
  /** `dd-mm`: it ends on the next such day; null where it lasts months. */
  endsOnDay: z
    .string()
    .regex(/^\d{2}-\d{2}$/, 'Enter a day of the year')
    .refine(isDayOfYear, asRule('There is no such day'))
    .nullable(),
  /** VAT included. */
  pricePence: z
    .int('Enter a price')
    .min(0, 'A price is at least £0')
    .max(mostPence, 'A price is at most £100,000'),
  vat: vatKind,
}

const admin = { who: ['Admin'], record: 'none' } as const
const programme = { rule: 'any', kind: 'programme', at: 'body.programmeId' } as const

/** What is sold, as new bookings begin with it. */
export const programmeEndpoints = defineEndpoints({
  'GET /User/admin/Programme/GetProgrammes': {
    summary: 'All programmes by name, with how many students have each.',
    access: admin,
    query: z.object({
      /** Those that are not sold any more too. */
      archived: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({
      programmes: z.array(
        z.object({
          programmeId: uid,
          ...edited,
          endsOnDay: z.string().nullable(),
          /** Whose programme has its name, and has not ended. */
          students: z.int(),
          isArchived: z.boolean(),
          /** Full Blue and Fellow keep their names, and have no limit. */
          hasFixedName: z.boolean(),
          version,
        }),
      ),
    }),
  },
  'POST /User/admin/Programme/Save': {
    summary:
      'A new programme, or another one from now on; bookings stay as they were sold. 409 for a name that is taken.',
    access: { who: ['Admin'], record: { ...programme, optional: true } },
    body: z
      .strictObject({
        programmeId: uid.nullable(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
        ...edited,
      })
      .refine(({ programmeId, version: known }) => hasVersion(programmeId, known), noVersion)
      .refine(({ months, endsOnDay }) => (months === null) !== (endsOnDay === null), {
        path: ['months'],
        ...asRule('Say either how many months it lasts or on which day it ends'),
      }),
    answer: z.object({ programmeId: uid, version }),
  },
  'POST /User/admin/Programme/Archive': {
    summary: 'Sell a programme no longer, or again.',
    access: { who: ['Admin'], record: programme },
    body: z.strictObject({ programmeId: uid, version, isArchived: z.boolean() }),
    answer: z.object({ version }),
  },
})
