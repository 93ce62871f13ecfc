import type { CallKey } from '@portal/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSimulate } from '../modules/simulate/testing.ts'
import { statementsOf } from '../testing/count-queries.ts'
import { nothingBut, type Readable } from './area.fixtures.ts'
import { inputFor, readInputs } from './areas.fixtures.ts'
import { makeStanding } from './standing.fixtures.ts'
import { callsByRole, isReading, recordsFor, send, signIn } from './walk.fixtures.ts'
import { makeReadable, makeWorld, type World } from './world.fixtures.ts'

/** Most statements that a read sends, the check of whose record it is included. */
const most = 3

/** Reads that send more, each with how many and why. */
const more: Readonly<Partial<Record<CallKey, { statements: number; why: string }>>> = {
  'GET /Dashboard/School/Dashboard/GetSchoolCsv': {
    statements: 6,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /Dashboard/School/Dashboard/GetSchoolPdf': {
    statements: 4,
    why: 'writes into the log that it was taken along, and how often it was',
  },
  'GET /User/admin/Account/ExportPeople': {
    statements: 7,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /user/admin/AuditDashboard/GetStudentsCsv': {
    statements: 5,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /ReportCard/admin/ReportCard/GetTrackingCsv': {
    statements: 4,
    why: 'writes into the log that it was taken along, and how often it was',
  },
  'GET /Event/tutor/Event/ExportAttendees': {
    statements: 5,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /Marking/tutor/Marking/ExportQueue': {
    statements: 5,
    why: 'writes into the log that it was taken along and how much it was, and reads all in batches',
  },
  'GET /news/admin/News/ExportNews': {
    statements: 4,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /question/admin/Report/ExportItems': {
    statements: 4,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /blog/admin/Blog/ExportBlog': {
    statements: 4,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /Library/admin/Library/GetCsv': {
    statements: 4,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /academy/admin/Academy/ExportWatched': {
    statements: 4,
    why: 'writes into the log that it was taken along, and reads all in batches',
  },
  'GET /User/admin/Booking/ExportBookings': {
    statements: 4,
    why: 'writes into the log that it was taken along and how much it was, and reads all in batches',
  },
  'GET /User/admin/Invoice/ExportInvoices': {
    statements: 4,
    why: 'writes into the log that it was taken along and how much it was, and reads all in batches',
  },
  'GET /Notification/admin/Message/ExportRecipients': {
    statements: 4,
    why: 'writes into the log that it was taken along and how much it was, and reads all in batches',
  },
  'GET /User/admin/Score/ExportResults': {
    statements: 4,
    why: 'writes into the log that it was taken along and how much it was, and reads all in batches',
  },
  'GET /User/admin/Payment/ExportEntries': {
    statements: 5,
    why: 'writes into the log that it was taken along and how much it was, and reads all in batches',
  },
  'GET /User/admin/DataRequest/Download': {
    statements: 4,
    why: 'finds the request and writes into the log whose data were taken along',
  },
  'GET /Exam/Diagnostic/GetResultPdf': {
    statements: 4,
    why: 'prints what the result shows, which is three, with the name of the student',
  },
}

/** A picture that a new user has none of: the call's own test reads one. */
const missing: readonly CallKey[] = ['GET /user/Student/view-profile']

let world: World
let readable: Readable

beforeAll(async () => {
  world = makeWorld(await makeSimulate())
  readable = await makeReadable(world)
})
afterAll(() => world.simulate.app.close())

/**
 * Reads, but for streams, which go on: each as the last role of those that may make it, to whom less
 * is open than to an admin, so that more is to be checked.
 */
const reads = [
  ...new Map(
    callsByRole.flatMap(({ call, ...rest }) =>
      isReading(call) ? [[call, { call, ...rest }] as const] : [],
    ),
  ).values(),
]

/** How many statements a read sends; undefined where there was nothing to read. */
async function statementsIn(read: (typeof reads)[number]): Promise<number | undefined> {
  const { call, role, record } = read
  const { app } = world.simulate
  let token: string
  let input: object
  if (record === undefined) {
    const { caller } = await makeStanding(app.make, role, {
      rule: 'in sight',
      kind: 'student',
      at: 'query.studentId',
    })
    token = await signIn(world, caller)
    input = readInputs[call]?.(readable) ?? {}
  } else {
    const records = await recordsFor(world, { call, role, record })
    token = records.token
    input = inputFor(call, records.own[0] ?? nothingBut(crypto.randomUUID()))
  }
  let status = 0
  // What is read for the first time may be kept, as settings are.
  await send(world, call, token, input)
  const statements = await statementsOf(app.db, async () => {
    status = (await send(world, call, token, input)).status
  })
  return status === 200 ? statements : undefined
}

it('reads send three statements at most, but for those named here', async () => {
  const counted = new Map<CallKey, number>()
  for (const read of reads) {
    const statements = await statementsIn(read)
    if (statements !== undefined) counted.set(read.call, statements)
  }
  const unread = reads.flatMap(({ call }) => (counted.has(call) ? [] : [call]))
  expect(unread.sort()).toEqual([...missing].sort())
  const above = [...counted].filter(([, statements]) => statements > most)
  expect(Object.fromEntries(above)).toEqual(
    Object.fromEntries(Object.entries(more).map(([call, { statements }]) => [call, statements])),
  )
}, 240_000)
