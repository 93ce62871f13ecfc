import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { students } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'

const bookKey = 'POST /user/admin/booking/create'
const upsellKey = 'POST /user/admin/upsell/create'
export const now = new Date('2026-07-01T11:00:00Z')
export const nowhere = '018f0000-0000-7000-8000-000000000000'

export type Booking = CallInput<typeof bookKey>['body']

/** A server with those who sell, and whom they sell to next. */
export interface Sales {
  app: TestApp
  admin: string
  school: string
  tutor: string
  student: Booking['student']
  parent: NonNullable<Booking['parent']>
}

let count = 0

/** A student and a parent who have booked nothing yet. */
export function newcomers(): Pick<Sales, 'student' | 'parent'> {
  count += 1
  return {
    student: { firstName: 'Ada', lastName: 'Lovelace', email: `Ada.${count}@Portal.Test` },
    parent: { firstName: 'Anne', lastName: 'Byron', email: `anne.${count}@portal.test` },
  }
}

export async function makeSales(): Promise<Omit<Sales, 'student' | 'parent'>> {
  const app = await makeTestApp({ now })
  const { make } = app
  return {
    app,
    admin: await make.admin(),
    school: await make.school(),
    tutor: await make.tutor(),
  }
}

/** The entitlements of a booking. */
export const everything = {
  hasQuestionBank: true,
  hasCourses: false,
  hasAcademy: true,
  hasSeminar: false,
  hasLibrary: true,
  hasReadingList: true,
  hasPsSubmission: false,
  hasEssaySubmission: false,
}

/** What tests sell, and what becomes of it. */
export function selling(sales: () => Sales) {
  const book = (change: Partial<Booking> = {}, headers: Record<string, string> = {}) =>
    sales().app.call(
      bookKey,
      sales().admin,
      {
        body: {
          student: sales().student,
          parent: sales().parent,
          yearGroup: 12,
          schoolId: sales().school,
          tutorIds: [sales().tutor],
          programName: 'Premium',
          hours: 20.25,
          isUnlimited: false,
          isHeadStart: false,
          entitlements: everything,
          startsOn: '2026-07-06',
          expiresOn: '2027-06-30',
          ...change,
        },
      },
      headers,
    )
  const upsell = (studentId: string, change: Partial<CallInput<typeof upsellKey>['body']> = {}) =>
    sales().app.call(upsellKey, sales().admin, {
      body: {
        studentId,
        programName: null,
        hours: 0,
        entitlements: {},
        expiresOn: null,
        ...change,
      },
    })
  const hoursOf = async (id: string) =>
    (await sales().app.call('GET /Tution/Tution/GetDashboardData', id)).data
  const programmeOf = async (id: string) =>
    (await sales().app.db.select().from(students).where(eq(students.userId, id)))[0]

  return { book, upsell, hoursOf, programmeOf }
}
