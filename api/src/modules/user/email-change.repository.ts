import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { emailLinks } from '../../database/schema/index.ts'

/** A link to keep, and whose email it is to change. */
export interface EmailLink {
  hash: string
  userId: string
  email: string
  expiresAt: Date
  now: Date
}

export async function addEmailLink(tx: Db, { now, ...link }: EmailLink): Promise<void> {
  await tx.insert(emailLinks).values({ ...link, createdAt: now })
}

/**
 * Uses a link up, in one statement, so that of any number of racers one wins.
 * @returns undefined when it is unknown, used or too old.
 */
export async function takeEmailLink(
  tx: Db,
  hash: string,
  now: Date,
): Promise<Pick<EmailLink, 'userId' | 'email'> | undefined> {
  const [link] = await tx
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(eq(emailLinks.hash, hash), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now)))
    .returning({ userId: emailLinks.userId, email: emailLinks.email })
  return link
}
