import { describe, expect, it } from 'vitest'
import { monthIn, monthName, offersTick, schoolYear } from './month.rules.ts'

describe('the months', () => {
  it('are those of a school year', () => {
    expect(schoolYear.map(monthName).join(' ')).toBe(
      'September October November December January February March April May June July August',
    )
  })

  it.each([
    ['5', 5],
    ['12', 12],
    ['0', undefined],
    ['13', undefined],
    ['1.5', undefined],
    ['May', undefined],
    ['', undefined],
    [null, undefined],
  ])('are named by an address: %s', (text, month) => {
    expect(monthIn(text)).toBe(month)
  })
})

describe('a tick is offered', () => {
  it.each([
    ['where all links are done', false, ['done', 'done'], true],
    ['where not all are', false, ['done', 'open'], false],
    ['where one is locked', false, ['done', 'locked'], false],
    ['where one is gone', false, ['done', 'gone'], false],
    ['where there is none', false, [], false],
    ['where it is ticked already', true, ['done'], false],
  ])('%s', (_, isCompleted, states, isOffered) => {
    expect(offersTick({ isCompleted, links: states.map((state) => ({ state })) })).toBe(isOffered)
  })
})
