import type { KeepingEnvironment } from './environment.ts'
import type { SaveWords } from './keeping.rules.ts'
import type { MergeRules, Stored } from './kept-draft.rules.ts'

/** One save, as the server is asked for it. */
export interface Sending<T> {
  value: T
  /** The revision that it was begun on; an older one than the server's is to be answered with 409. */
  baseRevision: number
  /**
   * My side before a merge, to be kept as a snapshot beside theirs, even where `value` is what is
   * stored already.
   */
  keep?: T
  /** Goes with the call: the save is small enough to outlive the page. */
  keepalive: boolean
  /** Id (uuid) of the tab that saves. */
  device: string
}

export interface KeeperOptions<T> extends MergeRules<T> {
  /** Account id of whose draft it is. */
  owner: string
  /** What it is a draft of, as `piece <id>`. */
  name: string
  /** The server's as it was read. */
  start: Stored<T>
  /** Throws what the call throws: an error with the status. */
  send: (sending: Sending<T>) => Promise<{ revision: number }>
  /**
   * Whether `merge` can be asked. Where it comes in a script of its own, `fetch` brings that along:
   * until it has, what is changed on both sides is read again. Left out: it always can.
   */
  canMerge?: () => boolean
  /** Reads what the server has now. */
  fetch: () => Promise<Stored<T>>
  /** Whether something found on the device is a value; what is not is left where it is. */
  isValue: (value: unknown) => value is T
  /** Why a value may not be sent as it is (too long), in words; undefined where it may. */
  fits?: (value: T) => string | undefined
  /** Bytes of a save's request; by default those of the values as JSON. */
  sizeOf?: (sending: Pick<Sending<T>, 'value' | 'keep'>) => number
  /** The server has this now, by a save or by reading it. */
  onStored?: (stored: Stored<T>) => void
  environment: KeepingEnvironment
}

/** What a screen may know of a keeper. */
export interface KeeperSnapshot<T> {
  value: T
  /** The server's revision that the value stands on; what is handed in names it. */
  revision: number
  /** How often the value was changed by anything but `change`: the editor shows it anew then. */
  outside: number
  state: SaveWords
  /** Why it is on this device only, where the person can do something about it. */
  reason: string | undefined
  /** False while there is something that the server has not. */
  isSaved: boolean
  /** False when what is not saved does not outlive this tab. */
  isLasting: boolean
  /** What tabs before this one have left was looked for; until then nothing should be typed. */
  isReady: boolean
  /** The server takes no more of it: taken away, removed, or the right is gone. */
  isStopped: boolean
  /** Times that the value was joined with what came from elsewhere, and not yet dismissed. */
  joined: number
  /** Two sides of which the person is to choose one; nothing is sent before. */
  choice: { mine: T; theirs: T } | null
}

/** Said once something was joined. */
export const joinedWords = 'Joined with what you wrote on another device'

/** Keeps every change on the device at once, and brings it to the server. */
export interface Keeper<T> {
  /** Begins: takes up what was left on the device. */
  open: () => Promise<void>
  /** Keeps a change. */
  change: (value: T) => void
  /** A word is being composed (IME): nothing is joined before it is done. */
  compose: (isComposing: boolean) => void
  /** The server has this by now: as read again, or by a call of the screen's own. */
  take: (stored: Stored<T>) => void
  /** Looks for something newer, where nothing of one's own waits: the tab is seen again, or was told. */
  refresh: () => void
  /** Tries at once: the connection or the session is back. */
  wake: () => void
  /** Saves now. Resolves with whether the server has everything. */
  flush: () => Promise<boolean>
  /** The page is left or hidden, and may never come back: what is small enough goes at once. */
  leave: () => void
  /** The person's answer to `choice`. */
  choose: (side: 'mine' | 'theirs') => void
  dismissJoined: () => void
  /** The person gives up what the server has not: it is on no device any more, and is not asked about. */
  forget: () => void
  snapshot: () => KeeperSnapshot<T>
  subscribe: (listener: () => void) => () => void
  /** Ends after what can be sent now; the rest stays on the device. */
  close: () => void
}
