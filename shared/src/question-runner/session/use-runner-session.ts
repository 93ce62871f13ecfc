import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RunnerCalls, TimedSet } from '../types.ts'
import { browserEnvironment, type RunnerEnvironment } from './environment.ts'
import { createRunnerSession } from './runner-session.ts'
import type { RunnerSession, SessionView } from './session-types.ts'

/** Timed sets ask for their clock this often, so that extra minutes reach an open tab within 30 s. */
const resyncMs = 25_000
const tickMs = 250

/**
 * A session that lives as long as the component. `start` and `calls` count at the first render; give
 * the component a key of the set's id.
 */
export function useRunnerSession(input: {
  start: TimedSet
  owner: string
  calls: RunnerCalls
  onFinished: () => void
  environment?: RunnerEnvironment
  isReadOnly?: boolean
  isPreview?: boolean
}): { session: RunnerSession; view: SessionView } {
  const finished = useRef(input.onFinished)
  useEffect(() => {
    finished.current = input.onFinished
  })
  const [session] = useState(() =>
    createRunnerSession({
      ...input,
      environment: input.environment ?? browserEnvironment(),
      onFinished: () => finished.current(),
    }),
  )
  const view = useSyncExternalStore(session.subscribe, session.view)
  useEffect(() => {
    session.open()
    return session.close
  }, [session])
  useBrowserEvents(session, view)
  return { session, view }
}

/** Tells the session about the tab and the network, and hands in when the time is up. */
function useBrowserEvents(session: RunnerSession, view: SessionView): void {
  useEffect(() => {
    const seen = () => {
      const isHidden = document.visibilityState === 'hidden'
      session.setHidden(isHidden)
      if (!isHidden) session.wake()
    }
    const changed = () => session.wake()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', changed)
      window.removeEventListener('offline', changed)
    }
  }, [session])

  const isByQuestion = session.msLeftOn(0) !== null
  const hasDeadline = view.set.deadlineAt !== null
  const isTimed = (hasDeadline || isByQuestion) && view.isOpen
  useEffect(() => {
    if (!isTimed) return
    session.tick()
    const tick = setInterval(session.tick, tickMs)
    return () => clearInterval(tick)
  }, [session, isTimed])
  // Also while a hand-in waits: minutes may have been given, or another device may have finished.
  useEffect(() => {
    if (!hasDeadline) return
    const resync = setInterval(() => {
      if (document.visibilityState !== 'hidden') session.wake()
    }, resyncMs)
    return () => clearInterval(resync)
  }, [session, hasDeadline])

  const wouldLose = view.unconfirmed > 0 && !view.isLasting
  useEffect(() => {
    if (!wouldLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])
}
