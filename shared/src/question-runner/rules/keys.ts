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
}

/**
 * Reads a key. A letter that names an option on the screen always chooses it; F and B do their other
 * work where no option has that letter, and `!` and K do it everywhere; so do C and `=`. H highlights
 * whatever the options are while text is selected.
 */
export function readKey(press: KeyPress, context: KeyContext): KeyAction | null {
  if (press.altKey) return null
  const isWriting = press.target === 'text' || press.target === 'textarea'
  if (press.key === 'Enter') return readEnter(press)
  if (press.ctrlKey || press.metaKey || isWriting) return null
  const arrow = readArrow(press)
  if (arrow !== null) return arrow
  const letter = press.key.length === 1 ? press.key.toLowerCase() : ''
  if (letter === '') return null
  if (letter === 'h' && context.hasSelection) return { type: 'highlight' }
  const isOption = context.isOpen && context.letters.includes(letter)
  if (isOption && (context.isAwaitingCrossOut || press.shiftKey)) {
    return { type: 'crossOut', letter }
  }
  if (isOption) return { type: 'choose', letter }
  return readShortcut(letter, context)
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

function readShortcut(letter: string, context: KeyContext): KeyAction | null {
  switch (letter) {
    case 'f':
    case '!':
      return { type: 'flag' }
    case 'm':
      return { type: 'mark' }
    case 'b':
    case 'k':
      return { type: 'bookmark' }
    case 'x':
      return context.isOpen && context.letters.length > 0 ? { type: 'awaitCrossOut' } : null
    case 'h':
      return { type: 'highlight' }
    case 'n':
      return { type: 'notes' }
    case 'c':
    case '=':
      return context.allowsCalculator ? { type: 'calculator' } : null
    case '+':
      return { type: 'zoom', step: 1 }
    case '-':
      return { type: 'zoom', step: -1 }
    case 't':
      return { type: 'time' }
    case '?':
      return { type: 'help' }
    default:
      return null
  }
}

/** The keys as the help shows them, for the question on the screen. */
export function keyHelp(
  letters: readonly string[],
  canSubmit: boolean,
  allowsCalculator: boolean,
): { keys: string[]; what: string }[] {
  const first = letters.at(0)?.toUpperCase()
  const last = letters.at(-1)?.toUpperCase()
  const free = (letter: string, always: string) =>
    letters.includes(letter) ? [always] : [letter.toUpperCase(), always]
  const options =
    first !== undefined && last !== undefined
      ? [
          { keys: [first, '–', last], what: 'Choose an option' },
          {
            keys: ['Shift', '+', `${first}–${last}`],
            what: 'Cross an option out, or bring it back',
          },
          { keys: ['X', 'then', `${first}–${last}`], what: 'The same, one key at a time' },
        ]
      : [
          {
            keys: ['Ctrl', '+', 'Enter'],
            what: canSubmit ? 'Submit from a text, or go on' : 'Go on from a text',
          },
        ]
  return [
    ...options,
    { keys: ['Enter'], what: canSubmit ? 'Submit, then next question' : 'Next question' },
    { keys: ['←', '→'], what: 'Previous and next question' },
    { keys: ['M'], what: 'Mark for review' },
    { keys: free('f', '!'), what: 'Flag a problem with the question' },
    { keys: free('b', 'K'), what: 'Bookmark' },
    { keys: ['H'], what: 'Highlight the selected text, or take its highlight away' },
    { keys: ['N'], what: 'Notes and highlights' },
    ...(allowsCalculator ? [{ keys: free('c', '='), what: 'Calculator' }] : []),
    { keys: ['+', '-'], what: 'Larger and smaller text' },
    { keys: ['T'], what: 'Show or hide the time' },
    { keys: ['?'], what: 'Show these keys' },
  ]
}
