import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'

import { newId } from '../../database/ids.ts'
import { bookings, bookingVersions } from '../../database/schema/index.ts'

const person = { firstName: 'A', lastName: 'B', email: 'somebody-new@portal.test' }

export const salesAccess = {
  calls: {
    'GET /User/admin/Booking/GetBookings': { who: 'A-----' },
    'GET /User/admin/Booking/ExportBookings': { who: 'A-----', limit: '30 in 15 min' },
    'GET /User/admin/Booking/GetBooking': { who: 'A-----', record: 'any: booking' },
    'GET /User/admin/Booking/GetHistory': { who: 'A-----', record: 'any: booking' },
    'POST /User/admin/Booking/Preview': { who: 'A-----' },
    'POST /User/admin/Booking/Update': { who: 'A-----', record: 'any: booking' },
    'POST /User/admin/Booking/Cancel': { who: 'A-----', record: 'any: booking' },
    'POST /User/admin/Booking/CheckEmail': { who: 'A-----' },
    'GET /User/admin/Booking/FindCustomers': { who: 'A-----' },
    'POST /user/admin/booking/create': { who: 'A-----' },
    'POST /user/admin/upsell/create': { who: 'A-----', record: 'in sight: student' },
    'GET /user/admin/upsell/GetProgramme': { who: 'A-----', record: 'in sight: student' },
  },
  inputs: {
    'GET /User/admin/Booking/GetBooking': ({ id }) => ({ query: { bookingId: id } }),
    'GET /User/admin/Booking/GetHistory': ({ id }) => ({ query: { bookingId: id } }),
    'POST /User/admin/Booking/Preview': () => ({ body: { for: 'new', form: {} } }),
    'POST /User/admin/Booking/Update': ({ id }) => ({
      body: {
        ...{ bookingId: id, version: 1, reason: 'An hour more', programName: 'Premium', hours: 1 },
        ...{ isUnlimited: false, isHeadStart: false, startsOn: '2026-01-01' },
        entitlements: {
          ...{ hasQuestionBank: true, hasCourses: true, hasAcademy: true, hasSeminar: true },
          ...{ hasLibrary: true, hasReadingList: true, hasPsSubmission: true },
          hasEssaySubmission: true,
        },
        ...{ expiresOn: '2026-12-31', lines: [], plan: [], payerId: null, note: '' },
      },
    }),
    'POST /User/admin/Booking/Cancel': ({ id }) => ({
      body: {
        ...{ bookingId: id, version: 1, on: '2026-03-01', reason: 'Moves away' },
        ...{ unusedHours: 'leave', refundPence: 0 },
      },
    }),
    'POST /User/admin/Booking/CheckEmail': () => ({
      body: { email: 'nobody-yet@portal.test', role: 'Student' },
    }),
    'POST /user/admin/booking/create': () => ({
      body: {
        student: person,
        parent: null,
        yearGroup: 13,
        schoolId: null,
        tutorIds: [],
        programName: 'Premium',
        hours: 10,
        isUnlimited: false,
        isHeadStart: false,
        entitlements: {
          hasQuestionBank: true,
          hasCourses: true,
          hasAcademy: true,
          hasSeminar: true,
          hasLibrary: true,
          hasReadingList: true,
          hasPsSubmission: true,
          hasEssaySubmission: true,
        },
        startsOn: '2026-01-01',
        expiresOn: '2026-12-31',
      },
    }),
    'POST /user/admin/upsell/create': ({ id: studentId }) => ({
      body: { studentId, programName: null, hours: 1, entitlements: {}, expiresOn: null },
    }),
    'GET /user/admin/upsell/GetProgramme': ({ id: studentId }) => ({ query: { studentId } }),
  },
  records: {
    booking: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const studentId = await app.make.student()
        const id = newId()
        await app.db.insert(bookings).values({
          ...{ id, studentId, programName: 'Premium', quarters: 0, bookedAt: app.clock.now() },
          ...{ startsOn: '2026-01-01', expiresOn: '2026-12-31' },
        })
        await app.db.insert(bookingVersions).values({
          ...{ bookingId: id, version: 1, snapshot: {}, at: app.clock.now() },
        })
        return nothingBut(id)
      },
    },
  },
  shared: {
    'GET /User/admin/Booking/GetBookings': { role: 'Admin', why: everybodys },
    'GET /User/admin/Booking/ExportBookings': { role: 'Admin', why: everybodys },
    'GET /User/admin/Booking/FindCustomers': { role: 'Admin', why: everybodys },
  },
  unaudited: {
    'POST /User/admin/Booking/CheckEmail': 'it changes nothing',
    'POST /User/admin/Booking/Preview': 'it takes back whatever it does',
  },
  openIds: {
    'GET /User/admin/Booking/GetBookings': {
      ...{ 'query.programmeId': admins, 'query.schoolId': admins, 'query.soldBy': admins },
    },
    'GET /User/admin/Booking/ExportBookings': {
      ...{ 'query.programmeId': admins, 'query.schoolId': admins, 'query.soldBy': admins },
    },
    'POST /User/admin/Booking/CheckEmail': { 'body.schoolId': admins },
    'POST /User/admin/Booking/Update': {
      'body.payerId':
        'anybody but the student, the parents and the schools is refused at its field',
      'body.payer.userId': 'anybody but the student and the parents is refused at its field',
      'body.payer.schoolId': 'a school that is not the student’s is refused at its field',
      'body.plan.instalmentId': 'a part of another plan is refused at its field',
    },
    'POST /user/admin/booking/create': {
      ...{ 'body.schoolId': admins, 'body.tutorIds': admins, 'body.programmeId': admins },
    },
    'POST /user/admin/upsell/create': {
      'body.programmeId': admins,
      'body.payer.userId': 'anybody but the student and the parents is refused at its field',
      'body.payer.schoolId': 'a school that is not the student’s is refused at its field',
      'body.upgradeRequestId': 'a request of another student is refused at its field',
    },
    'GET /user/admin/upsell/GetProgramme': { 'query.requestId': admins },
  },
} satisfies AreaAccess
