import { expect, it } from 'vitest'
import { heightOfFew } from './index.ts'

const row = { base: 5, md: 3 }
const frame = { base: 7, md: 6 }

it.each([
  ['no row', 0, { row }, '0rem', '0rem'],
  ['one row', 1, { row }, '5rem', '3rem'],
  ['rows and the gaps between them', 3, { row }, '17rem', '11rem'],
  ['all that are shown at first', 5, { row }, '29rem', '19rem'],
  ['those and the button for all', 6, { row }, '32rem', '22rem'],
  ['as few as a card shows', 9, { row, few: 3 }, '20rem', '14rem'],
  ['the card around them', 3, { row, frame }, '24rem', '17rem'],
])('keeps the room of %s', (_, count, rows, base, md) => {
  expect(heightOfFew(count, rows)).toEqual({ base, md })
})
