import { asc, eq, sql } from 'drizzle-orm'
import { invoiceLines, lineSum, type PlanPart, planOf } from '../../modules/money/index.ts'
import { deliveredPence, findHeld } from '../../modules/sales/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import {
  companySettings,
  type PayingCase,
  payingCases,
  seededLines,
  seller,
} from './money-cases.ts'
import type { Ending, SeededInvoice } from './money-credits.ts'
import { bouncedOf, entriesOf, inOrderOfEntry } from './money-entries.ts'
import type { Customer, SaleCase, SoldCase } from './sale-cases.ts'
import { at, dayAt, daysFromToday, seededRandom, type World, type WorldPerson } from './world.ts'

/** Whom the demo world bills for a student. */
type Owner = { userId: string; schoolId: null } | { userId: null; schoolId: string }

type BookingRow = typeof schema.bookings.$inferSelect
type DocumentRow = typeof schema.moneyDocuments.$inferInsert

/** Days before it is due on which an invoice goes out. */
const issuedDays = 14

/** Days after a booking was cancelled until the refund was paid out. */
const refundedDays = 4

/**
 * Plans, invoices and payments of most students: paid, part-paid, overdue, in credit; by parents, a
 * school, and students themselves; and of those who were sold something besides. PDFs are made when
 * somebody asks for them.
 */
export async function seedMoney(db: Db, world: World, cases: readonly SaleCase[]): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_261_129)
  const newId = () => seededId(random, at(world, -300).getTime())
  const settings = Object.entries(companySettings)
  await db
    .insert(schema.settings)
    .values(settings.map(([key, value]) => ({ key, value, updatedAt: at(world, -200) })))
    .onConflictDoNothing()
  const sales = await salesOf(db, world, cases)
  const payers = await payersOf(db, world, sales, newId)
  const invoices: SeededInvoice[] = []
  const plans: (typeof schema.instalments.$inferInsert)[] = []
  for (const { student, booking, owner, paying, cancelled, index } of sales) {
    const payer = payers.get(ownerKey(owner))
    if (payer === undefined) continue
    const ending = cancelled === undefined ? null : await endingOf(db, world, booking, cancelled)
    const lines = await linesOf(db, booking, student, index)
    await db
      .update(schema.bookings)
      .set({ payerId: payer.id })
      .where(eq(schema.bookings.id, booking.id))
    const parts = partsOf(world, booking, lines, paying).map((part) => ({ ...part, id: newId() }))
    for (const [place, part] of parts.entries()) {
      const issuedOn = issuedOnOf(world, booking, part, place)
      const state = issuedOn <= (ending?.on ?? dayAt(world, 0)) ? 'invoiced' : 'planned'
      plans.push({ ...part, bookingId: booking.id, state })
      if (state === 'planned') continue
      const shared = invoiceLines(
        part.id,
        { lines, invoiced: [], planned: parts },
        seller,
        issuedOn,
      )
      const studentName = `${student.firstName} ${student.lastName}`
      const about = { id: newId(), bookingId: booking.id, instalmentId: part.id, studentName }
      const days = { issuedOn, dueOn: part.dueOn }
      invoices.push({ ...about, ...days, payer, lines: shared, paying, ending })
    }
  }
  await insertAll(db, world, { plans, invoices, newId })
}

/** A booking with whoever pays for it, and how. */
interface Sale {
  student: Customer
  booking: BookingRow
  owner: Owner
  paying: PayingCase
  cancelled?: SoldCase['cancelled']
  index: number
}

