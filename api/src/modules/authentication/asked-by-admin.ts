import type { Asked } from '../../asked.ts'
import type { Server } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { readHolder } from './authentication.repository.ts'

/**
 * What an admin asked for, as it is done by a job.
 * @returns undefined once the account is stopped, or no admin's any more
 * @throws Error where there is no server
 */
export async function askedByAdmin(
  server: Server | undefined,
  tx: Db,
  now: Date,
  userId: string,
): Promise<Asked | undefined> {
  if (server === undefined) throw new Error('This work needs the server that it runs in')
  const holder = await readHolder(tx, userId, now)
  if (holder?.claims.role !== 'Admin') return undefined
  return {
    ...{ db: tx, now, address: '', server },
    caller: {
      ...{
        userId,
        role: holder.claims.role,
        claims: { ...holder.claims, exp: now.getTime() / 1000 + 60 },
        isImpersonating: false,
        isExpired: false,
      },
      sessionId: undefined,
    },
  }
}
