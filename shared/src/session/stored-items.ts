import { keptWorkDatabase } from '../contract/offline.ts'

/** What a session keeps in local storage, under exactly these names. */
export interface StoredItems {
  token: string | null
  refreshToken: string | null
  email: string | null
}

/** Where the items lie; local storage, or memory where the browser refuses it. */
export interface ItemStore {
  /** False when what is kept is lost at a reload and unseen by other tabs. */
  readonly lasts: boolean
  read(): StoredItems
  /**
   * A parent's own items, kept under `own-token`, `own-refreshToken` and `own-email` while the
   * usual names hold those of a view of the student portal. Null while there is no view.
   */
  readOwn(): StoredItems | null
  /** Writes the items, and a parent's own beside them: null ends a view, left out changes nothing. */
  write(items: StoredItems, own?: StoredItems | null): void
  /** How far this device's clock was ahead of the server's when it was last compared, in seconds. */
  readClock(): number
  writeClock(secondsAhead: number): void
  /** Forgets the person: everything in storage but the choices that belong to the device. */
  clear(): void
  /** Forgets the copies of work in progress, of whoever was here. */
  forgetWork(): void
}

export const noItems: StoredItems = { token: null, refreshToken: null, email: null }

const ownPrefix = 'own-'
const clockName = 'clock-ahead'

/** What belongs to whoever uses this device, kept when a person signs out. */
const devicePreferences: readonly string[] = [
  'colour-mode',
  'sidebar',
  'table-density',
  'film-choices',
  clockName,
]

/**
 * The items in a browser's storage. Reading never throws: storage may be switched off altogether
 * (`localStorage` itself throws then) or full.
 */
export function openItemStore(storage: () => Storage): ItemStore {
  const usable = tryStorage(storage)
  return usable === null ? memoryStore() : storageStore(usable)
}

function tryStorage(storage: () => Storage): Storage | null {
  try {
    const found = storage()
    const probe = 'portal-probe'
    found.setItem(probe, '1')
    found.removeItem(probe)
    return found
  } catch {
    return null
  }
}

function memoryStore(): ItemStore {
  let items = noItems
  let kept: StoredItems | null = null
  return {
    lasts: false,
    read: () => items,
    readOwn: () => kept,
    write: (next, own = kept) => {
      items = next
      kept = own
    },
    readClock: () => 0,
    writeClock: () => undefined,
    clear: () => {
      items = noItems
      kept = null
    },
    forgetWork,
  }
}

function storageStore(storage: Storage): ItemStore {
  const readAll = (prefix: string): StoredItems => ({
    token: storage.getItem(`${prefix}token`) || null,
    refreshToken: storage.getItem(`${prefix}refreshToken`) || null,
    email: storage.getItem(`${prefix}email`) || null,
  })
  const writeAll = (prefix: string, { token, refreshToken, email }: StoredItems) => {
    // The token comes last: other tabs act on its change and must find the rest in place.
    put(storage, `${prefix}refreshToken`, refreshToken)
    put(storage, `${prefix}email`, email)
    put(storage, `${prefix}token`, token)
  }
  return {
    lasts: true,
    read: () => readAll(''),
    readOwn: () => {
      const own = readAll(ownPrefix)
      return own.token === null ? null : own
    },
    write: (items, own) => {
      if (own !== undefined) writeAll(ownPrefix, own ?? noItems)
      writeAll('', items)
    },
    readClock: () => Number(storage.getItem(clockName)) || 0,
    writeClock: (ahead) =>
      // What is off by less than a minute needs no correction.
      put(storage, clockName, Math.abs(ahead) < 60 ? null : String(Math.round(ahead))),
    clear: () => {
      for (const name of Object.keys(storage)) {
        if (!devicePreferences.includes(name)) storage.removeItem(name)
      }
      forgetWork()
    },
    forgetWork,
  }
}

function forgetWork(): void {
  try {
    indexedDB.deleteDatabase(keptWorkDatabase)
  } catch {
    // A browser that keeps none.
  }
}

/** Stores a value, or removes it; goes on without where storage is full. */
export function put(storage: Storage, name: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(name)
    else storage.setItem(name, value)
  } catch {
    // Full storage: the session then lasts as long as the page.
  }
}
