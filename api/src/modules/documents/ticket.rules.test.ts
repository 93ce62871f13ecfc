import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readTicket, ticketOf } from './ticket.rules.ts'

const now = new Date('2026-11-27T09:00:00Z')
const ticket = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  endsAt: now.getTime() / 1000 + 300,
  documentIds: Array.from({ length: 100 }, () => randomUUID()),
}
const text = ticketOf(ticket, 'secret')

describe('a ticket', () => {
  it('says what it is for, whoever has it', () => {
    expect(readTicket(text, 'secret', now)).toEqual(ticket)
    const ofNoDevice = { ...ticket, sessionId: undefined }
    expect(readTicket(ticketOf(ofNoDevice, 'secret'), 'secret', now)).toEqual(ofNoDevice)
    expect(text.length).toBeLessThanOrEqual(3_000)
  })

  it('is good until its time', () => {
    const at = (ms: number) => readTicket(text, 'secret', new Date(now.getTime() + ms))
    expect(at(299_999)).toBeDefined()
    expect(at(300_000)).toBeUndefined()
  })

  it.each([
    ['', 'secret'],
    ['a.b', 'secret'],
    [`A${text.slice(1)}`.replace(text, `B${text.slice(1)}`), 'secret'],
    [`${text}x`, 'secret'],
    [text, 'another secret'],
  ])('is nothing when it is changed or of another secret', (changed, secret) => {
    expect(readTicket(changed, secret, now)).toBeUndefined()
  })
})
