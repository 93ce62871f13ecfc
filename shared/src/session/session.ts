import { send } from '../api/transport.ts'
import { createSession } from './create-session.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openItemStore } from './stored-items.ts'

const items = openItemStore(() => window.localStorage)

/** The session of this page. */
export const session = createSession({
  items,
  oneAtATime: oneAtATime(navigator.locks, items.lasts ? window.localStorage : null),
  send,
  now: () => Date.now(),
  load: (address) => window.location.assign(address),
})
session.listen(window)

/** Who is signed in, as a hook: `useSession((state) => state.status)`. */
export const useSession = session.store
