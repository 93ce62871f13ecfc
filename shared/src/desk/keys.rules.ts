import type { PlaceKey } from '@portal/shared/writing-rules'

/** What a key does while the text has focus. */
export type TextKey =
  | { do: 'move'; key: PlaceKey }
  | { do: 'comment' | 'next' | 'previous' | 'edit' | 'remove' }
  | { do: 'grades' | 'overall' | 'hide' | 'return' | 'help' }

/** A key as a browser tells of it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const moves = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

const plain: Readonly<Record<string, Exclude<TextKey['do'], 'move'>>> = {
  c: 'comment',
  enter: 'comment',
  '[': 'previous',
  ']': 'next',
  e: 'edit',
  delete: 'remove',
  g: 'grades',
  o: 'overall',
  h: 'hide',
  '?': 'help',
}

/** What a key does while the text has focus; null for keys that stay the browser's. */
export function textKeyOf({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): TextKey | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return key === 'Enter' ? { do: 'return' } : null
  if (moves.has(key)) return { do: 'move', key: { key, shiftKey } }
  const does = plain[key.toLowerCase()]
  return does === undefined ? null : { do: does }
}

/** What a key does in the field of a comment; null for keys that stay the field's. */
export function commentKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey) {
  if (altKey) return null
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'keep' as const
  if (ctrlKey || metaKey) return null
  if (key === 'Escape') return 'leave' as const
  if (key === '/') return 'bank' as const
  return key === 'Tab' && !shiftKey ? ('expand' as const) : null
}
