import { expect, it } from 'vitest'
import { heldPage, pageIn, pageOfAddress, rowsInSight } from './page.rules.ts'

it.each([
  [1, 200, 1],
  [200, 200, 200],
  [201, 200, 200],
  [0, 200, 1],
  [-3, 200, 1],
  [37.9, 200, 37],
  [Number.NaN, 200, 1],
  [Number.POSITIVE_INFINITY, 200, 1],
  // Nobody knows yet how many there are.
  [37, 0, 37],
])('holds page %s of %s at %s', (page, pages, held) => {
  expect(heldPage(page, pages)).toBe(held)
})

it.each([
  ['37', 37],
  [' 37 ', 37],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['3.5', null],
  ['1e3', null],
  ['12345678', null],
])('reads %j as page %s', (text, page) => {
  expect(pageIn(text)).toBe(page)
})

it.each([
  ['page=37', 37],
  ['page=0', 1],
  ['page=x', 1],
  ['', 1],
])('opens at the page of the address ?%s: %s', (query, page) => {
  expect(pageOfAddress(new URLSearchParams(query))).toBe(page)
})

it.each([
  // scrolled, height, rows: from, to
  [0, 600, 200, 0, 6],
  [1880, 600, 200, 8, 16],
  [37_000, 600, 200, 194, 200],
  [0, 600, 1, 0, 1],
  [0, 0, 0, 0, 0],
  // Scrolled beyond an end that has come nearer.
  [90_000, 600, 10, 10, 10],
])(
  'draws of rows scrolled by %s in %s px of %s those from %s to %s',
  (scrolled, height, rows, from, to) => {
    expect(rowsInSight(scrolled, height, 188, rows)).toEqual({ from, to })
  },
)
