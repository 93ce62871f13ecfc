/** What single keys do in the runner besides choosing an option; in the order of the help. */
export const shortcutIds = [
  'mark',
  'flag',
  'bookmark',
  'crossOut',
  'highlight',
  'notes',
  'calculator',
  'larger',
  'smaller',
  'time',
  'help',
] as const

export type ShortcutId = (typeof shortcutIds)[number]

export const shortcutWords: Readonly<Record<ShortcutId, string>> = {
  mark: 'Mark for review',
  flag: 'Flag a problem with the question',
  bookmark: 'Bookmark',
  crossOut: 'Cross an option out, by its letter after this key',
  highlight: 'Highlight the selected text, or take its highlight away',
  notes: 'Notes and highlights',
  calculator: 'Calculator',
  larger: 'Larger text',
  smaller: 'Smaller text',
  time: 'Show or hide the time',
  help: 'Show these keys',
}

/**
 * The usual keys. One that is also the letter of an option works where no option has that letter, and
 * has another beside it that works everywhere.
 */
const usual: Readonly<Record<ShortcutId, readonly string[]>> = {
  mark: ['m'],
  flag: ['f', '!'],
  bookmark: ['b', 'k'],
  crossOut: ['x'],
  highlight: ['h'],
  notes: ['n'],
  calculator: ['c', '='],
  larger: ['+'],
  smaller: ['-'],
  time: ['t'],
  help: ['?'],
}

/** A person's single keys: whether they work at all, and those that differ from the usual ones. */
export interface ShortcutKeys {
  readonly isOff: boolean
  readonly changed: Readonly<Partial<Record<ShortcutId, string>>>
}

export const usualKeys: ShortcutKeys = { isOff: false, changed: {} }

/** Letters of options: they choose answers, and nothing else may be put on them. */
const optionLetters = 'abcdefgh'

/** The keys of a shortcut in small letters, the first of them the one that is shown for a change. */
export function keysOf({ changed }: ShortcutKeys, id: ShortcutId): readonly string[] {
  const own = changed[id]
  return own === undefined ? usual[id] : [own]
}

/** The keys of a shortcut that work on a question with these options; none while they are off. */
export function workingKeys(
  keys: ShortcutKeys,
  id: ShortcutId,
  letters: readonly string[],
): readonly string[] {
  return keys.isOff ? [] : keysOf(keys, id).filter((key) => !letters.includes(key))
}

/** The same for `aria-keyshortcuts`: `F !`; undefined where none works. */
export function ariaKeys(keys: ShortcutKeys, id: ShortcutId, letters: string): string | undefined {
  const working = workingKeys(keys, id, [...letters])
  return working.length === 0 ? undefined : working.map((key) => key.toUpperCase()).join(' ')
}

/** What a key does; undefined for one that does nothing. */
export function shortcutOf(keys: ShortcutKeys, key: string): ShortcutId | undefined {
  return shortcutIds.find((id) => keysOf(keys, id).includes(key))
}

/** The keys after a change, or why it cannot be made. */
export type KeyChange = { keys: ShortcutKeys } | { problem: string }

/** Puts a shortcut on another key, or back on its usual ones. No two shortcuts ever share a key. */
export function changeKey(keys: ShortcutKeys, id: ShortcutId, typed: string): KeyChange {
  const key = typed.trim().toLowerCase()
  const isUsual = usual[id].includes(key)
  if ([...key].length !== 1) return { problem: 'Type one letter, digit or sign' }
  if (!isUsual && optionLetters.includes(key)) {
    return { problem: 'A to H choose answers. Take another key' }
  }
  const wanted = isUsual ? usual[id] : [key]
  for (const other of shortcutIds) {
    const shared = keysOf(keys, other).find((one) => wanted.includes(one))
    if (other !== id && shared !== undefined) {
      return { problem: `${shared.toUpperCase()} is taken: ${shortcutWords[other]}` }
    }
  }
  const { [id]: _, ...others } = keys.changed
  return { keys: { ...keys, changed: isUsual ? others : { ...others, [id]: key } } }
}

/** Reads what was stored; anything that is not sound, or in which two share a key, is the usual keys. */
export function readShortcutKeys(stored: unknown): ShortcutKeys {
  if (typeof stored !== 'object' || stored === null) return usualKeys
  const { isOff, changed }: { isOff?: unknown; changed?: unknown } = stored
  const own = Object.entries(changed ?? {}).filter(
    (entry): entry is [ShortcutId, string] =>
      shortcutIds.some((id) => id === entry[0]) &&
      typeof entry[1] === 'string' &&
      [...entry[1]].length === 1 &&
      !optionLetters.includes(entry[1]),
  )
  const keys = { isOff: isOff === true, changed: Object.fromEntries(own) }
  const all = shortcutIds.flatMap((id) => keysOf(keys, id))
  return new Set(all).size === all.length ? keys : { ...usualKeys, isOff: keys.isOff }
}
