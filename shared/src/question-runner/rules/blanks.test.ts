import { describe, expect, it } from 'vitest'
import { countWords, fillBlanks, partsOf } from './blanks.ts'

describe('fill in the blanks', () => {
  it('splits an option into its parts', () => {
    expect(partsOf('a force | a scalar')).toEqual(['a force', 'a scalar'])
    expect(partsOf('only <b>|x|</b>')).toEqual(['only <b>|x|</b>'])
  })

  it.each([
    ['[[blank]] falls', null, '<span class="blank">blank 1</span> falls'],
    ['[[blank]] falls', 'A stone', '<mark class="blank-filled">A stone</mark> falls'],
    [
      '[[blank]], then [[blank]]',
      'up | down',
      '<mark class="blank-filled">up</mark>, then <mark class="blank-filled">down</mark>',
    ],
    [
      '[[blank]], then [[blank]]',
      'up',
      '<mark class="blank-filled">up</mark>, then <span class="blank">blank 2</span>',
    ],
    ['no blanks', 'up', 'no blanks'],
    ['costs [[blank]]', '$&1', 'costs <mark class="blank-filled">$&1</mark>'],
  ])('fills %s with %s', (text, option, expected) => {
    expect(fillBlanks(text, option)).toBe(expected)
  })
})

it.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  ['  one  two\nthree ', 3],
])('counts the words of %j', (text, count) => {
  expect(countWords(text)).toBe(count)
})
