import { expect, it } from 'vitest'
import { labelOf, namesInWords, valueInWords } from './words.rules.ts'

it.each([
  ['name', 'Name'],
  ['firstName', 'First name'],
  ['isArchived', 'Archived'],
  ['hasQuestionBank', 'Question bank'],
  ['seniorTutorId', 'Senior tutor'],
  ['imageFileId', 'Image'],
  ['roles', 'Roles'],
  ['issuedOn', 'Issued on'],
  ['id', 'Id'],
  ['isTakingStudents', 'Takes students'],
])('%s is %s', (field, label) => {
  expect(labelOf(field)).toBe(label)
})

it.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [0, '0'],
  [true, 'yes'],
  [false, 'no'],
  [['a', 'b'], '["a","b"]'],
  ['words', 'words'],
])('%j is %s', (value, words) => {
  expect(valueInWords(value)).toBe(words)
})

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E and 2 more'],
])('%j are %s', (names, words) => {
  expect(namesInWords(names)).toBe(words)
})
