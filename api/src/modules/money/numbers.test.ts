import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyDocuments, tasks } from '../../database/schema/index.ts'
import { runTask } from '../../jobs/run-task.ts'
import { idleQueue } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { jobKinds } from '../job-kinds.ts'
import { startIssuing } from './index.ts'
import { makeSale, runJobs, sell, within } from './testing.ts'

const now = new Date('2027-01-10T10:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())

const numbers = async () =>
  (await app.db.select().from(moneyDocuments)).map(({ number }) => number).sort((a, b) => a - b)

it('have no gaps where of 20 sales at once five fail', async () => {
  const sales = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const studentId = await app.make.student()
      return { studentId, payer: { userId: await app.make.parent([studentId]) } }
    }),
  )
  const made = await Promise.allSettled(
    sales.map((sale, at) =>
      app.db.transaction(async (tx) => {
        await sell({ ...within(app), db: tx }, sale)
        if (at % 4 === 0) throw new Error('Something else of this sale failed')
      }),
    ),
  )
  expect(made.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await numbers()).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
})

it('are given once by a job that is cut short and begun again', async () => {
  const plan = {
    kind: 'own' as const,
    instalments: Array.from({ length: 60 }, (_, at) => ({
      dueOn: `2027-0${2 + (at % 2)}-01`,
      pence: 100,
    })),
  }
  const studentId = await app.make.student()
  const lines = [{ description: 'Premium', pence: 6_000, vat: 'exempt' as const }]
  const userId = await app.make.parent([studentId])
  const { bookingId } = await makeSale(app, { studentId, payer: { userId }, lines, plan })
  const before = await numbers()
  app.clock.set(new Date('2027-03-01T10:00:00Z'))
  await startIssuing(within(app))
  // The first batch is kept; the process ends within the second, whose transaction is lost.
  let batches = 0
  const [task] = (await app.db.select().from(tasks)).filter(({ kind }) => kind === 'issueInvoices')
  const issuing = jobKinds.issueInvoices
  await runTask(
    {
      db: app.db,
      clock: app.clock.now,
      queue: idleQueue,
      server: app.server,
      stop: new AbortController().signal,
      onFailure: () => undefined,
      kinds: {
        ...jobKinds,
        issueInvoices: {
          ...issuing,
          step: async (at: Parameters<typeof issuing.step>[0]) => {
            const step = await issuing.step(at)
            batches += 1
            if (batches === 2) throw new Error('Killed')
            return step
          },
        },
      },
    },
    task?.queueId ?? '',
  )
  expect(await numbers()).toHaveLength(before.length + 50)
  await startIssuing(within(app))
  await app.db.update(tasks).set({ state: 'waiting' })
  await runJobs(app)
  const after = await numbers()
  expect(after).toEqual(Array.from({ length: before.length + 59 }, (_, at) => at + 1))
  const ofBooking = await app.db.query.moneyDocuments.findMany({
    where: (t, { eq }) => eq(t.bookingId, bookingId),
  })
  expect(new Set(ofBooking.map(({ instalmentId }) => instalmentId)).size).toBe(60)
  expect(ofBooking.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(6_000)
})
