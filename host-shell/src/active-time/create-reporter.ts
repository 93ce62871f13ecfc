import {
  activeTimes,
  endActivity,
  giveBack,
  idleFrom,
  noteActivity,
  takeTime,
} from './active-time.rules.ts'
import type { Lead } from './lead.ts'

/** What reporting stands on; the page's own in the browser, fakes in tests. */
export interface ReporterEnvironment {
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  isVisible: () => boolean
  /** Waits until this tab is the one that counts. */
  lead: (onLead: () => void) => Lead
  /** Tells the other tabs that something happened here. */
  tell: () => void
  /** Reports to the server; rejects when that fails. */
  send: (ms: number) => Promise<unknown>
}

/**
 * Adds up the time in which somebody is active and reports it every minute and when the page goes
 * out of sight. Of several tabs in sight one counts, by what happens in any of them, so that no time
 * counts twice; those out of sight count nothing. What a failed report had is in the next.
 */
export function createReporter({ now, isVisible, lead, tell, send }: ReporterEnvironment) {
  let time = idleFrom(now())
  let isLeading = false
  let held: Lead | undefined

  function report(): void {
    const { taken, rest } = takeTime(time, now())
    time = rest
    if (taken <= 0) return
    send(taken).catch((error: unknown) => {
      console.error('Active time could not be reported', error)
      time = giveBack(time, taken)
    })
  }

  function enter(): void {
    held ??= lead(() => {
      isLeading = true
      // Coming here, or leaving the tab that led before, is something that somebody did.
      happened()
    })
  }

  function leave(): void {
    if (isLeading) {
      time = endActivity(time, now())
      report()
    }
    isLeading = false
    held?.release()
    held = undefined
  }

  function happened(): void {
    if (!isVisible()) return
    if (isLeading) time = noteActivity(time, now())
    else tell()
  }

  if (isVisible()) enter()
  const timer = setInterval(() => {
    if (isLeading) report()
  }, activeTimes.report)
  return {
    /** Something happened in this tab. */
    happened,
    /** Something happened in another one. */
    happenedElsewhere(): void {
      if (isLeading) time = noteActivity(time, now())
    },
    /** The page came in sight, or went out of it. */
    sightChanged(): void {
      if (isVisible()) enter()
      else leave()
    },
    /** The page is being left. */
    leave,
    /** Counts no more; what was not reported goes with the person it was of. */
    stop(): void {
      clearInterval(timer)
      isLeading = false
      held?.release()
      held = undefined
    },
  }
}
