/** Says that somebody has written here since signing in; forgotten with the person. */
const name = 'has-written'

interface SignOutGuard {
  /** Finds out whether something is not saved, and asks the person then, before `go` is done. */
  ask: (go: () => void) => void
  /** Gets what it needs for that: who is asked has often no connection by then. */
  prepare: () => void
}

// Here, because shell and remotes share this entry: the shell asks, whoever signs out.
let guard: SignOutGuard | null = null

/** Has the guard asked from now on. @returns what ends it. */
export function guardSignOut(next: SignOutGuard): () => void {
  guard = next
  if (hasWritten()) next.prepare()
  return () => {
    if (guard === next) guard = null
  }
}

/** Notes that this device may hold something that is not saved; nobody else is asked anything. */
export function noteWriting(): void {
  try {
    localStorage.setItem(name, '1')
  } catch {
    // A browser that keeps nothing; the page itself asks before it is left.
    return
  }
  guard?.prepare()
}

export function askBefore(go: () => void): void {
  if (guard !== null && hasWritten()) guard.ask(go)
  else go()
}

function hasWritten(): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
