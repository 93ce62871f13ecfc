import { expect, it } from 'vitest'
import { bankFor, expandedAt, insertedAt } from './bank.rules.ts'
import type { BankComment } from './desk.types.ts'

const saved = (id: string, changes: Partial<BankComment> = {}): BankComment => ({
  ...{ id, isShared: false, kind: 'any', criterion: null, shortcut: null, lastUsedAt: null },
  ...{ text: `Text ${id}` },
  ...changes,
})

it('finds what holds all the words, for this kind, those for the criterion first', () => {
  const bank = [
    saved('1', { text: 'Name an example.' }),
    saved('2', { text: 'An example helps.', criterion: 'style' }),
    saved('3', { text: 'Example', kind: 'statement' }),
    saved('4', { shortcut: 'example' }),
    saved('5', { text: 'Well put.' }),
  ]
  const idsOf = (sought: string, criterion: string | null = null) =>
    bankFor(bank, { kind: 'essay', criterion, sought }).map(({ id }) => id)
  expect(idsOf('EXAMPLE')).toEqual(['1', '2', '4'])
  expect(idsOf('example', 'Style')).toEqual(['2', '1', '4'])
  expect(idsOf('an help')).toEqual(['2'])
  expect(idsOf('')).toHaveLength(4)
})

it.each([
  ['', 0, 0, 'New', 'New', 3],
  ['Old', 3, 3, 'New', 'Old New', 7],
  ['Old ', 4, 4, 'New', 'Old New', 7],
  ['Old.', 3, 3, 'New', 'Old New.', 7],
  ['One two', 0, 3, 'New', 'New two', 3],
  ['onetwo', 3, 3, 'New', 'one New two', 7],
])('puts words into %j from %i to %i', (text, start, end, words, after, caret) => {
  expect(insertedAt(text, start, end, words)).toEqual({ text: after, caret })
})

it.each([
  ['ex', 2, 'Own.'],
  ['Good. EX', 8, 'Good. Own.'],
  ['Good. /ex', 9, 'Good. Own.'],
  ['ex more', 2, 'Own. more'],
  ['flex', 4, undefined],
  ['and/ex', 6, undefined],
  ['ex ', 3, undefined],
  ['other', 5, undefined],
])('writes out a shortcut: %j at %i', (text, caret, after) => {
  const bank = [
    saved('2', { shortcut: 'ex', isShared: true, text: 'Everybody’s.' }),
    saved('1', { shortcut: 'ex', text: 'Own.' }),
  ]
  const written = expandedAt(text, caret, bank)
  expect(written?.text).toBe(after)
  if (written !== null) expect(written.bankId).toBe('1')
})
