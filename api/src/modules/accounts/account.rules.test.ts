import { describe, expect, it } from 'vitest'
import { accountErrors, newAccountErrors, overridesWith, whyNotStopped } from './account.rules.ts'

const none = { yearGroup: null, extraTimePercent: null } as const
const student = { role: 'Student', yearGroup: 12, extraTimePercent: 0 } as const

describe('an account that is changed', () => {
  it.each([
    [
      'a tutor who becomes a senior tutor',
      { role: 'Tutor', ...none },
      { role: 'Senior Tutor', ...none },
      0,
      [],
    ],
    [
      'a senior tutor without a team who becomes a tutor',
      { role: 'Senior Tutor', ...none },
      { role: 'Tutor', ...none },
      0,
      [],
    ],
    [
      'a senior tutor with a team',
      { role: 'Senior Tutor', ...none },
      { role: 'Tutor', ...none },
      1,
      ['body.role'],
    ],
    [
      'a parent who becomes an admin',
      { role: 'Parent', ...none },
      { role: 'Admin', ...none },
      0,
      ['body.role'],
    ],
    [
      'a tutor who becomes an admin',
      { role: 'Tutor', ...none },
      { role: 'Admin', ...none },
      0,
      ['body.role'],
    ],
    ['a student as before', student, student, 0, []],
    ['a student without a year', student, { ...student, yearGroup: null }, 0, ['body.yearGroup']],
    [
      'a parent with a year',
      { role: 'Parent', ...none },
      { role: 'Parent', yearGroup: 12, extraTimePercent: null },
      0,
      ['body.yearGroup'],
    ],
    [
      'a parent with extra time',
      { role: 'Parent', ...none },
      { role: 'Parent', yearGroup: null, extraTimePercent: 25 },
      0,
      ['body.extraTimePercent'],
    ],
  ] as const)('%s', (_, before, after, teamSize, paths) => {
    expect(accountErrors(before, after, teamSize).map(({ path }) => path)).toEqual(paths)
  })
})

describe('a new account', () => {
  const plain = { childIds: [], schoolIds: [], tutor: null }
  it.each([
    ['an admin', { role: 'Admin', ...plain }, []],
    ['a parent with a child', { ...plain, role: 'Parent', childIds: ['a'] }, []],
    ['an admin with a child', { ...plain, role: 'Admin', childIds: ['a'] }, ['body.childIds']],
    ['a parent with a school', { ...plain, role: 'Parent', schoolIds: ['a'] }, ['body.schoolIds']],
    ['a tutor who teaches nothing', { ...plain, role: 'Tutor' }, ['body.tutor']],
    ['a parent who teaches', { ...plain, role: 'Parent', tutor: {} }, ['body.tutor']],
  ] as const)('%s', (_, account, paths) => {
    expect(newAccountErrors(account).map(({ path }) => path)).toEqual(paths)
  })
})

it('is never stopped by its own person, nor as the last admin with a password', () => {
  const stopping = { isOneself: false, isAdmin: false, otherAdmins: 0 }
  expect(whyNotStopped(stopping)).toBeUndefined()
  expect(whyNotStopped({ ...stopping, isOneself: true })).toMatch(/your own/)
  expect(whyNotStopped({ ...stopping, isAdmin: true })).toMatch(/last admin/)
  expect(whyNotStopped({ ...stopping, isAdmin: true, otherAdmins: 1 })).toBeUndefined()
})

it('keeps what is set by hand in one order, and takes one of it away', () => {
  const set = (entitlement: string, state: string) => ({ entitlement, state, until: null })
  const first = overridesWith([], set('hasSeminar', 'on'), 'A trial')
  const both = overridesWith(first, set('hasCourses', 'off'), 'Paused')
  expect(both.map(({ entitlement, isOn }) => [entitlement, isOn])).toEqual([
    ['hasCourses', false],
    ['hasSeminar', true],
  ])
  expect(overridesWith(both, set('hasCourses', 'as booked'), 'Back')).toEqual(first)
})
