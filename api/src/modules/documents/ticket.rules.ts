import { createHmac, timingSafeEqual } from 'node:crypto'
import { uidPattern } from '@portal/shared/api/schemas'

/** For how long a ticket opens its zip; a download that has begun goes on. */
export const ticketSeconds = 300

/** What a ticket is for, and whose it is: a link sends no access token. */
export interface Ticket {
  userId: string
  /** The device that it was made for. */
  sessionId: string | undefined
  /** Seconds since 1970. */
  endsAt: number
  documentIds: readonly string[]
}

/** A ticket as an address has it: who, until when and which documents, signed. */
export function ticketOf(
  { userId, sessionId, endsAt, documentIds }: Ticket,
  secret: string,
): string {
  const time = Buffer.alloc(6)
  time.writeUIntBE(endsAt, 0, 6)
  const ids = [userId, sessionId ?? none, ...documentIds].map(bytesOf)
  const words = Buffer.concat([time, ...ids]).toString('base64url')
  return `${words}.${signatureOf(words, secret)}`
}

/** What a ticket is for; undefined for one that is changed, misspelt or too old. */
export function readTicket(ticket: string, secret: string, now: Date): Ticket | undefined {
  const [, words = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(ticket) ?? []
  const own = Buffer.from(signatureOf(words, secret))
  if (!timingSafeEqual(own, Buffer.from(signature.padEnd(own.length)))) return undefined
  const bytes = Buffer.from(words, 'base64url')
  const endsAt = bytes.readUIntBE(0, 6)
  if (endsAt * 1000 <= now.getTime()) return undefined
  const ids = Array.from({ length: (bytes.length - 6) / 16 }, (_, index) =>
    idOf(bytes.subarray(6 + index * 16, 22 + index * 16)),
  )
  const [userId = none, session = none, ...documentIds] = ids
  return { userId, sessionId: session === none ? undefined : session, endsAt, documentIds }
}

const none = '00000000-0000-0000-0000-000000000000'

function bytesOf(id: string): Buffer {
  if (!uidPattern.test(id)) throw new Error('No id')
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(words: string, secret: string): string {
  // The secret signs other things too; each gets a key of its own from it.
  const key = createHmac('sha256', secret).update('portal zip ticket').digest()
  return createHmac('sha256', key).update(words).digest('base64url')
}
