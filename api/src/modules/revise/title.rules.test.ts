import { describe, expect, it } from 'vitest'
import { scopeInTitle, titleOf } from './title.rules.ts'

describe('a title', () => {
  it.each([
    [[], [], 'Physics'],
    [['Waves'], [], 'Waves'],
    [['Waves', 'Forces'], ['Mechanics'], 'Waves, Forces'],
    [['Waves', 'Forces', 'Matter', 'Heat', 'Light'], [], 'Waves, Forces and 3 more'],
    [[], ['Mechanics', 'Heat', 'Waves'], 'Mechanics, Heat and 1 more'],
  ])('of topics %j and subjects %j', (topics, subjects, about) => {
    expect(scopeInTitle('Physics', { topics, subjects })).toBe(about)
  })

  it.each([
    ['2026-11-22T23:30:00Z', 'Europe/London', '22 Nov · Graphs'],
    ['2026-11-22T23:30:00Z', 'Asia/Tokyo', '23 Nov · Graphs'],
    ['2026-09-01T02:00:00Z', 'America/New_York', '31 Aug · Graphs'],
    ['2026-09-02T12:00:00Z', 'Europe/London', '2 Sep · Graphs'],
  ])('at %s in %s is %s', (moment, timeZone, title) => {
    expect(titleOf(new Date(moment), timeZone, 'Graphs')).toBe(title)
  })
})
