import { addressOf, type StreamKey } from '@portal/shared/api'
import { freshToken, personHere, renewAfter, useSession } from '@portal/shared/session'
import { browserTabs } from './browser-tabs.ts'
import { createLive, type Live, type LiveReason } from './create-live.ts'
import type { LiveKind } from './live.rules.ts'
import { openStream } from './open-stream.ts'
import { sight } from './sight.ts'

const events: StreamKey = 'GET /Notification/Live/GetEvents'

let live: Live | undefined

/**
 * Calls `changed` whenever something of the person's may have changed on the server, so that it is
 * to be asked for again, until the function answered is called. All listeners of a browser
 * share one connection. Loaded lazily: reach this entry from lazily loaded code alone.
 */
export function onLive(kind: LiveKind, changed: (why: LiveReason) => void): () => void {
  live ??= createLive({
    open: (signal) =>
      openStream(
        {
          fetch: (input, init) => window.fetch(input, init),
          address: () => addressOf(events.replace('GET ', ''), {}),
          freshToken,
          renewAfter,
        },
        signal,
      ),
    person: personHere,
    onPerson: (adjust) => useSession.subscribe(adjust),
    ...sight(),
    tabs: (person) => browserTabs(person),
    onOnline: (back) => window.addEventListener('online', back),
    random: Math.random,
  })
  return live.on(kind, changed)
}