/** The first booking of each student of the world, and all of the cases. */
async function salesOf(db: Db, world: World, cases: readonly SaleCase[]): Promise<Sale[]> {
  const bookings = await firstBookings(db)
  const ofWorld = world.students.flatMap((student, index): Sale[] => {
    const booking = bookings.get(student.id)
    const paying = payingCases[index % payingCases.length] ?? { plan: 'once', unpaidDays: null }
    const owner = ownerOf(world, student, index)
    return booking === undefined ? [] : [{ student, booking, owner, paying, index }]
  })
  const ofCases = cases.flatMap(({ student, parent, sold }) =>
    sold.map(({ booking, paying, cancelled }): Sale => {
      const owner = { userId: parent?.id ?? student.id, schoolId: null }
      return { ...{ student, booking, owner, paying, index: 0 }, ...(cancelled && { cancelled }) }
    }),
  )
  return [...ofWorld, ...ofCases]
}

/** How the money of a booking ends, by what was delivered of it until then. */
async function endingOf(
  db: Db,
  world: World,
  { id }: BookingRow,
  { daysAgo, reason }: NonNullable<SoldCase['cancelled']>,
): Promise<Ending> {
  const held = await findHeld(db, id)
  if (held === undefined) throw new Error('A booking is cancelled that there is not')
  const on = dayAt(world, -daysAgo)
  const paidOn = dayAt(world, refundedDays - daysAgo)
  return { ...{ on, reason, paidOn }, deliveredPence: deliveredPence(held, on) }
}

/** The bills go to the school for some, to the student where there is no parent, else to a parent. */
function ownerOf(world: World, student: Customer, index: number): Owner {
  const [schoolId] = student.schoolIds
  if (schoolId !== undefined && schoolId === world.schools[0]?.id && index % 3 === 2) {
    return { userId: null, schoolId }
  }
  const [parentId] = student.parentIds
  return { userId: parentId ?? student.id, schoolId: null }
}

const ownerKey = ({ userId, schoolId }: Owner) => userId ?? schoolId ?? ''

/** Every payer of the demo world, by the person or the school. */
async function payersOf(db: Db, world: World, sales: readonly Sale[], newId: () => string) {
  const rows = await db
    .select({
      ...{ id: schema.users.id, email: schema.users.email },
      ...{ firstName: schema.users.firstName, lastName: schema.users.lastName },
    })
    .from(schema.users)
  const people = new Map(rows.map((one): [string, WorldPerson] => [one.id, one]))
  const owners = new Map(sales.map(({ owner }) => [ownerKey(owner), owner]))
  const known = await db.select().from(schema.payers)
  const byOwner = new Map(known.map((payer) => [payer.userId ?? payer.schoolId ?? '', payer]))
  const added = [...owners].flatMap(([key, owner], index) => {
    if (byOwner.has(key)) return []
    const person = people.get(key)
    const school = world.schools.find(({ id }) => id === key)
    const manager = world.schoolManagers.find(({ schoolIds }) => schoolIds.includes(key))
    const name = person ? `${person.firstName} ${person.lastName}` : (school?.name ?? '')
    const email = person?.email ?? manager?.email ?? ''
    const place = { address: `${3 + index} Station Road\nCambridge`, postcode: 'CB1 2JH' }
    return [{ id: newId(), ...owner, name, email, ...place }]
  })
  if (added.length > 0) {
    for (const payer of await db.insert(schema.payers).values(added).returning()) {
      byOwner.set(payer.userId ?? payer.schoolId ?? '', payer)
    }
  }
  return byOwner
}

/** The booking with which each student's programme began. */
async function firstBookings(db: Db): Promise<Map<string, BookingRow>> {
  const rows = await db
    .select()
    .from(schema.bookings)
    .where(sql`${schema.bookings.kind} = 'new' and ${schema.bookings.state} = 'confirmed'`)
    .orderBy(asc(schema.bookings.bookedAt), asc(schema.bookings.id))
  return new Map(rows.reverse().map((row) => [row.studentId, row]))
}

