import { expect, test } from 'vitest'
import { type EssayEntry, expectHonest } from './essay-log.ts'

const page = 'one'
const typed: EssayEntry = { kind: 'typed', page, text: 'Law\nand life' }
const shown = (text: string): EssayEntry => ({ kind: 'shown', page, text })
const confirmed = (text: string, keep = '', at = page): EssayEntry => ({
  ...{ kind: 'confirmed', page: at, text, keep },
})

test.each([
  ['the server has every word', [typed, confirmed('Law\nand life\n'), shown('Saved')]],
  ['it has one in a side of a merge', [typed, confirmed('Law and', 'life'), shown('Saved')]],
  ['nothing is called saved', [typed, shown('Saving'), shown('On this device only')]],
])('a page is honest where %s', (_, log) => {
  expect(() => expectHonest(log)).not.toThrow()
})

test.each([
  ['before the server has it', [typed, shown('Saved'), confirmed('Law and life')]],
  ['while a word is missing', [typed, confirmed('Law and'), shown('Saved')]],
  ['for what another page sent', [typed, confirmed('Law and life', '', 'two'), shown('Saved')]],
])('a page that says Saved %s is not', (_, log) => {
  expect(() => expectHonest(log)).toThrow()
})
