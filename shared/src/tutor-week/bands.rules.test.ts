import { describe, expect, it } from 'vitest'
import { wallClockOf } from '../full-calendar/times.rules.ts'
import { bandsOf } from './bands.rules.ts'

const weekly = [
  { weekday: 4, from: '15:00', to: '18:00' },
  { weekday: 7, from: '22:00', to: '24:00' },
]
const wall = wallClockOf('Europe/London')

describe('what lies behind a tutor’s week', () => {
  it('is when the tutor teaches on that weekday', () => {
    // A Thursday, a Friday and a Sunday.
    expect(bandsOf({ weekly, timeOff: [] }, wall, '2027-03-04')).toEqual([
      { tone: 'free', from: 900, to: 1080, label: 'Available 15:00 to 18:00' },
    ])
    expect(bandsOf({ weekly, timeOff: [] }, wall, '2027-03-05')).toEqual([])
    expect(bandsOf({ weekly, timeOff: [] }, wall, '2027-03-07')).toMatchObject([{ to: 1440 }])
  })

  it('is time off on each of its days, by the tutor’s clock', () => {
    const timeOff = [
      // From 16:00 to 9:00 two days later, over the night in which clocks go forward.
      { id: '1', from: '2027-03-27T16:00:00Z', until: '2027-03-29T08:00:00Z', note: 'Exams' },
    ]
    const of = (day: string) => bandsOf({ weekly: [], timeOff }, wall, day)
    expect(of('2027-03-26')).toEqual([])
    expect(of('2027-03-27')).toEqual([
      { tone: 'off', from: 960, to: 1440, label: 'Time off (Exams) 16:00 to 24:00' },
    ])
    expect(of('2027-03-28')).toMatchObject([{ from: 0, to: 1440 }])
    expect(of('2027-03-29')).toMatchObject([{ from: 0, to: 540 }])
    expect(of('2027-03-30')).toEqual([])
  })

  it('is nothing on the day on which time off ends at midnight', () => {
    const timeOff = [
      { id: '1', from: '2027-03-01T10:00:00Z', until: '2027-03-02T00:00:00Z', note: '' },
    ]
    expect(bandsOf({ weekly: [], timeOff }, wall, '2027-03-02')).toEqual([])
    expect(bandsOf({ weekly: [], timeOff }, wall, '2027-03-01')).toMatchObject([
      { label: 'Time off 10:00 to 24:00' },
    ])
  })
})
