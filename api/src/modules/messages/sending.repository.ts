import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { messages, notifications, type StoredAudience } from '../../database/schema/index.ts'

/** A message that is being sent. */
export interface SendingMessage {
  audience: StoredAudience
  startedAt: Date
  /** How many it is for. */
  total: number
  notificationId: string
  title: string
  description: string
  notificationLink: string | null
}

/**
 * A message as it is being sent, held until the batch ends, so that whoever stops it waits for that;
 * undefined once it has been stopped.
 */
export async function holdSending(tx: Db, id: string): Promise<SendingMessage | undefined> {
  const [row] = await tx
    .select({
      audience: messages.audience,
      startedAt: messages.startedAt,
      total: messages.foundCount,
      notificationId: notifications.id,
      title: notifications.title,
      description: notifications.description,
      notificationLink: notifications.notificationLink,
    })
    .from(messages)
    .innerJoin(notifications, eq(notifications.messageId, messages.id))
    .where(and(eq(messages.id, id), eq(messages.state, 'sending')))
    .for('update', { of: messages })
  if (row === undefined || row.startedAt === null || row.total === null) return undefined
  return { ...row, startedAt: row.startedAt, total: row.total }
}
