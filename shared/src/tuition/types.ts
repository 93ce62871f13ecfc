import type { CallAnswer } from '@portal/shared/api'

/** One hour of tuition, as those who may know all of it see it. */
export type Hour = CallAnswer<'GET /Tution/Student/GetSessions'>['sessions'][number]

/** An entry of the ledger of hours. */
export type LedgerEntry = CallAnswer<'GET /Tution/Student/GetLedger'>['entries'][number]

/** A week of a tutor. */
export type Week = CallAnswer<'GET /Tution/tutor/Tution/GetWeek'>

/** A student's wish for another time. */
export type Request = NonNullable<Hour['request']>
