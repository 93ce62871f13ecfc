import type { Live } from '../live/live.ts'
import { accessTokenSeconds } from './access-tokens.ts'

/** Whose tokens are refused before their time is over. */
export interface EndedLately {
  people: readonly string[]
  sessions: readonly string[]
}

/** Whose access tokens this process refuses although their time is not over. */
export interface EndedAccess {
  has(holder: { userId: string; sessionId: string | undefined }): boolean
  close(): void
}

export interface EndedAccessParts {
  /** What has ended since a moment, as the database knows it. */
  read(since: Date): Promise<EndedLately>
  live: Pick<Live, 'onAccess'>
  clock: () => Date
  /** Called when more has ended, also while what the database knows at the start is read. */
  onEnded(has: EndedAccess['has']): void
  onFailure(error: unknown): void
}

/** No token that was given before lives longer. */
const rememberedMs = accessTokenSeconds * 1000

/**
 * Keeps in mind whose access has ended: what the database knows at the start, and from then on what
 * any process tells. Tokens say themselves when they end, so nothing is kept longer than they last.
 */
export async function watchEndedAccess(parts: EndedAccessParts): Promise<EndedAccess> {
  const { read, live, clock, onEnded, onFailure } = parts
  const people = new Map<string, number>()
  const sessions = new Map<string, number>()
  const isIn = (ended: ReadonlyMap<string, number>, id: string) =>
    (ended.get(id) ?? 0) > clock().getTime()
  const has: EndedAccess['has'] = ({ userId, sessionId }) =>
    isIn(people, userId) || (sessionId !== undefined && isIn(sessions, sessionId))

  const add = (lately: EndedLately) => {
    const now = clock().getTime()
    for (const ended of [people, sessions]) {
      for (const [id, until] of ended) if (until <= now) ended.delete(id)
    }
    for (const id of lately.people) people.set(id, now + rememberedMs)
    for (const id of lately.sessions) sessions.set(id, now + rememberedMs)
    if (people.size + sessions.size > 0) onEnded(has)
  }
  const readAgain = async () => add(await read(new Date(clock().getTime() - rememberedMs)))

  const stop = live.onAccess((change) => {
    if (change === undefined) {
      readAgain().catch(onFailure)
      return
    }
    for (const id of change.back) people.delete(id)
    add({ people: change.stopped, sessions: change.sessions })
  })
  await readAgain()
  return { has, close: stop }
}
