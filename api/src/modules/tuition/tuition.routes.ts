import { defineHandlers } from '../../calls.ts'
import {
  addTimeOff,
  availabilityOf,
  removeTimeOff,
  setWeek,
  weekOf,
} from './availability.service.ts'
import { cancel } from './cancel.service.ts'
import { freeSlotsFor } from './free-slots.service.ts'
import { hourPage, hoursPage, tuitionAtAGlance } from './hours.service.ts'
import { adjust, ledgerPage } from './ledger.service.ts'
import { move } from './move.service.ts'
import { correct, mark } from './outcome.service.ts'
import { answer, requestAnother, withdraw } from './requests.service.ts'
import { schedule } from './schedule.service.ts'
import { scheduleForm } from './schedule-form.service.ts'
import { tuitionOf } from './tuition.service.ts'

export const tuitionHandlers = defineHandlers({
  'GET /Tution/Tution/GetDashboardData': (asked) => tuitionOf(asked),
  'GET /Tution/Tution/GetDashboardDataNew': (asked) => tuitionAtAGlance(asked),
  'GET /Tution/Tution/GetDashboardDataUnlimited': (asked) => tuitionAtAGlance(asked),
  'GET /Tution/Student/GetSessions': ({ query, ...asked }) => hoursPage(asked, query),
  'GET /Tution/Student/GetLedger': ({ query, ...asked }) => ledgerPage(asked, query),
  'GET /Tution/Tution/GetFreeSlots': ({ query, ...asked }) => freeSlotsFor(asked, query),
  'POST /Tution/Tution/RequestReschedule': ({ body, ...asked }) => requestAnother(asked, body),
  'POST /Tution/Tution/WithdrawReschedule': ({ body, ...asked }) => withdraw(asked, body),
  'POST /Tution/tutor/Tution/AnswerReschedule': ({ body, ...asked }) => answer(asked, body),
  'GET /Tution/tutor/Tution/GetWeek': ({ query, ...asked }) => weekOf(asked, query),
  'GET /Tution/tutor/Tution/GetSession': ({ query, ...asked }) => hourPage(asked, query),
  'GET /Tution/tutor/Tution/GetScheduleForm': ({ query, ...asked }) => scheduleForm(asked, query),
  'POST /Tution/tutor/Tution/Schedule': ({ body, ...asked }) => schedule(asked, body),
  'POST /Tution/tutor/Tution/Move': ({ body, ...asked }) => move(asked, body),
  'POST /Tution/tutor/Tution/Mark': ({ body, ...asked }) => mark(asked, body),
  'POST /Tution/tutor/Tution/Cancel': ({ body, ...asked }) => cancel(asked, body),
  'POST /Tution/tutor/Tution/Correct': ({ body, ...asked }) => correct(asked, body),
  'GET /Tution/tutor/Tution/GetAvailability': ({ query, ...asked }) => availabilityOf(asked, query),
  'POST /Tution/tutor/Tution/SetAvailability': ({ body, ...asked }) => setWeek(asked, body),
  'POST /Tution/tutor/Tution/AddTimeOff': ({ body, ...asked }) => addTimeOff(asked, body),
  'POST /Tution/tutor/Tution/RemoveTimeOff': ({ body, ...asked }) => removeTimeOff(asked, body),
  'POST /Tution/admin/Ledger/Adjust': ({ body, ...asked }) => adjust(asked, body),
})
