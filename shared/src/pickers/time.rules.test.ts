import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTime, timesBetween } from './time.rules.ts'

describe('a time that is typed', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    [' 21:30 ', '21:30'],
    ['9 pm', '21:00'],
    ['9:30pm', '21:30'],
    ['9.30 a.m.', '09:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['23:59', '23:59'],
    ['0', '00:00'],
    ['24:00', null],
    ['9:60', null],
    ['13 pm', null],
    ['0 am', null],
    ['9:3', null],
    ['noon', null],
    ['', null],
    ['9:30:00', null],
  ])('%j is %j', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it('that is written in full is itself', () => {
    const hours = fc.integer({ min: 0, max: 23 })
    const minutes = fc.integer({ min: 0, max: 59 })
    fc.assert(
      fc.property(hours, minutes, (hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        expect(readTime(time)).toBe(time)
        const half = hour < 12 ? 'am' : 'pm'
        expect(readTime(`${hour % 12 || 12}:${time.slice(3)} ${half}`)).toBe(time)
      }),
    )
  })
})

describe('the times to choose from', () => {
  it.each([
    ['09:00', '10:00', 30, ['09:00', '09:30', '10:00']],
    ['09:15', '10:00', 30, ['09:15', '09:45']],
    ['23:00', '24:00', 30, ['23:00', '23:30']],
    ['10:00', '09:00', 15, []],
  ])('from %s to %s every %i minutes', (min, max, every, times) => {
    expect(timesBetween(min, max, every)).toEqual(times)
  })
})
