import { call } from '@portal/shared/api'
import { personHere, useSession } from '@portal/shared/session'
import { activeTimes } from './active-time.rules.ts'
import { createReporter } from './create-reporter.ts'
import { takeLead } from './lead.ts'
import { watchActivity } from './watch-activity.ts'

const name = 'portal-active-time'

/**
 * Reports the active time of whoever is signed in on this page, and of nobody in a view of somebody
 * else's portal.
 * @returns how to stop for good.
 */
export function reportActiveTime(): () => void {
  let person: string | null = null
  let stop: () => void = () => undefined
  const adjust = () => {
    const { claims, status, hasEnded } = useSession.getState()
    const isCounted = status === 'signed-in' && claims?.isImpersonating === false && !hasEnded
    const next = isCounted ? personHere() : null
    if (next === person) return
    stop()
    person = next
    stop = next === null ? () => undefined : start()
  }
  adjust()
  const forget = useSession.subscribe(adjust)
  return () => {
    forget()
    stop()
  }
}

function start(): () => void {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined
  const { locks } = navigator
  const reporter = createReporter({
    now: () => performance.now(),
    // Where tabs cannot agree on one, each counts only while it is the one with the focus.
    isVisible: () =>
      document.visibilityState === 'visible' && (locks !== undefined || document.hasFocus()),
    lead: (onLead) => takeLead(locks, name, onLead),
    tell: () => channel?.postMessage('active'),
    // Outlives the page, for the report of leaving it.
    send: (activeTimeUpdateMs) =>
      call(
        'POST /user/UpdateUserActiveTime',
        { body: { activeTimeUpdateMs } },
        { keepalive: true },
      ),
  })
  const stopWatching = watchActivity(document, activeTimes.debounce, reporter.happened)
  if (channel) channel.onmessage = reporter.happenedElsewhere
  document.addEventListener('visibilitychange', reporter.sightChanged)
  window.addEventListener('pageshow', reporter.sightChanged)
  window.addEventListener('pagehide', reporter.leave)
  if (locks === undefined) {
    window.addEventListener('focus', reporter.sightChanged)
    window.addEventListener('blur', reporter.sightChanged)
  }
  return () => {
    reporter.stop()
    stopWatching()
    channel?.close()
    document.removeEventListener('visibilitychange', reporter.sightChanged)
    window.removeEventListener('pageshow', reporter.sightChanged)
    window.removeEventListener('pagehide', reporter.leave)
    window.removeEventListener('focus', reporter.sightChanged)
    window.removeEventListener('blur', reporter.sightChanged)
  }
}
