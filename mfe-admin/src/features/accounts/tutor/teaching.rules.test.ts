import { expect, it } from 'vitest'
import { loadInWords, loadShare, loadTone } from './teaching.rules.ts'

it.each([
  [9, 12, '9 of 12', 'brand', 0.75],
  [12, 12, '12 of 12', 'warning', 1],
  [13, 12, '13 of 12', 'danger', 1],
  [0, 0, '0 of 0', 'warning', 1],
])('%i of %i students', (load, capacity, words, tone, share) => {
  const tutor = { load, capacity }
  expect([loadInWords(tutor), loadTone(tutor), loadShare(tutor)]).toEqual([words, tone, share])
})
