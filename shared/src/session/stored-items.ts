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
  write(items: StoredItems): void
  /** Forgets the person: everything in storage but the choices that belong to the device. */
  clear(): void
}

export const noItems: StoredItems = { token: null, refreshToken: null, email: null }

/** Choices of whoever uses this device, kept when a person signs out. */
const devicePreferences: readonly string[] = ['colour-mode', 'sidebar', 'table-density']

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
  return {
    lasts: false,
    read: () => items,
    write: (next) => {
      items = next
    },
    clear: () => {
      items = noItems
    },
  }
}

function storageStore(storage: Storage): ItemStore {
  return {
    lasts: true,
    read: () => ({
      token: storage.getItem('token') || null,
      refreshToken: storage.getItem('refreshToken') || null,
      email: storage.getItem('email') || null,
    }),
    write: ({ token, refreshToken, email }) => {
      // The token comes last: other tabs act on its change and must find the rest in place.
      put(storage, 'refreshToken', refreshToken)
      put(storage, 'email', email)
      put(storage, 'token', token)
    },
    clear: () => {
      for (const name of Object.keys(storage)) {
        if (!devicePreferences.includes(name)) storage.removeItem(name)
      }
    },
  }
}

function put(storage: Storage, name: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(name)
    else storage.setItem(name, value)
  } catch {
    // Full storage: the session then lasts as long as the page.
  }
}
