import type { CallAnswer } from '@portal/shared/api'
import { testUid } from '@portal/shared/testing'

type Person = CallAnswer<'GET /User/admin/Account/GetPerson'>

/** A student as the panel shows one, with what is different. */
export const personInTest = (change: Partial<Person> = {}): Person => ({
  ...{ userId: testUid(1), firstName: 'Ana', lastName: 'Petrova', email: 'ana@portal.test' },
  ...{ phone: null, role: 'Student', timeZone: 'Europe/London', state: 'active' },
  ...{ emailState: 'ok', hasPassword: true, createdAt: '2020-01-01T00:00:00Z' },
  ...{ invitedAt: null, stoppedAt: null, lastSeenAt: null, tutor: null, links: [], sessions: 0 },
  student: {
    ...{ programName: 'Premium', isUnlimited: false, isHeadStart: false, yearGroup: 12 },
    ...{ extraTimePercent: 25, startedOn: '2020-01-01', expiresOn: '2020-12-31' },
  },
  entitlements: [
    { name: 'hasCourses', isOn: true, from: [testUid(7)], override: null },
    { name: 'hasSeminar', isOn: false, from: 'none', override: null },
  ],
  bookings: [
    {
      ...{ bookingId: testUid(7), programName: 'Premium' },
      ...{ startsOn: '2020-01-01', expiresOn: '2020-12-31' },
    },
  ],
  counts: { messages: 12, unread: 3, logEntries: 5 },
  version: 3,
  ...change,
})
