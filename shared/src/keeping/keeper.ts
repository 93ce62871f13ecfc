import { createDevice } from './device.ts'
import type { Keeper, KeeperOptions, KeeperSnapshot, Sending } from './keeper-types.ts'
import { bytesOf, dueIn, type Failure, failureOf, keepaliveBytes } from './keeping.rules.ts'
import {
  arrived,
  type Draft,
  draftOf,
  isBehind,
  meet,
  type Sent,
  type Stored,
  setOut,
} from './kept-draft.rules.ts'
import { createListeners } from './listeners.ts'
import { retryDelay } from './retrying.rules.ts'
import { snapshotOf } from './snapshot.rules.ts'
import { untilRest } from './until-rest.ts'

/** A server that fell back to an older state comes to itself in as many tries. */
const mostUnexplained = 3

/** Makes the keeper of one thing. All that it touches comes in by the options. */
export function createKeeper<T>(options: KeeperOptions<T>): Keeper<T> {
  const { environment, same, sizeOf = bytesOf } = options
  const { schedule, now } = environment
  const { subscribe, tell } = createListeners()
  const device = createDevice(options, {
    draft: () => draft,
    mayAdopt: () => !isClosed && !isBehind(draft, same),
    adopt,
    publish,
    refresh,
  })
  let draft: Draft<T> = draftOf(options.start)
  /** The newest that the server is known to have. */
  let newest = options.start
  let busy: 'no' | 'saving' | 'fetching' = 'no'
  let failure: Failure | null = null
  let failures = 0
  /** Saves in a row that the server refused for a newer one, and then had none. */
  let unexplained = 0
  /** What the server has is to be read before anything else is done. */
  let needsFetch = false
  let isComposing = false
  /** The server's side of a question that waits for the person. */
  let asked: { theirs: Stored<T>; choice: { mine: T; theirs: T } } | null = null
  /** When the first and the last key were typed that have not been sent. */
  let typed: { firstAt: number; lastAt: number } | null = null
  let isUrgent = false
  let cancelDue: (() => void) | null = null
  let cancelRetry: (() => void) | null = null
  let isReady = false
  let isClosed = true
  let outside = 0
  let joined = 0
  let current = makeSnapshot()

  function makeSnapshot(): KeeperSnapshot<T> {
    const behind = isBehind(draft, same)
    return snapshotOf({
      ...{ draft, failure, outside, isReady, joined },
      isBehind: behind,
      unfit: behind ? options.fits?.(draft.value) : undefined,
      isLasting: device.isLasting(),
      isOnline: environment.isOnline(),
      choice: asked?.choice ?? null,
    })
  }

  function publish(): void {
    current = makeSnapshot()
    tell()
  }

  /** Whether nothing will be sent before something happens. */
  function isAtRest(): boolean {
    const isTrying = busy !== 'no' || (isUrgent && failure === null && !isClosed)
    return !isTrying || current.choice !== null || options.fits?.(draft.value) !== undefined
  }

  /** Does what is next, unless something is on its way; the screen hears of the change in any case. */
  function pump(): void {
    cancelDue?.()
    cancelDue = null
    const isWaiting = busy !== 'no' || cancelRetry !== null || asked !== null || !isReady
    const isOver = isClosed && (failure !== null || device.hasLetGo())
    if (!isWaiting && !isOver && failure?.kind !== 'stopped') doNext()
    if (isClosed && busy === 'no') device.letGo()
    publish()
  }

  function doNext(): void {
    if (needsFetch) {
      // What was read before the word is done would be old by then.
      if (!isComposing && !isClosed) read()
    } else if (draft.sent !== null) transmit(draft.sent)
    else if (!isBehind(draft, same)) {
      isUrgent = false
      typed = null
      if (!isClosed) device.lookAgain()
    } else if (failure?.kind !== 'refused' && options.fits?.(draft.value) === undefined) {
      const wait = isUrgent || typed === null ? 0 : dueIn(typed.firstAt, typed.lastAt, now())
      if (wait > 0) cancelDue = schedule(pump, wait)
      else {
        const out = setOut(draft)
        draft = out
        isUrgent = false
        typed = null
        device.keep()
        transmit(out.sent)
      }
    }
  }

  function transmit(sent: Sent<T>): void {
    busy = 'saving'
    const baseRevision = draft.base.revision
    const sending: Sending<T> = {
      ...sent,
      baseRevision,
      keepalive: sizeOf(sent) <= keepaliveBytes,
      device: device.tab,
    }
    options.send(sending).then(
      ({ revision }) => {
        busy = 'no'
        unexplained = 0
        worked()
        draft = arrived(draft, revision)
        heard(draft.base)
        device.keep()
        device.tell()
        pump()
      },
      (error: unknown) => {
        busy = 'no'
        failed(failureOf(error))
      },
    )
  }

  function read(): void {
    busy = 'fetching'
    options.fetch().then(
      (theirs) => {
        busy = 'no'
        // A word was begun meanwhile: it is read again once it is done.
        if (isComposing || isClosed) return pump()
        needsFetch = false
        if (failure?.kind === 'newer' && theirs.revision <= draft.base.revision) {
          unexplained += 1
          // Reading again does not change what it was refused for.
          const isFinal = unexplained >= mostUnexplained
          return failed({ ...failure, kind: isFinal ? 'refused' : 'network' })
        }
        worked()
        go(theirs)
      },
      (error: unknown) => {
        busy = 'no'
        if (!isBehind(draft, same)) {
          // It was looked for something newer only; the next time will do.
          needsFetch = false
          return pump()
        }
        const problem = failureOf(error)
        failed(problem.kind === 'newer' ? { kind: 'network' } : problem)
      },
    )
  }

  function worked(): void {
    ;[failure, failures] = [null, 0]
  }

  function heard(stored: Stored<T>): void {
    if (stored.revision <= newest.revision) return
    newest = stored
    options.onStored?.(stored)
  }

  function failed(problem: Failure): void {
    failure = problem
    if (problem.kind === 'newer') needsFetch = true
    else if (problem.kind === 'network' || problem.kind === 'signed-out') {
      failures += 1
      if (!isClosed) cancelRetry ??= schedule(wake, retryDelay(failures, environment.random()))
    } else {
      draft = { ...draft, sent: null }
      // What was typed meanwhile may do.
      if (problem.kind === 'refused' && typed !== null) failure = null
      device.keep()
    }
    pump()
  }

  /** Goes on from what the server has. */
  function go(theirs: Stored<T>, pick?: 'mine' | 'theirs'): void {
    const meeting = meet(draft, theirs, options, pick)
    asked = meeting.choice === undefined ? null : { theirs, choice: meeting.choice }
    draft = meeting.draft
    heard(theirs)
    if (meeting.outcome === 'taken' || meeting.outcome === 'joined') outside += 1
    if (meeting.outcome === 'joined') joined += 1
    if (meeting.outcome !== 'none' && meeting.outcome !== 'ask') {
      isUrgent = true
      device.keep()
    }
    pump()
  }

  /** Takes up what a tab has left that is gone; nothing of this one's own waits. */
  function adopt(left: Draft<T>): void {
    draft = left
    outside += 1
    isUrgent = true
    take(newest)
    pump()
  }

  function take(stored: Stored<T>): void {
    if (stored.revision <= draft.base.revision) return
    const isMergeable = options.canMerge?.() !== false || !isBehind(draft, same)
    if (isComposing || busy !== 'no' || asked !== null || !isMergeable) {
      needsFetch = true
      pump()
    } else go(stored)
  }

  function refresh(): void {
    if (isClosed || failure?.kind === 'stopped') return
    if (isBehind(draft, same)) wake()
    else {
      needsFetch = true
      void device.look().then(pump)
    }
  }

  function wake(): void {
    cancelRetry?.()
    cancelRetry = null
    device.retry()
    pump()
  }

  return {
    async open() {
      isClosed = false
      // What is shown was read before the last save of the keeper that was here.
      if (await device.open()) needsFetch = true
      isReady = true
      pump()
    },
    change(value) {
      draft = { ...draft, value }
      typed = { firstAt: typed?.firstAt ?? now(), lastAt: now() }
      if (failure?.kind === 'refused') failure = null
      device.keep()
      pump()
    },
    compose(composing) {
      isComposing = composing
      if (!composing) pump()
    },
    take,
    refresh,
    wake,
    flush() {
      isUrgent = true
      wake()
      return untilRest({ subscribe, snapshot: () => current, isAtRest })
    },
    leave() {
      if (sizeOf(setOut(draft).sent) > keepaliveBytes) return
      isUrgent = true
      wake()
    },
    choose(side) {
      if (asked !== null) go(asked.theirs, side)
    },
    dismissJoined() {
      joined = 0
      publish()
    },
    forget() {
      ;[draft, asked, typed] = [draftOf(newest), null, null]
      outside += 1
      device.forget()
      pump()
    },
    snapshot: () => current,
    subscribe,
    close() {
      isClosed = true
      isUrgent = true
      if (failure?.kind === 'network' || failure?.kind === 'signed-out') failure = null
      device.linger()
      wake()
    },
  }
}