/** The lines that a booking has; those of the demo world where it has none yet. */
async function linesOf(db: Db, { id, quarters }: BookingRow, student: Customer, index: number) {
  const there = await db
    .select()
    .from(schema.bookingLines)
    .where(eq(schema.bookingLines.bookingId, id))
    .orderBy(asc(schema.bookingLines.position))
  if (there.length > 0) return there
  const lines = seededLines(student, quarters, index)
  await db
    .insert(schema.bookingLines)
    .values(lines.map((line, place) => ({ ...line, bookingId: id, position: place + 1 })))
  return lines
}

/** The plan of a booking. */
function partsOf(
  world: World,
  { bookedAt }: BookingRow,
  lines: readonly { pence: number }[],
  { plan, parts }: PayingCase,
): PlanPart[] {
  const price = lines.reduce((sum, { pence }) => sum + pence, 0)
  const from = bookedAt.toISOString().slice(0, 10)
  if (plan === 'once') return planOf(price, { kind: 'once', dueOn: from })
  const months = Math.ceil(-daysFromToday(world, from) / 30) + 3
  const count = parts ?? Math.min(18, Math.max(3, months))
  return planOf(price, { kind: 'monthly', from, count })
}

/** The first goes out at once. */
function issuedOnOf(
  world: World,
  { bookedAt }: BookingRow,
  { dueOn }: PlanPart,
  place: number,
): string {
  const booked = bookedAt.toISOString().slice(0, 10)
  const usual = dayAt(world, daysFromToday(world, dueOn) - issuedDays)
  return place === 0 || usual < booked ? booked : usual
}

/** Writes all of it down: numbers by the day of issue, entries in order of time. */
async function insertAll(
  db: Db,
  world: World,
  made: {
    plans: (typeof schema.instalments.$inferInsert)[]
    invoices: SeededInvoice[]
    newId: () => string
  },
): Promise<void> {
  const { plans, invoices, newId } = made
  const admin = world.admins[0]?.id ?? null
  await db.insert(schema.instalments).values(plans)
  const issued = [...invoices].sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
  const documents = issued.map((invoice, place): DocumentRow => documentOf(invoice, place + 1))
  const lines = issued.flatMap(({ id: documentId, lines: sold }) =>
    sold.map((line) => ({ ...line, id: newId(), documentId })),
  )
  const { entries, credits, reminders, pauses } = entriesOf(world, issued, { newId, admin, lines })
  const notes = credits
    .map(({ document }) => document)
    .sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .map((document, place) => ({ ...document, number: place + 1 }))
  await db.insert(schema.moneyDocuments).values([...documents, ...notes])
  await db
    .insert(schema.moneyLines)
    .values([...lines, ...credits.flatMap((credit) => credit.lines)])
  const entered = await db.insert(schema.moneyEntries).values(inOrderOfEntry(entries)).returning()
  await db.insert(schema.moneyEntries).values(bouncedOf(entered))
  if (reminders.length > 0) await db.insert(schema.moneyReminders).values(reminders)
  await db.insert(schema.moneyCounters).values([
    { series: 'INV', last: documents.length },
    { series: 'CN', last: notes.length },
  ])
  for (const { payerId, reason } of pauses) {
    await db
      .update(schema.payers)
      .set({ remindersPausedUntil: dayAt(world, 60), pauseReason: reason })
      .where(eq(schema.payers.id, payerId))
  }
}

function documentOf(invoice: SeededInvoice, number: number): DocumentRow {
  const { id, bookingId, instalmentId, payer, issuedOn, dueOn, lines, studentName } = invoice
  const { name, address, postcode, email } = payer
  return {
    ...{ id, series: 'INV', number, payerId: payer.id, bookingId, instalmentId, studentName },
    ...{ issuedOn, taxPoint: issuedOn, dueOn },
    ...{ seller: seller.party, buyer: { name, address, postcode, email } },
    netPence: lineSum(lines, 'netPence'),
    vatPence: lineSum(lines, 'vatPence'),
    grossPence: lineSum(lines, 'grossPence'),
    sentAt: email === '' ? null : new Date(`${issuedOn}T09:00:00Z`),
  }
}
