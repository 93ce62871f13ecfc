/** What a key asks of the player. */
export type Command =
  | { kind: 'play' | 'mute' | 'captions' | 'fullScreen' | 'pictureInPicture' }
  | { kind: 'note' | 'search' | 'help' }
  | { kind: 'by'; seconds: number }
  | { kind: 'to'; share: 0 | 1 }
  | { kind: 'speed'; steps: 1 | -1 }

const commands: Readonly<Record<string, Command>> = {
  ' ': { kind: 'play' },
  k: { kind: 'play' },
  j: { kind: 'by', seconds: -10 },
  l: { kind: 'by', seconds: 10 },
  arrowleft: { kind: 'by', seconds: -5 },
  arrowright: { kind: 'by', seconds: 5 },
  home: { kind: 'to', share: 0 },
  end: { kind: 'to', share: 1 },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  f: { kind: 'fullScreen' },
  i: { kind: 'pictureInPicture' },
  '<': { kind: 'speed', steps: -1 },
  '>': { kind: 'speed', steps: 1 },
  n: { kind: 'note' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
}

/** A key that was pressed, and on what. */
export interface KeyPressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** What has the focus: a control that takes keys itself keeps those that it takes. */
  on: 'text' | 'select' | 'button' | 'seek' | 'range' | 'tabs' | 'other'
}

const ofRanges = ['arrowleft', 'arrowright', 'home', 'end']

/** What a key asks for; null where it is the control's own, or nobody's. */
export function commandOf({ key, ctrlKey, metaKey, altKey, on }: KeyPressed): Command | null {
  if (ctrlKey || metaKey || altKey || on === 'text' || on === 'select') return null
  const name = key.toLowerCase()
  if (on === 'button' && key === ' ') return null
  if ((on === 'range' || on === 'tabs') && ofRanges.includes(name)) return null
  if (on === 'tabs' && key === ' ') return null
  return commands[name] ?? null
}

/** What kind of control has the focus, as far as keys go. */
export function controlOf(element: Element): KeyPressed['on'] {
  if (element.matches('[data-seek]')) return 'seek'
  if (element.matches('input[type=range]')) return 'range'
  if (element.matches('input, textarea, [contenteditable]')) return 'text'
  if (element.matches('select')) return 'select'
  if (element.matches('[role=tab]')) return 'tabs'
  return element.matches('button, a, summary, label') ? 'button' : 'other'
}

/** A tap, by when and where it was: `x` from 0 at the left edge of the picture to 1 at its right. */
export interface Tap {
  atMs: number
  x: number
}

const doubleTapMs = 300

/**
 * What a tap does: it plays or pauses; the second of two at a side goes 10 seconds back or on, and
 * takes back what the first one did.
 */
export function tapped(tap: Tap, before: Tap | null): 'play' | 'back' | 'on' {
  const side = tap.x < 1 / 3 ? 'back' : tap.x > 2 / 3 ? 'on' : null
  const sideBefore =
    before === null ? null : before.x < 1 / 3 ? 'back' : before.x > 2 / 3 ? 'on' : null
  const isSecond = before !== null && tap.atMs - before.atMs <= doubleTapMs
  return isSecond && side !== null && side === sideBefore ? side : 'play'
}
