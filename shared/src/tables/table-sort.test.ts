import { expect, test } from 'vitest'
import { pagesToShow } from './pager.tsx'
import { nextSort, sortRows } from './table-sort.ts'

test('texts sort as people count, ties keep their place', () => {
  const rows = [{ n: 'b10' }, { n: 'B2' }, { n: 'a' }, { n: 'b2' }]
  expect(sortRows(rows, (row) => row.n, 'ascending').map((row) => row.n)).toEqual([
    'a',
    'B2',
    'b2',
    'b10',
  ])
})

test('what has no value is last in both directions', () => {
  const rows = [null, 3, undefined, 1]
  expect(sortRows(rows, (row) => row, 'ascending')).toEqual([1, 3, null, undefined])
  expect(sortRows(rows, (row) => row, 'descending')).toEqual([3, 1, null, undefined])
})

test('a header goes ascending, descending, ascending', () => {
  const first = nextSort(undefined, 'a')
  expect(first).toEqual({ column: 'a', direction: 'ascending' })
  expect(nextSort(first, 'a').direction).toBe('descending')
  expect(nextSort(nextSort(first, 'a'), 'a').direction).toBe('ascending')
  expect(nextSort(first, 'b')).toEqual({ column: 'b', direction: 'ascending' })
})

test('a pager offers first, last and the neighbours, and no gap that hides one page', () => {
  expect(pagesToShow(1, 5)).toEqual([1, 2, 0, 5])
  expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesToShow(4, 25)).toEqual([1, 2, 3, 4, 5, 0, 25])
  expect(pagesToShow(10, 25)).toEqual([1, 0, 9, 10, 11, 0, 25])
})
