import { expect, it } from 'vitest'
import { inPercent, type Known, predictionOf } from './predictions.rules.ts'

const nothing: Known = { share: null, shareMargin: null, grade: null, examSectionId: null }
const tables = {
  ofPaper: new Map([[7, [1, 3, 5]]]),
  ofPart: new Map([[2, [1, 5, 9]]]),
}

it.each<[string, Partial<Known>, number | null, ReturnType<typeof predictionOf>]>([
  ['nothing', {}, 2, null],
  ['a grade as it is', { grade: 6.5 }, null, { isOfficial: true, predicted: 6.5, margin: null }],
  [
    'readiness by the table of its part, with its margin',
    { share: 0.5, shareMargin: 0.25 },
    2,
    { isOfficial: true, predicted: 5, margin: 2 },
  ],
  [
    'a paper by its own table',
    { share: 0.5, examSectionId: 7 },
    2,
    { isOfficial: true, predicted: 3, margin: null },
  ],
  [
    'a paper without one by that of its part',
    { share: 0.5, examSectionId: 8 },
    2,
    { isOfficial: true, predicted: 5, margin: null },
  ],
  [
    'percent where there is none',
    { share: 0.634, shareMargin: 0.051 },
    3,
    { isOfficial: false, predicted: 63.4, margin: 5.1 },
  ],
])('predicts %s', (_, known, sectionId, expected) => {
  expect(predictionOf({ ...nothing, ...known }, sectionId, tables)).toEqual(expected)
})

it('is percent where others have no table', () => {
  const known = { ...nothing, share: 0.5, shareMargin: 0.1, examSectionId: 7 }
  expect(inPercent(known)).toEqual({ isOfficial: false, predicted: 50, margin: 10 })
  expect(inPercent({ ...nothing, grade: 6 })).toBeNull()
})
