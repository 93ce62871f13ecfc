import { expect, it } from 'vitest'
import { describedValues, undescribedIn } from './images.rules.ts'
import { newQuestion } from './question-values.rules.ts'

const file = '<img data-file="f1" alt="" width="20" height="10" />'
const values = { ...newQuestion, text: `<p>See ${file}</p>` }

it.each([
  ['without words', file, ['f1']],
  ['without the attribute', '<img data-file="f1" />', ['f1']],
  ['described', '<img data-file="f1" alt="A stone" />', []],
  ['an equation', '<img data-latex alt="" src="data:image/svg+xml,x" />', []],
  ['twice', file + file, ['f1']],
  [
    'inside of the text',
    '<img alt="" src="data:image/png;base64,AA==" />',
    ['data:image/png;base64,AA=='],
  ],
])('finds an image %s', (_, solution, found) => {
  expect(undescribedIn({ ...newQuestion, solution }, null)).toEqual(found)
})

it('leaves alone what was called decoration before', () => {
  expect(undescribedIn(values, values)).toEqual([])
  const imported = { ...newQuestion, text: '<p><img data-file="f1" /></p>' }
  expect(undescribedIn(values, imported)).toEqual(['f1'])
})

it.each([
  [
    'A "stone" & <more>',
    '<p>See <img alt="A &quot;stone&quot; &amp; &lt;more>" data-file="f1" width="20" height="10" /></p>',
  ],
  ['', '<p>See <img alt="" data-file="f1" width="20" height="10" /></p>'],
])('describes it as %s', (alt, text) => {
  expect(describedValues(values, new Map([['f1', alt]])).text).toBe(text)
  expect(describedValues(values, new Map([['f2', alt]]))).toEqual(values)
})
