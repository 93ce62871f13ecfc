import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RunnerCalls, TimedSet } from '../types.ts'
import { browserEnvironment, type RunnerEnvironment } from './environment.ts'
import { createRunnerSession } from './runner-session.ts'
import type { RunnerSession, SessionView } from './session-types.ts'

/** Timed sets ask for their deadline this often, so that extra minutes reach an open tab. */
const resyncMs = 30_000

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

  const isTimed = view.set.deadlineAt !== null && view.isOpen
  useEffect(() => {
    if (!isTimed) return
    const check = () => {
      if (session.msLeft() === 0) session.handIn()
    }
    check()
    const tick = setInterval(check, 250)
    const resync = setInterval(session.wake, resyncMs)
    return () => {
      clearInterval(tick)
      clearInterval(resync)
    }
  }, [session, isTimed])

  const wouldLose = view.unconfirmed > 0 && !view.isLasting
  useEffect(() => {
    if (!wouldLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])
}
