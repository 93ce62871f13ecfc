import type { CallInput } from '@portal/shared/api'
import { type AreaAccess, type Made, nothingBut } from '../../access/area.fixtures.ts'
import { filter } from '../../access/reasons.fixtures.ts'
import { roleOf } from '../../access/world.fixtures.ts'
import { makeHour, makeRequest, makeTimeOff } from './hours.fixtures.ts'
import { hourToReport } from './hours-to-report.fixtures.ts'

const ofTheTeam = 'looked for among the tutors in the caller’s sight'

const schedule = ({
  id: studentId,
  hour,
}: Made): CallInput<'POST /Tution/tutor/Tution/Schedule'> => ({
  body: {
    ...{ studentId, tutorId: hour?.tutorId, startsAt: hour?.startsAt ?? someTime, quarters: 4 },
    ...{ subject: 'Mathematics', joinLink: null, repeatWeeks: 0, times: 1, skip: [] },
    confirm: ['outside', 'balance', 'holiday'],
  },
})

/** For what names no record, which is refused before it is looked at. */
const someTime = '2026-03-06T10:00:00Z'

const weekly = [{ weekday: 1, from: '16:00', to: '18:00' }]

export const tuitionAccess = {
  calls: {
    'GET /Tution/Tution/GetDashboardData': { who: '-S----' },
    'GET /Tution/Tution/GetDashboardDataNew': { who: '-S----' },
    'GET /Tution/Tution/GetDashboardDataUnlimited': { who: '-S----' },
    'GET /Tution/Student/GetSessions': { who: 'ASTRP-', record: 'in sight: student' },
    'GET /Tution/Student/GetLedger': { who: 'AS-RP-', record: 'in sight: student' },
    'GET /Tution/Tution/GetFreeSlots': { who: 'ASTR--', record: 'in sight: hour' },
    'POST /Tution/Tution/RequestReschedule': { who: '-S----', record: 'own: hour' },
    'POST /Tution/Tution/WithdrawReschedule': {
      who: '-S----',
      record: 'own: reschedule request',
    },
    'POST /Tution/tutor/Tution/AnswerReschedule': {
      who: 'A-TR--',
      record: 'in sight: reschedule request',
    },
    'GET /Tution/tutor/Tution/GetWeek': { who: 'A-TR--', record: 'in sight: tutor' },
    'GET /Tution/tutor/Tution/GetSession': { who: 'A-TR--', record: 'in sight: hour' },
    'GET /Tution/tutor/Tution/GetScheduleForm': { who: 'A-TR--', record: 'in sight: student' },
    'POST /Tution/tutor/Tution/Schedule': { who: 'A-TR--', record: 'in sight: student' },
    'POST /Tution/tutor/Tution/Move': { who: 'A-TR--', record: 'in sight: hour' },
    'POST /Tution/tutor/Tution/Mark': { who: 'A-TR--', record: 'in sight: hour' },
    'POST /Tution/tutor/Tution/Cancel': { who: 'A-TR--', record: 'in sight: hour' },
    'POST /Tution/tutor/Tution/Correct': { who: 'A-TR--', record: 'in sight: hour' },
    'GET /Tution/tutor/Tution/GetAvailability': { who: 'A-TR--', record: 'in sight: tutor' },
    'POST /Tution/tutor/Tution/SetAvailability': { who: 'A-TR--', record: 'in sight: tutor' },
    'POST /Tution/tutor/Tution/AddTimeOff': { who: 'A-TR--', record: 'in sight: tutor' },
    'POST /Tution/tutor/Tution/RemoveTimeOff': { who: 'A-TR--', record: 'in sight: time off' },
    'POST /Tution/admin/Ledger/Adjust': { who: 'A-----', record: 'in sight: student' },
  },
  inputs: {
    'GET /Tution/Student/GetSessions': ({ id: studentId }) => ({
      query: { studentId, when: 'next' },
    }),
    'GET /Tution/Student/GetLedger': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /Tution/Tution/GetFreeSlots': ({ id: sessionId }) => ({ query: { sessionId } }),
    'POST /Tution/Tution/RequestReschedule': ({ id: sessionId, hour }) => ({
      body: { sessionId, version: 1, reason: 'A match', startsAt: [hour?.startsAt ?? someTime] },
    }),
    'POST /Tution/Tution/WithdrawReschedule': ({ id: requestId }) => ({ body: { requestId } }),
    'POST /Tution/tutor/Tution/AnswerReschedule': ({ id: requestId, hour }) => ({
      body: { requestId, version: 1, startsAt: hour?.startsAt ?? null, message: '' },
    }),
    'GET /Tution/tutor/Tution/GetWeek': ({ id: tutorId }) => ({
      query: { tutorId, day: '2026-03-02' },
    }),
    'GET /Tution/tutor/Tution/GetSession': ({ id: sessionId }) => ({ query: { sessionId } }),
    'GET /Tution/tutor/Tution/GetScheduleForm': ({ id: studentId }) => ({ query: { studentId } }),
    'POST /Tution/tutor/Tution/Schedule': schedule,
    'POST /Tution/tutor/Tution/Move': ({ id: sessionId, hour }) => ({
      body: {
        ...{
          sessionId,
          version: 1,
          startsAt: hour?.startsAt ?? someTime,
          quarters: 4,
          joinLink: null,
        },
        confirm: ['outside', 'balance', 'holiday'],
      },
    }),
    'POST /Tution/tutor/Tution/Mark': ({ id: sessionId }) => ({
      body: { sessionId, version: 1, outcome: 'delivered', quarters: 4 },
    }),
    'POST /Tution/tutor/Tution/Cancel': ({ id: sessionId }) => ({
      body: { sessionId, version: 1, by: 'tutor', reason: 'Ill', following: false },
    }),
    'POST /Tution/tutor/Tution/Correct': ({ id: sessionId }) => ({
      body: { sessionId, version: 1, outcome: 'no-show', quarters: 4, reason: 'A slip' },
    }),
    'GET /Tution/tutor/Tution/GetAvailability': ({ id: tutorId }) => ({ query: { tutorId } }),
    'POST /Tution/tutor/Tution/SetAvailability': ({ id: tutorId }) => ({
      body: { tutorId, weekly },
    }),
    'POST /Tution/tutor/Tution/AddTimeOff': ({ id: tutorId }) => ({
      body: {
        ...{ tutorId, from: '2026-12-01T10:00:00Z', until: '2026-12-02T10:00:00Z' },
        note: 'Away',
      },
    }),
    'POST /Tution/tutor/Tution/RemoveTimeOff': ({ id }) => ({ body: { id } }),
    'POST /Tution/admin/Ledger/Adjust': ({ id: studentId }) => ({
      body: { studentId, hours: 1, reason: 'A lost connection' },
    }),
  },
  states: {
    'POST /Tution/tutor/Tution/Mark': 'begun',
    'POST /Tution/tutor/Tution/Correct': 'marked',
  },
  records: {
    hour: {
      whose: 'a student',
      of: async (world, owner, state) =>
        state === 'to report'
          ? nothingBut((await hourToReport(world, owner)).id)
          : await makeHour(world, owner, state),
      // An own student's hour with a tutor who is somebody else, and not of the team.
      others: async (world, caller) => {
        const { make } = world.simulate.app
        const role = await roleOf(world, caller)
        if (role !== 'Tutor' && role !== 'Senior Tutor') return []
        const student = await make.student({ tutors: [caller] })
        return [
          await makeHour(world, student, undefined, await make.tutor({ students: [student] })),
        ]
      },
    },
    'reschedule request': {
      whose: 'a student',
      of: async (world, studentId) => await makeRequest(world, studentId),
    },
    'time off': {
      whose: 'staff',
      of: async (world, owner) => nothingBut(await makeTimeOff(world, owner)),
    },
  },
  openIds: {
    'GET /Tution/Student/GetSessions': { 'query.tutorId': filter },
    'GET /Tution/tutor/Tution/GetScheduleForm': { 'query.tutorId': ofTheTeam },
    'POST /Tution/tutor/Tution/Schedule': { 'body.tutorId': ofTheTeam },
  },
} satisfies AreaAccess
