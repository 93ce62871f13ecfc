import { describe, expect, it } from 'vitest'
import { roles } from '../contract/roles.ts'
import { makePayload, makeToken } from '../testing/claims.ts'
import { issuedAt, readClaims } from './claims.ts'

const flags = [
  ['IsHeadStart', 'isHeadStart'],
  ['HasQuestionBank', 'hasQuestionBank'],
  ['isseminartutor', 'isSeminarTutor'],
  ['isessaypstutor', 'isEssayPsTutor'],
  ['IsImpersonating', 'isImpersonating'],
  ['hascourses', 'hasCourses'],
  ['HasAcademy', 'hasAcademy'],
  ['HasSeminar', 'hasSeminar'],
  ['haslibrary', 'hasLibrary'],
  ['HasReadingList', 'hasReadingList'],
  ['HasPsSubmission', 'hasPsSubmission'],
  ['HasEssaySubmission', 'hasEssaySubmission'],
] as const

const values: readonly [unknown, boolean][] = [
  [true, true],
  [false, false],
  ['True', true],
  ['true', true],
  ['TRUE', true],
  [' true ', true],
  ['False', false],
  ['false', false],
  ['', false],
  ['yes', false],
  [1, false],
  [null, false],
  [undefined, false],
  [['true'], false],
]

function read(changes: Record<string, unknown>) {
  return readClaims(makeToken({ ...makePayload(), ...changes }))
}

describe('readClaims', () => {
  it.each(flags)('reads the flag %s in every form', (wire, name) => {
    for (const [value, expected] of values) {
      expect(read({ [wire]: value })?.[name], `${wire} = ${JSON.stringify(value)}`).toBe(expected)
    }
  })

  it.each(roles)('reads the role %s', (role) => {
    expect(read({ role })?.role).toBe(role)
  })

  it.each([
    ['one text', 'a', ['a']],
    ['a list', ['a', 'b'], ['a', 'b']],
    ['an empty text', '', []],
    ['nothing', undefined, []],
    ['null', null, []],
    ['a list with other things', ['a', 3, null, ''], ['a']],
  ])('reads Schools from %s', (_, Schools, expected) => {
    expect(read({ Schools })?.schools).toEqual(expected)
  })

  it('reads who it is, beyond Latin letters too', () => {
    expect(read({ sub: 'u1', email: 'zoë@portal.test', exp: 1234 })).toMatchObject({
      userId: 'u1',
      email: 'zoë@portal.test',
      exp: 1234,
    })
  })

  it.each([
    ['an unknown role', { role: 'Janitor' }],
    ['a role in another case', { role: 'student' }],
    ['no role', { role: undefined }],
    ['a list of roles', { role: ['Student'] }],
    ['no expiry', { exp: undefined }],
    ['an expiry that is no number', { exp: 'tomorrow' }],
  ])('refuses %s', (_, changes) => {
    expect(read(changes)).toBeNull()
  })

  it.each([
    '',
    'garbage',
    'a.b.c',
    '..',
    'eyJhbGciOiJIUzI1NiJ9',
    makeToken(null),
    makeToken(3),
    makeToken('text'),
    makeToken([]),
  ])('refuses the token "%s" without a crash', (token) => {
    expect(readClaims(token)).toBeNull()
    expect(issuedAt(token)).toBeUndefined()
  })
})
