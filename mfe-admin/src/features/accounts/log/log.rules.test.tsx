import { expect, it } from 'vitest'
import { aboutOf, choicesOf, detailsOf, shownValue } from './log.rules.ts'

it.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  ['<p></p>', 'Nothing'],
  [true, 'Yes'],
  ['<p>Two <b>words</b></p>', 'Two words'],
  [['a', 'b'], 'a, b'],
  ['x'.repeat(200), `${'x'.repeat(160)}…`],
])('%j is shown as %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown)
})

it.each([
  [{ kind: null, recordName: null }, null],
  [{ kind: 'school', recordName: 'Elm' }, 'School Elm'],
  [{ kind: 'target', recordName: null }, 'Target'],
])('%j is about %s', (entry, about) => {
  expect(aboutOf(entry)).toBe(about)
})

it('has names as choices and details as facts', () => {
  expect(choicesOf(['list exported'])).toEqual([{ value: 'list exported', label: 'List exported' }])
  expect(choicesOf(undefined)).toBeUndefined()
  expect(detailsOf({ expectedCount: '3' })).toEqual([{ label: 'Expected count', value: '3' }])
})
