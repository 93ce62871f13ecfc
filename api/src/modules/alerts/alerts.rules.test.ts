import { describe, expect, it } from 'vitest'
import { mayDo, reaches, type Standing, stateOf, titleCodeOf } from './alerts.rules.ts'

const open: Standing = { state: 'open', isReviewed: true, raisedBy: 'raiser', assignedTo: null }
const waiting: Standing = { ...open, isReviewed: false }
const closed: Standing = { ...open, state: 'closed' }

const can = (may: ReturnType<typeof mayDo>) =>
  Object.entries(may)
    .filter(([, is]) => is)
    .map(([what]) => what)

describe('what may be done with a concern', () => {
  const seniors = ['Senior Tutor', 'Admin'] as const
  it.each(seniors)('by a %s is all that its state allows', (role) => {
    const who = { userId: 'x', role }
    expect(can(mayDo(who, waiting))).toEqual(['review', 'change', 'close', 'commentInternally'])
    expect(can(mayDo(who, open))).toEqual(['assign', 'change', 'close', 'commentInternally'])
    expect(can(mayDo(who, closed))).toEqual(['reopen', 'commentInternally'])
  })

  it('by whoever raised it is to change it before the review, and to close it', () => {
    const who = { userId: 'raiser', role: 'Tutor' as const }
    expect(can(mayDo(who, waiting))).toEqual(['change', 'close', 'commentInternally'])
    expect(can(mayDo(who, open))).toEqual(['close', 'commentInternally'])
    expect(can(mayDo(who, closed))).toEqual(['reopen', 'commentInternally'])
  })

  it('by a tutor who has it is to close it, by another to comment', () => {
    const who = { userId: 'x', role: 'Tutor' as const }
    expect(can(mayDo(who, { ...open, assignedTo: 'x' }))).toEqual(['close', 'commentInternally'])
    expect(can(mayDo(who, open))).toEqual(['commentInternally'])
  })

  it.each(['Parent', 'School Manager'] as const)('by a %s is nothing but to reply', (role) => {
    for (const standing of [waiting, open, closed]) {
      expect(can(mayDo({ userId: 'raiser', role }, standing))).toEqual([])
    }
  })
})

it.each([
  [waiting, 'waiting', 'open'],
  [open, 'open', 'open'],
  [{ ...open, assignedTo: 'x' }, 'assigned', 'open'],
  [closed, 'closed', 'closed'],
])('%o is %s for staff and %s for others', (standing, forStaff, forOthers) => {
  expect(stateOf(standing, true)).toBe(forStaff)
  expect(stateOf(standing, false)).toBe(forOthers)
})

it('a student is told in the colour of the type', () => {
  expect([1, 2, 3, 4].map(titleCodeOf)).toEqual([1, 2, 0, 4])
})

it.each([
  ['staff', false, false],
  ['family', true, false],
  ['school', true, true],
] as const)(
  'an audience of %s reaches the family: %s, the school: %s',
  (audience, family, school) => {
    expect(reaches(audience, 'family')).toBe(family)
    expect(reaches(audience, 'school')).toBe(school)
  },
)
