import type * as schema from '../schema/index.ts'
import {
  type Entry,
  ended,
  grossOf,
  laterOf,
  type Making,
  noon,
  refund,
  type SeededCredit,
  type SeededInvoice,
} from './money-credits.ts'
import { dayAt, daysFromToday, type World } from './world.ts'

/** What moved the accounts of the demo world, invoice by invoice and then payer by payer. */
export function entriesOf(world: World, invoices: readonly SeededInvoice[], making: Making) {
  const { newId } = making
  const entries: Entry[] = invoices.map((invoice) => ({
    ...{ payerId: invoice.payer.id, kind: 'invoice', pence: grossOf(invoice) },
    ...{ documentId: invoice.id, event: `document:${invoice.id}`, occurredOn: invoice.issuedOn },
    at: new Date(`${invoice.issuedOn}T09:00:00Z`),
  }))
  const credits: SeededCredit[] = []
  const reminders: (typeof schema.moneyReminders.$inferInsert)[] = []
  const pauses = new Map<string, string>()
  for (const [bookingId, own] of byBooking(invoices)) {
    const [first] = own
    if (first === undefined) continue
    const { paying, payer } = first
    const unpaidFrom =
      paying.unpaidDays === null ? dayAt(world, 1) : dayAt(world, -paying.unpaidDays)
    const isPaid = ({ dueOn }: SeededInvoice) => dueOn < unpaidFrom && dueOn <= dayAt(world, 0)
    const open = own.filter((invoice) => !isPaid(invoice))
    const pay = payments(world, { payer, making, bookingId })
    for (const [place, invoice] of own.filter(isPaid).entries()) {
      const isLast = place === own.filter(isPaid).length - 1
      entries.push(...pay(invoice, grossOf(invoice), paying.bounced === true && isLast))
    }
    const [oldest] = open
    if (oldest !== undefined && paying.partPercent !== undefined) {
      const part = Math.round((grossOf(oldest) * paying.partPercent) / 100)
      entries.push(...pay(oldest, part, false))
    }
    if (paying.overpaidPence !== undefined) {
      entries.push(...pay(first, paying.overpaidPence, false))
    }
    if (oldest !== undefined && paying.writtenOffPence !== undefined) {
      const day = laterOf(world, oldest.dueOn, 12)
      entries.push({
        ...{ payerId: payer.id, kind: 'write-off', pence: -paying.writtenOffPence },
        ...{ event: `write-off:${newId()}`, reason: 'Too little to ask for', occurredOn: day },
        ...{ at: noon(day), by: making.admin },
      })
    }
    if (paying.refundedPence !== undefined) {
      const refunded = refund(world, first, paying.refundedPence, making)
      credits.push(...refunded.credits)
      entries.push(...refunded.entries)
    }
    if (first.ending !== null) {
      const end = ended(own, first.ending, making)
      credits.push(...end.credits)
      entries.push(...end.entries)
    }
    if (paying.paused !== undefined) pauses.set(payer.id, paying.paused)
    else reminders.push(...open.flatMap((invoice) => remindersOf(world, invoice)))
  }
  const paused = [...pauses].map(([payerId, reason]) => ({ payerId, reason }))
  return { entries, credits, reminders, pauses: paused }
}

function byBooking(invoices: readonly SeededInvoice[]): Map<string, SeededInvoice[]> {
  const found = new Map<string, SeededInvoice[]>()
  for (const invoice of invoices) {
    found.set(invoice.bookingId, [...(found.get(invoice.bookingId) ?? []), invoice])
  }
  return found
}

/** Enters a payment of an invoice around the day on which it was due; or a cheque, which bounced. */
function payments(
  world: World,
  {
    payer,
    making,
    bookingId,
  }: { payer: SeededInvoice['payer']; making: Making; bookingId: string },
) {
  let count = 0
  return ({ dueOn, issuedOn }: SeededInvoice, pence: number, isBounced: boolean): Entry[] => {
    const about = { payerId: payer.id, by: making.admin }
    count += 1
    const reference = `${payer.name.split(' ').at(-1)?.toUpperCase() ?? ''} ${count}`
    const enter = (days: number, method: 'transfer' | 'cheque'): Entry => {
      const usual = laterOf(world, dueOn, days)
      // Nobody pays what is not asked for yet.
      const day = usual < issuedOn ? issuedOn : usual
      return {
        ...{ ...about, kind: 'payment', pence: -pence, method, reference, occurredOn: day },
        ...{ event: `payment:${bookingId}:${count}:${method}`, at: noon(day) },
      }
    }
    // A bounced one is told by its order alone, since ids are given out as entries are written.
    return isBounced ? [enter(-2, 'cheque'), enter(1, 'transfer')] : [enter(-1, 'transfer')]
  }
}

/** The reminders of an invoice that went out by now. */
function remindersOf(world: World, { id: documentId, dueOn, issuedOn, payer }: SeededInvoice) {
  if (payer.email === '') return []
  const due = daysFromToday(world, dueOn)
  return [-3, 3, 10, 20]
    .filter((step) => due + step < 0 && due + step > daysFromToday(world, issuedOn))
    .map((step) => ({
      documentId,
      step,
      sentAt: new Date(`${dayAt(world, due + step)}T08:24:00Z`),
    }))
}

/** Entries by their moment, so that they have their numbers in order of time. */
export function inOrderOfEntry(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** What takes the cheques back that bounced, the day after each. */
export function bouncedOf(entries: readonly (typeof schema.moneyEntries.$inferSelect)[]): Entry[] {
  return entries
    .filter(({ method }) => method === 'cheque')
    .map(({ id, payerId, pence, occurredOn, by, at }) => ({
      ...{ payerId, kind: 'reversal', pence: -pence, reverses: id, event: `reversal:${id}`, by },
      ...{ reason: 'The cheque bounced', occurredOn, at: new Date(at.getTime() + 3_600_000) },
    }))
}
