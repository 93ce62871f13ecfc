import { expect, it } from 'vitest'
import type { Comment, Criterion, DeskValue } from './desk.types.ts'
import { missingOf } from './missing.rules.ts'

const criteria: Criterion[] = ['Argument', 'Style'].map((title, index) => ({
  ...{ key: `k${index + 1}`, title, description: '', weight: 50, levels: [] },
}))
const comment = (changes: Partial<Comment> = {}): Comment => ({
  ...{ id: 'a', text: 'Said', sort: 'praise', criterion: null, part: 0, start: 0, end: 1 },
  ...{ quote: 'a', prefix: '', suffix: '', isDraft: true },
  ...changes,
})
const whole = {
  grades: criteria.map(({ key }) => ({ key, points: 0 })),
  overall: 'x'.repeat(30),
  comments: [],
}

it.each<[string, Partial<DeskValue>, string[]]>([
  ['nothing', {}, []],
  ['a level, none chosen', { grades: [{ key: 'k2', points: 0 }] }, ['Choose a level for Argument']],
  [
    'a level, only noted',
    { grades: [{ key: 'k1', points: null, note: 'x' }, ...whole.grades.slice(1)] },
    ['Choose a level for Argument'],
  ],
  [
    'an overall comment of 29 characters and a blank',
    { overall: `${'x'.repeat(29)} ` },
    ['Write an overall comment of 30 characters or more'],
  ],
  ['a draft', { comments: [comment()] }, ['Finish comment 7, or remove it']],
  ['a draft without words', { comments: [comment({ text: ' ' })] }, []],
])('is missing: %s', (_, changes, said) => {
  const missing = missingOf(
    { ...whole, ...changes },
    { kind: 'essay', criteria, numbers: new Map([['a', 7]]) },
  )
  expect(missing.map(({ words }) => words)).toEqual(said)
})

it('may be brief for the essay of a question, whose criteria are met or not', () => {
  const missing = missingOf(
    { grades: [], overall: '', comments: [] },
    { kind: 'question', criteria: criteria.slice(0, 1), numbers: new Map() },
  )
  expect(missing).toEqual([
    { at: { tab: 'grades', name: 'grade-k1' }, words: 'Say whether criterion 1 is met' },
  ])
})
