import { expect, it } from 'vitest'
import { type Hole, newHoles, newHolesInWords, publishErrors } from './papers.rules.ts'

const empty = (number: number): Hole => ({ number, questionId: null, state: null })
const draft = (number: number, questionId: number): Hole => ({
  ...{ number, questionId, state: 'draft' },
})

it.each<[string, Hole[], string | undefined]>([
  ['nothing', [], undefined],
  ['one number', [empty(7)], 'Physics has no live question at 7.'],
  [
    'numbers that follow each other',
    [empty(2), empty(3), empty(4), empty(9)],
    'Physics has no live question at 2 to 4, 9.',
  ],
  [
    'a draft and a withdrawn question',
    [empty(1), draft(2, 42), { number: 3, questionId: 43, state: 'withdrawn' }, empty(4)],
    'Physics has no live question at 1, 2 (qu-42 is a draft), 3 (qu-43 is withdrawn), 4.',
  ],
])('names %s', (_, holes, message) => {
  expect(publishErrors([{ sectionNo: 'Physics', holes }])).toEqual(
    message === undefined ? [] : [{ path: 'body.state', message }],
  )
})

it('names every part with holes, and a paper without parts', () => {
  const parts = [
    { sectionNo: 'Biology', holes: [empty(1)] },
    { sectionNo: 'Chemistry', holes: [] },
    { sectionNo: 'Physics', holes: [empty(2)] },
  ]
  expect(publishErrors(parts).map(({ message }) => message)).toEqual([
    'Biology has no live question at 1.',
    'Physics has no live question at 2.',
  ])
  expect(publishErrors([]).map(({ message }) => message)).toEqual(['It has no part yet.'])
})

it('tells new holes from those that were there', () => {
  const holes = newHoles([empty(3)], [draft(3, 42), empty(5)])
  expect(holes).toEqual([empty(5)])
  expect(newHolesInWords('Physics', holes)).toBe(
    'The paper is open to students, and Physics would have no live question at 5.',
  )
})
