import { describe, expect, it } from 'vitest'
import { type KeyContext, type KeyPress, keyHelp, readKey } from './keys.ts'
import { usualKeys } from './shortcuts.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: 'page',
  ...more,
})

const context = (letters: string, more: Partial<KeyContext> = {}): KeyContext => ({
  letters: [...letters],
  isAwaitingCrossOut: false,
  isOpen: true,
  hasSelection: false,
  allowsCalculator: false,
  keys: usualKeys,
  ...more,
})

describe('readKey', () => {
  it.each<[string, KeyPress, KeyContext, unknown]>([
    ['a letter chooses', press('c'), context('abcd'), { type: 'choose', letter: 'c' }],
    ['in capitals too', press('C'), context('abcd'), { type: 'choose', letter: 'c' }],
    [
      'on a focused option',
      press('b', { target: 'option' }),
      context('abcd'),
      { type: 'choose', letter: 'b' },
    ],
    ['F flags', press('f'), context('abcd'), { type: 'flag' }],
    [
      'F chooses where there is an option F',
      press('f'),
      context('abcdefgh'),
      { type: 'choose', letter: 'f' },
    ],
    ['! flags everywhere', press('!', { shiftKey: true }), context('abcdefgh'), { type: 'flag' }],
    ['M marks', press('m'), context('abcdefgh'), { type: 'mark' }],
    ['B bookmarks a written question', press('b'), context(''), { type: 'bookmark' }],
    ['B chooses option B', press('b'), context('abcd'), { type: 'choose', letter: 'b' }],
    ['K bookmarks everywhere', press('k'), context('abcd'), { type: 'bookmark' }],
    ['? shows the keys', press('?', { shiftKey: true }), context('abcd'), { type: 'help' }],
    [
      'Shift with a letter crosses out',
      press('B', { shiftKey: true }),
      context('abcd'),
      { type: 'crossOut', letter: 'b' },
    ],
    ['X waits for a letter', press('x'), context('abcd'), { type: 'awaitCrossOut' }],
    [
      'the letter after X crosses out',
      press('d'),
      context('abcd', { isAwaitingCrossOut: true }),
      { type: 'crossOut', letter: 'd' },
    ],
    ['X does nothing without options', press('x'), context(''), null],
    ['arrows move', press('ArrowLeft'), context('abcd'), { type: 'previous' }],
    [
      'arrows move from an option',
      press('ArrowRight', { target: 'option' }),
      context('abcd'),
      { type: 'next' },
    ],
    ['arrows stay in a text', press('ArrowRight', { target: 'text' }), context(''), null],
    ['down scrolls the page', press('ArrowDown'), context('abcd'), null],
    ['Enter goes on', press('Enter'), context('abcd'), { type: 'submitOrNext' }],
    [
      'Enter in a line of text goes on',
      press('Enter', { target: 'text' }),
      context(''),
      { type: 'submitOrNext' },
    ],
    ['Enter in an essay is a new line', press('Enter', { target: 'textarea' }), context(''), null],
    [
      'Ctrl+Enter leaves an essay',
      press('Enter', { target: 'textarea', ctrlKey: true }),
      context(''),
      { type: 'submitOrNext' },
    ],
    [
      'Enter on a button presses the button',
      press('Enter', { target: 'control' }),
      context('abcd'),
      null,
    ],
    ['letters go into a text', press('m', { target: 'text' }), context(''), null],
    ['browser shortcuts are left alone', press('f', { ctrlKey: true }), context('abcd'), null],
    ['so are those with Alt', press('m', { altKey: true }), context('abcd'), null],
    ['a closed question takes no choice', press('c'), context('abcd', { isOpen: false }), null],
    ['H highlights', press('h'), context('abcd'), { type: 'highlight' }],
    ['H chooses option H', press('h'), context('abcdefgh'), { type: 'choose', letter: 'h' }],
    [
      'H highlights over option H while text is selected',
      press('h'),
      context('abcdefgh', { hasSelection: true }),
      { type: 'highlight' },
    ],
    ['N opens the notes', press('n'), context('abcdefgh'), { type: 'notes' }],
    ['C does nothing without a calculator', press('c'), context(''), null],
    ['C opens it', press('c'), context('', { allowsCalculator: true }), { type: 'calculator' }],
    [
      'C chooses option C',
      press('c'),
      context('abcd', { allowsCalculator: true }),
      { type: 'choose', letter: 'c' },
    ],
    [
      '= opens the calculator everywhere',
      press('='),
      context('abcd', { allowsCalculator: true }),
      { type: 'calculator' },
    ],
    ['+ enlarges', press('+', { shiftKey: true }), context('abcd'), { type: 'zoom', step: 1 }],
    ['- makes smaller', press('-'), context('abcd'), { type: 'zoom', step: -1 }],
    ['T hides the time', press('t'), context('abcd'), { type: 'time' }],
    [
      'a key that was changed does its work',
      press('q'),
      context('abcd', { keys: { isOff: false, changed: { mark: 'q' } } }),
      { type: 'mark' },
    ],
    [
      'and the usual one does nothing then',
      press('m'),
      context('abcd', { keys: { isOff: false, changed: { mark: 'q' } } }),
      null,
    ],
    [
      'switched off, no letter chooses',
      press('c'),
      context('abcd', { keys: { isOff: true, changed: {} } }),
      null,
    ],
    [
      'nor highlights',
      press('h'),
      context('abcd', { keys: { isOff: true, changed: {} }, hasSelection: true }),
      null,
    ],
    [
      'switched off, arrows still move',
      press('ArrowRight'),
      context('abcd', { keys: { isOff: true, changed: {} } }),
      { type: 'next' },
    ],
    ['unknown keys do nothing', press('z'), context('abcd'), null],
    ['named keys do nothing', press('Escape'), context('abcd'), null],
  ])('%s', (_name, key, where, expected) => {
    expect(readKey(key, where)).toEqual(expected)
  })
})

describe('keyHelp', () => {
  it('names the keys that work on this question', () => {
    const words = (letters: string, keys = usualKeys) =>
      keyHelp({ letters: [...letters], canSubmit: true, allowsCalculator: true, keys }).map(
        ({ parts, what }) =>
          `${parts.map((part) => ('key' in part ? `[${part.key}]` : part.word)).join(' ')}: ${what}`,
      )
    expect(words('abcd')).toContain('[F] or [!]: Flag a problem with the question')
    expect(words('abcdefgh')).toContain('[!]: Flag a problem with the question')
    expect(words('abcd')).toContain('[K]: Bookmark')
    expect(words('')).toContain('[B] or [K]: Bookmark')
    expect(words('abcd')).toContain('[=]: Calculator')
    expect(words('abcd')).toContain('[+]: Larger text')
    expect(words('abcd')).toContain(
      '[Shift] with [A] to [D]: Cross an option out, or bring it back',
    )
    expect(words('')).toContain('[Ctrl] with [Enter]: Submit from a text, or go on')
    expect(words('abcd', { isOff: false, changed: { mark: 'q' } })).toContain(
      '[Q]: Mark for review',
    )
    expect(words('abcd', { isOff: true, changed: {} })).toEqual([
      '[Enter]: Submit, then next question',
      '[←] [→]: Previous and next question',
    ])
    const without = keyHelp({
      letters: [],
      canSubmit: true,
      allowsCalculator: false,
      keys: usualKeys,
    })
    expect(without.map(({ what }) => what)).not.toContain('Calculator')
  })
})
