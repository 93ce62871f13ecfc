import { expect, it } from 'vitest'
import {
  archivingInWords,
  countsInWords,
  partIn,
  testIn,
  testName,
  topicChanges,
} from './tree.rules.ts'
import { pureTree as tree } from './tree.testing.ts'

it.each([
  [{ live: 0, draft: 0, withdrawn: 0 }, 'No questions yet'],
  [{ live: 1_250, draft: 1, withdrawn: 0 }, '1,250 live, 1 draft'],
  [{ live: 0, draft: 2, withdrawn: 3 }, '2 drafts, 3 withdrawn'],
])('%j are %s', (counts, words) => {
  expect(countsInWords(counts)).toBe(words)
})

it.each([
  [0, /^Nothing new can be filed under it\. What/],
  [1, /no longer offered its live question\./],
  [1_200, /no longer offered its 1,200 live questions\./],
])('says what archiving does with %i live questions', (live, words) => {
  expect(archivingInWords({ live, draft: 0, withdrawn: 0 })).toMatch(words)
})

it('tells a retired test', () => {
  expect(tree.map(testName)).toEqual(['ESAT', 'NSAA (retired)'])
})

it('goes by the address, or begins with the first in use', () => {
  expect(testIn(tree, '2')?.name).toBe('NSAA')
  expect(testIn(tree, '99')?.name).toBe('ESAT')
  expect(testIn([], null)).toBeUndefined()
  expect(partIn(tree, '11')?.part.sectionNo).toBe('Biology')
  expect(partIn(tree, null)?.part.sectionNo).toBe('Physics')
  expect(partIn([], null)).toBeUndefined()
})

const subjects = partIn(tree, '12')?.part.subjects ?? []
it.each([
  ['the same order', { 21: [31, 32], 22: [33] }, { moves: [], orders: [] }],
  [
    'another order',
    { 21: [32, 31], 22: [33] },
    { moves: [], orders: [{ parentId: 21, ids: [32, 31] }] },
  ],
  [
    'a topic under another subject',
    { 21: [32], 22: [31, 33] },
    {
      moves: [{ id: 31, subjectId: 22, name: 'Motion' }],
      orders: [{ parentId: 22, ids: [31, 33] }],
    },
  ],
])('saves %s', (_, wanted, changes) => {
  const order = Object.entries(wanted).map(([id, ids]) => ({ id, keys: ids.map(String) }))
  expect(topicChanges(subjects, order)).toEqual(changes)
})
