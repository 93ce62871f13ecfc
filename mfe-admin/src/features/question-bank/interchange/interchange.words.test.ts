import { expect, it } from 'vitest'
import { formatInWords, isChoosable, isMoving, warningInWords } from './interchange.words.ts'

it.each([
  ['split', null, 'Split by gap'],
  ['unsupported:matching', null, 'Kind not known here: matching'],
  ['reads-like:42', null, 'Reads like another: question 42'],
  ['hints-dropped', null, 'Hints dropped'],
  ['reads-like', '42', 'Reads like another: question 42'],
  ['image-missing', 'a:b.png', 'Image missing: a:b.png'],
  ['of-another-time', null, 'Of another time'],
])('the warning %s about %s is called %s', (name, detail, label) => {
  const said = warningInWords(name, detail)
  expect(said.label).toBe(label)
  expect(said.meaning).toMatch(/\.$/)
})

it('a job is at an import while it is read, applied or undone', () => {
  expect(
    (['receiving', 'analysing', 'analysed', 'applying', 'undoing'] as const).map(isMoving),
  ).toEqual([false, true, false, true, true])
})

it('what is new or changed can be chosen', () => {
  expect((['new', 'changed', 'same', 'twice', 'refused'] as const).filter(isChoosable)).toEqual([
    'new',
    'changed',
  ])
})

it('a format without a name here goes by its own', () => {
  expect([formatInWords('moodle'), formatInWords('other')]).toEqual(['Moodle XML', 'other'])
})
