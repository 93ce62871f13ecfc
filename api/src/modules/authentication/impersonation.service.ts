import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { Problem, sessionEnded } from '../../problem.ts'
import { childrenOf, findOpenSession, insertView } from './impersonation.repository.ts'
import { isSession } from './session-of.sql.ts'
import { endSessions } from './sessions.repository.ts'
import { issueTokens, type TokenPair } from './tokens.service.ts'

/** How long a parent may view the portal as the student before starting anew. */
const viewMs = 30 * 60_000

/**
 * Starts a parent's view of the portal as a student: a session of the student's that names the
 * parent's and ends with it, after half an hour at the latest. That a named student is the
 * parent's own child has been checked at the door.
 * @throws Problem 422 when it is not clear which child, or the child's account is stopped;
 *   401 when the parent's session has ended.
 */
export async function startView(asked: Asked, studentId: string | undefined): Promise<TokenPair> {
  const { db, caller, now } = asked
  const student = await chooseChild(db, caller.userId, studentId)
  const endsAt = new Date(now.getTime() + viewMs)
  return await inTransaction(asked, async (within) => {
    const tx = within.db
    const view = await insertView(tx, caller, { id: newId(now.getTime()), student, endsAt }, now)
    if (view === undefined) throw sessionEnded()
    await audit(tx, within, 'viewing started', {
      subjectId: student,
      details: { session: view.id, endsAt: endsAt.toISOString() },
    })
    return await issueTokens(within, view)
  })
}

/**
 * Ends the view that the caller is in, and goes back to the session that it began in.
 * @throws Problem 401 when either has ended, or the parent's account is stopped.
 */
export async function stopView(asked: Asked): Promise<TokenPair> {
  const { sessionId } = asked.caller
  if (sessionId === undefined) throw sessionEnded()
  const pair = await inTransaction(asked, async (within) => {
    const tx = within.db
    const ended = await endSessions(tx, isSession(sessionId), within)
    const from = ended[0]?.viewedFrom ?? undefined
    const own = from === undefined ? undefined : await findOpenSession(tx, from)
    // The view stays ended, whatever became of the parent's own session.
    return own === undefined ? undefined : await issueTokens(within, own)
  })
  if (pair === undefined) throw sessionEnded()
  return pair
}

/** The only child when none is named; accounts that are stopped cannot be viewed. */
async function chooseChild(db: Db, parentId: string, named: string | undefined): Promise<string> {
  const children = await childrenOf(db, parentId)
  if (children.length === 0) throw new Problem(422, 'No student is linked to your account.')
  if (named === undefined && children.length > 1) {
    const message = 'Choose which child.'
    throw new Problem(422, message, { errors: [{ path: 'body.studentId', message }] })
  }
  const child =
    named === undefined ? children[0] : children.find(({ id }) => id === named.toLowerCase())
  if (child?.isActive !== true) throw new Problem(422, 'This student’s account has been stopped.')
  return child.id
}
