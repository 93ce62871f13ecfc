import { eq } from 'drizzle-orm'
import { mailPriorities } from '../../mail/queue-mail.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

const { access, onePerson, manyPeople } = mailPriorities

/** A mail of the demo world; nothing of it waits, or it would be sent. */
interface Told extends Pick<typeof schema.mails.$inferInsert, 'to' | 'subject' | 'text' | 'kind'> {
  priority: number
  /** Days from today and the hour (UTC) at which it was written. */
  days: number
  hour: number
  /** Why it was given up; left out for what was sent. */
  failed?: string
  bounced?: string
}

/** Mails of the last days: sent, given up, and refused for good. */
export async function seedMails(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(29_112_026)
  const crowd = world.students.filter(({ demoCase }) => demoCase === undefined)
  const [one, other] = crowd
  const tutor = world.tutors.find(({ email }) => email !== 'tutor@portal.test')
  const [gone] = await db
    .select({ email: schema.users.email, firstName: schema.users.firstName })
    .from(schema.users)
    .where(eq(schema.users.emailState, 'bouncing'))
  if (one === undefined || other === undefined || tutor === undefined || gone === undefined) return
  const { firstName } = gone
  const away = 'connect ETIMEDOUT 192.0.2.25:465'
  const unknown = '550 5.1.1 The email account that you tried to reach does not exist'
  const notified = 'See it in the portal: portal:/'
  const mails: readonly Told[] = [
    {
      ...{ to: one.email, subject: 'Your hour on Thursday has moved', priority: onePerson },
      ...{ text: `It is now at 17:00.\n\n${notified}`, kind: 'tuition', days: -4, hour: 16 },
    },
    {
      ...{ to: tutor.email, subject: 'A report is late', priority: onePerson },
      ...{ text: `Dear ${tutor.firstName},\n\nPlease write what you did.`, days: -3, hour: 10 },
    },
    {
      ...{ to: other.email, subject: '3 notifications from the portal', priority: manyPeople },
      ...{ text: notified, kind: 'daily', days: -2, hour: 7, failed: away },
    },
    {
      ...{ to: one.email, subject: 'We have answered your message', priority: onePerson },
      ...{ text: `Thank you for writing.\n\n${notified}`, days: -2, hour: 7, failed: away },
    },
    {
      ...{ to: gone.email, subject: 'Invoice INV-000003 is overdue', priority: onePerson },
      ...{ text: `Hello ${firstName},\n\nplease look at it.`, days: -2, hour: 9, bounced: unknown },
    },
    {
      ...{ to: gone.email, subject: `The week of ${firstName}’s child`, priority: manyPeople },
      ...{ text: notified, kind: 'weekly', days: -1, hour: 7 },
      bounced: 'Not sent: the address was refused for good.',
    },
    {
      ...{ to: other.email, subject: 'Choose a new password', priority: access },
      ...{ text: 'The link is good for an hour.', days: -1, hour: 20 },
    },
  ]
  await db.insert(schema.mails).values(
    mails.map(({ days, hour, failed, bounced, ...mail }) => {
      const createdAt = at(world, days, hour)
      const isSent = failed === undefined && bounced === undefined
      return {
        ...{ ...mail, id: seededId(random, createdAt.getTime()), createdAt, nextTryAt: null },
        attempts: failed === undefined ? 1 : 8,
        sentAt: isSent ? new Date(createdAt.getTime() + 4_000) : null,
        lastError: failed ?? bounced ?? null,
        bouncedAt: bounced === undefined ? null : createdAt,
      }
    }),
  )
}
