import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  bookingLines,
  mails,
  moneyDocuments,
  moneyEntries,
  moneyLines,
} from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { type CreditNote, changePlan, endPlan, paidOfBooking, startIssuing } from './index.ts'
import { makeSale, pay, planStanding, runJobs, type TestSale, within } from './testing.ts'

const now = new Date('2027-01-10T10:00:00Z')
const monthly = { kind: 'monthly' as const, from: '2027-01-31', count: 3 }

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())

/** A sale to a parent of whom nothing is known. */
async function sale(own: Partial<TestSale> = {}) {
  app.clock.set(now)
  const studentId = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
  const parentId = await app.make.parent([studentId], { firstName: 'Anne', lastName: 'Byron' })
  const made = await makeSale(app, {
    studentId,
    payer: { userId: parentId },
    plan: monthly,
    ...own,
  })
  return { ...made, studentId, parentId }
}

const documentsOf = (bookingId: string) =>
  app.db
    .select()
    .from(moneyDocuments)
    .where(eq(moneyDocuments.bookingId, bookingId))
    .orderBy(moneyDocuments.series, moneyDocuments.number)

const linesOf = (documentId: string) =>
  app.db
    .select()
    .from(moneyLines)
    .where(eq(moneyLines.documentId, documentId))
    .orderBy(moneyLines.position)

const balanceOf = async (payerId: string) => {
  const [row] = await rowsOf<{ pence: number }>(
    app.db,
    sql`select coalesce(sum(pence), 0)::int "pence" from money_entries where payer_id = ${payerId}::uuid`,
  )
  return row?.pence
}

const inTx = <T>(run: (occasion: ReturnType<typeof within>) => Promise<T>) =>
  app.db.transaction((tx) => run({ ...within(app), db: tx }))

const passDays = async (day: string) => {
  app.clock.set(new Date(`${day}T10:00:00Z`))
  await startIssuing(within(app))
  await runJobs(app)
}

describe('a plan', () => {
  it('has its first part invoiced at once, and the others as they come near', async () => {
    const { bookingId, payerId } = await sale()
    expect(await planStanding(app, bookingId)).toEqual([
      ['2027-01-31', 33_334, 'invoiced'],
      ['2027-02-28', 33_333, 'planned'],
      ['2027-03-31', 33_333, 'planned'],
    ])
    expect(await balanceOf(payerId)).toBe(33_334)
    await passDays('2027-02-13')
    expect((await documentsOf(bookingId)).length).toBe(1)
    await passDays('2027-02-14')
    expect((await documentsOf(bookingId)).map(({ dueOn }) => dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
    ])
    // What comes round again finds nothing more.
    await passDays('2027-02-14')
    expect((await documentsOf(bookingId)).length).toBe(2)
    expect(await balanceOf(payerId)).toBe(66_667)
  })

  it('is refused where it does not come to the price, and then nothing was sold', async () => {
    const before = await app.db.$count(moneyDocuments)
    const instalments = [{ dueOn: '2027-02-01', pence: 90_000 }]
    await expect(sale({ plan: { kind: 'own', instalments } })).rejects.toMatchObject({
      status: 422,
      errors: [
        {
          path: 'body.plan.instalments',
          message: 'The plan adds up to £900.00, £100.00 less than the price of £1,000.00.',
        },
      ],
    })
    expect(await app.db.$count(moneyDocuments)).toBe(before)
  })

  it('spreads lines of two rates over its invoices, so that each adds up', async () => {
    const lines = [
      { description: 'Premium', pence: 10_000, vat: 'standard' as const },
      { description: 'Books', pence: 5_000, vat: 'exempt' as const },
    ]
    const { bookingId } = await sale({ lines })
    await passDays('2027-03-31')
    const invoices = await documentsOf(bookingId)
    const gross = await Promise.all(
      invoices.map(async ({ id }) => (await linesOf(id)).map(({ grossPence }) => grossPence)),
    )
    expect(gross).toEqual([
      [3_333, 1_667],
      [3_334, 1_666],
      [3_333, 1_667],
    ])
  })

  it('tells the payer of each invoice by mail, and writes no line break into its head', async () => {
    const studentId = await app.make.student({}, { firstName: 'Ada\n', lastName: 'B: <b>yron</b>' })
    const { documentIds } = await sale({ studentId })
    const [invoice] = await app.db
      .select()
      .from(moneyDocuments)
      .where(eq(moneyDocuments.id, documentIds[0] ?? ''))
    const [mail] = await app.db
      .select()
      .from(mails)
      .where(eq(mails.to, invoice?.buyer.email ?? ''))
    expect(mail?.subject).toBe(`Invoice INV-${String(invoice?.number).padStart(6, '0')}`)
    expect(mail?.text).toContain('It is due on 31 January 2027.')
    expect(invoice?.sentAt).toEqual(now)
  })

  it('goes to nobody who has no address that takes mail', async () => {
    const school = await app.make.school('Hall')
    const { documentIds } = await sale({ payer: { schoolId: school } })
    const [invoice] = await app.db
      .select()
      .from(moneyDocuments)
      .where(eq(moneyDocuments.id, documentIds[0] ?? ''))
    expect(invoice).toMatchObject({ buyer: { name: 'Hall', email: '' }, sentAt: null })
  })
})

