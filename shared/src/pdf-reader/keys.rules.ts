/** What a key asks of the reader. */
export type Command =
  | { kind: 'by'; pages: 1 | -1 }
  | { kind: 'to'; end: 'first' | 'last' }
  | { kind: 'zoom'; steps: 1 | -1 }
  | { kind: 'search' | 'mark' | 'leave' }

const commands: Readonly<Record<string, Command>> = {
  PageDown: { kind: 'by', pages: 1 },
  PageUp: { kind: 'by', pages: -1 },
  Home: { kind: 'to', end: 'first' },
  End: { kind: 'to', end: 'last' },
  '+': { kind: 'zoom', steps: 1 },
  '=': { kind: 'zoom', steps: 1 },
  '-': { kind: 'zoom', steps: -1 },
  '/': { kind: 'search' },
  b: { kind: 'mark' },
  B: { kind: 'mark' },
  Escape: { kind: 'leave' },
}

/** A key that was pressed, and on what. */
export interface KeyPressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** What has the focus: a control that takes keys itself keeps those that it takes. */
  on: 'text' | 'tabs' | 'other'
}

/** What a key asks for; null where it is the control's own, or nobody's. */
export function commandOf({ key, ctrlKey, metaKey, altKey, on }: KeyPressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  if (on === 'text' && key !== 'Escape') return null
  if (on === 'tabs' && (key === 'Home' || key === 'End')) return null
  return commands[key] ?? null
}

/** What kind of control has the focus, as far as keys go. */
export function controlOf(element: Element): KeyPressed['on'] {
  if (element.matches('input, textarea, select, [contenteditable]')) return 'text'
  return element.matches('[role=tab], [role=menuitem]') ? 'tabs' : 'other'
}
