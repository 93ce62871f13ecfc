import { describe, expect, it } from 'vitest'
import { eventWords } from './event.words.ts'

const { words } = eventWords({
  tutors: [{ id: 'owen', fullName: 'Owen Pike' }],
  degreeGroups: [{ id: 4, name: 'Engineering' }],
})
const session = {
  ...{ title: '', startsAt: '2027-03-10T17:00', endsAt: '2027-03-10T18:00', joinLink: null },
  ...{ timeZone: 'Europe/London', place: 'Online' },
}

describe('a version of an event in words', () => {
  it('names tutors and groups, and those that are gone', () => {
    expect(words.tutorIds(['owen', 'other'])).toBe('Owen Pike, A tutor of before')
    expect(words.degreeGroupIds([4, 5])).toBe('Engineering, A group of before')
    expect(words.degreeGroupIds([])).toBe('None')
  })

  it('has a line for each session, by the clock of its zone', () => {
    const late = { ...session, title: 'Waves', endsAt: '2027-03-11T00:30', place: '' }
    expect(words.sessions([session, late]).split('\n')).toEqual([
      '10 Mar 2027, 17:00 to 18:00 (Europe/London) · Online',
      'Waves · 10 Mar 2027, 17:00 to 11 Mar 2027, 00:30 (Europe/London)',
    ])
  })

  it('says what choices mean', () => {
    expect([words.capacity(null), words.capacity(20)]).toEqual(['No limit', '20'])
    expect(words.enrolment('by admin')).toBe('We give out the places')
    expect(words.recordingFor('places')).toBe('Those with a place')
    expect(words.kind('course')).toBe('Course')
  })
})