describe('a plan that is changed', () => {
  const priced = (bookingId: string, pence: number) =>
    app.db.update(bookingLines).set({ pence }).where(eq(bookingLines.bookingId, bookingId))

  const change = async (
    { bookingId, payerId }: { bookingId: string; payerId: string },
    pence: number,
    edit: (parts: { instalmentId: string | null; dueOn: string; pence: number }[]) => typeof parts,
  ): Promise<CreditNote[]> => {
    const rows = await app.db.query.instalments.findMany({
      where: (t, { and, eq: is, ne }) => and(is(t.bookingId, bookingId), ne(t.state, 'dropped')),
      orderBy: (t, { asc }) => [asc(t.dueOn)],
    })
    const plan = edit(
      rows.map(({ id, dueOn, pence: each }) => ({ instalmentId: id, dueOn, pence: each })),
    )
    return await inTx(async (occasion) => {
      await occasion.db
        .update(bookingLines)
        .set({ pence })
        .where(eq(bookingLines.bookingId, bookingId))
      const { creditNotes } = await changePlan(occasion, {
        bookingId,
        payerId,
        plan,
        reason: 'Fewer hours',
      })
      return creditNotes
    })
  }

  it('for a lower price cuts what is planned', async () => {
    const made = await sale()
    const notes = await change(made, 80_000, ([first, second]) => [
      ...(first === undefined ? [] : [first]),
      { ...(second ?? { instalmentId: null, dueOn: '' }), dueOn: '2027-03-15', pence: 46_666 },
    ])
    expect(notes).toEqual([])
    expect(await planStanding(app, made.bookingId)).toEqual([
      ['2027-01-31', 33_334, 'invoiced'],
      ['2027-03-15', 46_666, 'planned'],
      ['2027-03-31', 33_333, 'dropped'],
    ])
  })

  it('for less than was invoiced credits, and for a higher price adds a part', async () => {
    const made = await sale()
    const notes = await change(made, 20_000, ([first]) => (first === undefined ? [] : [first]))
    expect(notes.map(({ pence }) => pence)).toEqual([13_334])
    expect(await balanceOf(made.payerId)).toBe(20_000)
    // What was credited before is not credited again.
    expect(await change(made, 20_000, (parts) => parts)).toEqual([])
    await change(made, 33_334 + 6_666, (parts) => [
      ...parts,
      { instalmentId: null, dueOn: '2027-01-20', pence: 6_666 },
    ])
    expect((await planStanding(app, made.bookingId)).slice(0, 2)).toEqual([
      ['2027-01-20', 6_666, 'invoiced'],
      ['2027-01-31', 33_334, 'invoiced'],
    ])
  })

  it.each([
    ['leaves an invoiced part out', ([, ...rest]) => rest, 'body.plan'],
    [
      'changes what is invoiced',
      ([first, ...rest]) => [{ ...first, pence: 1 }, ...rest],
      'body.plan.0.pence',
    ],
    [
      'moves what is invoiced',
      ([first, ...rest]) => [{ ...first, dueOn: '2027-02-01' }, ...rest],
      'body.plan.0.dueOn',
    ],
    [
      'names a part that is not its own',
      (parts) => [
        ...parts,
        { instalmentId: '01900000-0000-7000-8000-000000000001', dueOn: '2027-02-01', pence: 5 },
      ],
      'body.plan.3.instalmentId',
    ],
    ['does not add up', ([first, second]) => [first, second], 'body.plan'],
  ] as [string, (parts: Parameters<Parameters<typeof change>[2]>[0]) => never, string][])(
    'is refused where it %s',
    async (_, edit, path) => {
      const made = await sale()
      const before = await planStanding(app, made.bookingId)
      await expect(change(made, 100_000, edit)).rejects.toMatchObject({
        status: 422,
        errors: [{ path }],
      })
      expect(await planStanding(app, made.bookingId)).toEqual(before)
      await priced(made.bookingId, 100_000)
    },
  )
})

describe('a booking that is cancelled', () => {
  it('drops what is planned, credits what was not delivered and comes to nothing when refunded', async () => {
    const { bookingId, payerId } = await sale()
    await passDays('2027-02-14')
    await pay({ db: app.db, now: app.clock.now() }, { payerId, pence: 66_667 })
    expect(await paidOfBooking(within(app), bookingId)).toEqual({
      invoicedPence: 66_667,
      paidPence: 66_667,
    })
    const end = { bookingId, refundPence: 35_417, deliveredPence: 31_250, reason: 'Moved away' }
    const notes = await inTx((occasion) => endPlan(occasion, end))
    expect(notes.map(({ pence }) => pence)).toEqual([33_333, 2_084])
    expect(await planStanding(app, bookingId)).toContainEqual(['2027-03-31', 33_333, 'dropped'])
    expect(await balanceOf(payerId)).toBe(-35_417)
    const credited = (await documentsOf(bookingId)).filter(({ series }) => series === 'CN')
    expect(credited).toHaveLength(2)
  })

  it('is refused more than was paid', async () => {
    const { bookingId } = await sale()
    const end = { bookingId, refundPence: 1, deliveredPence: 0, reason: 'Moved away' }
    await expect(inTx((occasion) => endPlan(occasion, end))).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'body.refundPence' }],
    })
  })
})

it('never changes a document, a line or an entry once it is written', async () => {
  const { documentIds } = await sale()
  const [id = ''] = documentIds
  const tries = [
    app.db.update(moneyDocuments).set({ grossPence: 1 }).where(eq(moneyDocuments.id, id)),
    app.db.delete(moneyDocuments).where(eq(moneyDocuments.id, id)),
    app.db.update(moneyLines).set({ description: 'x' }).where(eq(moneyLines.documentId, id)),
    app.db.delete(moneyLines).where(eq(moneyLines.documentId, id)),
    app.db.update(moneyEntries).set({ pence: 1 }).where(eq(moneyEntries.documentId, id)),
    app.db.delete(moneyEntries).where(eq(moneyEntries.documentId, id)),
    app.db.execute(sql`truncate money_entries`),
  ]
  for (const each of tries) await expect(each).rejects.toThrow()
})
