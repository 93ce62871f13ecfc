import { createAnswerKeeper } from '../queue/answer-keeper.ts'
import type { KeeperSnapshot } from '../queue/keeper-types.ts'
import type { RunnerCalls } from '../types.ts'
import { browserEnvironment, type RunnerEnvironment } from './environment.ts'

/** A set of which the device held something that the server had not. */
export interface WaitingSet {
  setId: string
  title: string
  /** `sent` to the last answer, or `waiting` for another try. */
  outcome: 'sent' | 'waiting'
  wasHandedIn: boolean
  /** The server had not heard of the device in the time in which this was done. */
  wasUnreachable: boolean
  /** Answers that came too late to count. */
  late: number
  /** What the server would not take, in words. */
  refusals: string[]
}

/**
 * Sends what earlier tabs left on this device: answers given offline before the browser was closed,
 * sets handed in without a connection. Sets that a tab works on are left to that tab. One try each;
 * what fails stays on the device.
 */
export async function sendWaitingSets(
  owner: string,
  callsOf: (setId: string) => Pick<RunnerCalls, 'save' | 'finish'>,
  environment: RunnerEnvironment = browserEnvironment(),
): Promise<WaitingSet[]> {
  const storage = await environment.openStorage()
  const sets = await storage.unconfirmedSets(owner).catch(() => [])
  const results: WaitingSet[] = []
  for (const { setId, title, finishedAt } of sets) {
    const name = `portal set ${owner} ${setId}`
    const work = async () => {
      const { saves, set } = await storage.load(owner, setId)
      const refusals: string[] = []
      let wasUnreachable = false
      const late = new Set<number>()
      const keeper = createAnswerKeeper({
        owner,
        setId,
        title,
        storage,
        ...callsOf(setId),
        isOnline: environment.isOnline,
        // One try: what is called off here is tried again at the next visit.
        schedule: () => () => undefined,
        onRefused: (_save, message) => refusals.push(message),
        onConfirmed: ({ questionId }, said) => {
          wasUnreachable ||= said.wasUnreachable === true
          if (said.outcome === 'late') late.add(questionId)
        },
        onFinished: (said) => {
          wasUnreachable ||= said.wasUnreachable === true
        },
      })
      keeper.adopt({
        resend: saves.filter((save) => !save.isConfirmed),
        outdated: [],
        sequences: new Map(),
        set,
      })
      const last = await settled(keeper)
      if (last.finish.state === 'refused') refusals.push(last.finish.message)
      const isSent = last.saveState.kind === 'saved' && last.finish.state !== 'waiting'
      results.push({
        setId,
        title,
        outcome: isSent ? 'sent' : 'waiting',
        // More minutes may have been given since: then it is open again.
        wasHandedIn: finishedAt !== null && last.finish.state !== 'open',
        wasUnreachable,
        late: late.size,
        refusals,
      })
    }
    if (environment.locks === undefined) await work()
    else {
      await environment.locks.request(name, { ifAvailable: true }, (lock) =>
        lock === null ? undefined : work(),
      )
    }
  }
  return results
}

/** Waits until nothing is left to send or a try has failed. */
function settled(keeper: {
  snapshot: () => KeeperSnapshot
  subscribe: (listener: () => void) => () => void
}): Promise<KeeperSnapshot> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined
    const look = () => {
      const now = keeper.snapshot()
      const isDone = now.saveState.kind === 'saved' && now.finish.state !== 'waiting'
      if (!isDone && !now.hasFailed) return
      unsubscribe?.()
      resolve(now)
    }
    unsubscribe = keeper.subscribe(look)
    look()
  })
}
