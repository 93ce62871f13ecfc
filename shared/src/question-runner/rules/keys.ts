import {
  type ShortcutId,
  type ShortcutKeys,
  shortcutIds,
  shortcutOf,
  shortcutWords,
  workingKeys,
} from './shortcuts.ts'

/** What a key asks the runner to do. */
export type KeyAction =
  | { type: 'choose'; letter: string }
  | { type: 'crossOut'; letter: string }
  /** X was pressed: the next letter crosses an option out. */
  | { type: 'awaitCrossOut' }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'flag' }
  | { type: 'mark' }
  | { type: 'bookmark' }
  | { type: 'submitOrNext' }
  | { type: 'highlight' }
  | { type: 'notes' }
  | { type: 'calculator' }
  | { type: 'zoom'; step: 1 | -1 }
  | { type: 'time' }
  | { type: 'help' }

export interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** What has the focus: text takes letters itself, a control takes Enter and Space. */
  target: 'text' | 'textarea' | 'option' | 'control' | 'page'
}

export interface KeyContext {
  /** Letters of the options on the screen; none where the answer is written. */
  letters: readonly string[]
  isAwaitingCrossOut: boolean
  /** Answers can still be changed. */
  isOpen: boolean
  /** Text of the question is selected, so that H can only mean to highlight it. */
  hasSelection: boolean
  allowsCalculator: boolean
  /** The person's single keys. */
  keys: ShortcutKeys
}

/**
 * Reads a key. A letter that names an option on the screen always chooses it; a shortcut on that
 * letter works where no option has it. The key that highlights does so whatever the options are while
 * text is selected. Of single keys only the arrows and Enter are left where the person has them off.
 */
export function readKey(press: KeyPress, context: KeyContext): KeyAction | null {
  if (press.altKey) return null
  const isWriting = press.target === 'text' || press.target === 'textarea'
  if (press.key === 'Enter') return readEnter(press)
  if (press.ctrlKey || press.metaKey || isWriting) return null
  const arrow = readArrow(press)
  if (arrow !== null) return arrow
  const letter = press.key.length === 1 ? press.key.toLowerCase() : ''
  if (letter === '' || context.keys.isOff) return null
  const shortcut = shortcutOf(context.keys, letter)
  if (shortcut === 'highlight' && context.hasSelection) return { type: 'highlight' }
  const isOption = context.isOpen && context.letters.includes(letter)
  if (isOption && (context.isAwaitingCrossOut || press.shiftKey)) {
    return { type: 'crossOut', letter }
  }
  if (isOption) return { type: 'choose', letter }
  return shortcut === undefined ? null : actionOf(shortcut, context)
}

function readEnter(press: KeyPress): KeyAction | null {
  const withControl = press.ctrlKey || press.metaKey
  if (press.target === 'textarea' && !withControl) return null
  if (press.target === 'control' && !withControl) return null
  return press.shiftKey ? null : { type: 'submitOrNext' }
}

function readArrow(press: KeyPress): KeyAction | null {
  if (press.shiftKey) return null
  if (press.key === 'ArrowLeft') return { type: 'previous' }
  return press.key === 'ArrowRight' ? { type: 'next' } : null
}

function actionOf(shortcut: ShortcutId, context: KeyContext): KeyAction | null {
  switch (shortcut) {
    case 'crossOut':
      return context.isOpen && context.letters.length > 0 ? { type: 'awaitCrossOut' } : null
    case 'calculator':
      return context.allowsCalculator ? { type: 'calculator' } : null
    case 'larger':
      return { type: 'zoom', step: 1 }
    case 'smaller':
      return { type: 'zoom', step: -1 }
    default:
      return { type: shortcut }
  }
}

/** A piece of a line of the help: a key to press, or a word between keys. */
export type HelpPart = { key: string } | { word: string }

export interface HelpLine {
  parts: HelpPart[]
  what: string
  /** Which shortcut it is, of those that can be put on another key. */
  id?: ShortcutId
}

/** What the help shows of a question. */
export interface HelpContext {
  /** Letters of its options; none where the answer is written. */
  letters: readonly string[]
  canSubmit: boolean
  allowsCalculator: boolean
  keys: ShortcutKeys
}

/** The keys as the help shows them: those that work now, for the question on the screen. */
export function keyHelp(context: HelpContext): HelpLine[] {
  const { letters, canSubmit, keys } = context
  const shortcuts = shortcutIds.flatMap((id) => {
    const working = workingKeys(keys, id, letters)
    if (working.length === 0 || (id === 'calculator' && !context.allowsCalculator)) return []
    if (id === 'crossOut' && letters.length === 0) return []
    return [{ parts: either(working), what: shortcutWords[id], id }]
  })
  return [
    ...(keys.isOff ? [] : optionHelp(letters)),
    { parts: [{ key: 'Enter' }], what: canSubmit ? 'Submit, then next question' : 'Next question' },
    ...(letters.length > 0
      ? []
      : [
          {
            parts: [{ key: 'Ctrl' }, { word: 'with' }, { key: 'Enter' }],
            what: canSubmit ? 'Submit from a text, or go on' : 'Go on from a text',
          },
        ]),
    { parts: [{ key: '←' }, { key: '→' }], what: 'Previous and next question' },
    ...shortcuts,
  ]
}

function optionHelp(letters: readonly string[]): HelpLine[] {
  const [first, last] = [letters.at(0)?.toUpperCase(), letters.at(-1)?.toUpperCase()]
  if (first === undefined || last === undefined) return []
  const range = [{ key: first }, { word: 'to' }, { key: last }]
  return [
    { parts: range, what: 'Choose an option' },
    {
      parts: [{ key: 'Shift' }, { word: 'with' }, ...range],
      what: 'Cross an option out, or bring it back',
    },
  ]
}

const either = (keys: readonly string[]): HelpPart[] =>
  keys.flatMap((key, index) => [...(index > 0 ? [{ word: 'or' }] : []), { key: key.toUpperCase() }])
