const prefix = 'draft '

/** Text, number, boolean, null, or an object or list of these. */
export type DraftValue =
  | string
  | number
  | boolean
  | null
  | readonly DraftValue[]
  | { readonly [key: string]: DraftValue }

const keyOf = (person: string, name: string) => `${prefix}${person} ${name}`

/**
 * The draft of a form; undefined without one, and for one that another release left in another shape.
 * @param whole makes of what is kept what was held, where only a part of it is.
 */
export function readDraft<T>(
  person: string,
  name: string,
  like: T,
  whole: (kept: unknown) => unknown = (kept) => kept,
): T | undefined {
  try {
    const value = whole(JSON.parse(sessionStorage.getItem(keyOf(person, name)) ?? ''))
    return hasShape(value, like) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; undefined forgets it. Storage that is full or switched off keeps nothing. */
export function writeDraft(person: string, name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(person, name))
    else sessionStorage.setItem(keyOf(person, name), JSON.stringify(value))
  } catch {
    // The form then lasts as long as the page.
  }
}

/** Forgets the drafts of everybody in this tab, or of everybody but one person. */
export function clearDrafts(except?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isKept = except !== undefined && key.startsWith(keyOf(except, ''))
      if (key.startsWith(prefix) && !isKept) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there are none.
  }
}

/**
 * Whether a value can stand where `like` stood: same kinds all the way down; null fits a single value,
 * and entries of a list are like its first.
 */
function hasShape<T>(value: unknown, like: T): value is T & typeof value {
  if (like === null) return value === null || typeof value !== 'object'
  if (value === null) return typeof like !== 'object'
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false
  if (typeof like !== 'object') return true
  if (Array.isArray(value) && Array.isArray(like)) {
    return like.length === 0 || value.every((entry) => hasShape<unknown>(entry, like[0]))
  }
  const fields: Record<string, unknown> = { ...value }
  return Object.entries(like).every(
    ([name, part]) => name in fields && hasShape(fields[name], part),
  )
}
