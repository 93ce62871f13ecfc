import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { checkPassword, type PasswordOwner, strengthOf } from './password.rules.ts'

const short = 'Use 10 characters or more.'
const long = 'Use 200 characters or fewer.'
const own = 'Use something other than your name or email.'
const common = 'This password is one of the most common ones. Choose another.'
const repeated = 'This password repeats a few characters. Choose another.'

const zoe: PasswordOwner = { email: 'zoe.oneill@portal.test', names: ['Zoë', 'O’Neill-Harrison'] }

describe('a new password', () => {
  const cases: [string, string | null, PasswordOwner?][] = [
    ['', short],
    ['nine char', short],
    ['correct horse battery', null],
    ['Portal-demo-1', null],
    // Characters count, not the code units that they take.
    ['🐎🔋🐎🔋🐎', short],
    ['🐎🔋📎🐴🌱🌍🎧🎈🧭🧪', null],
    ['ten chars!', null],
    ['x1'.padEnd(200, 'Correct horse battery staple, '), null],
    ['x1'.padEnd(201, 'Correct horse battery staple, '), long],
    ['qwertyuiop', common],
    ['QwertyUIOP', common],
    ['password123', common],
    ['aaaaaaaaaa', common],
    ['bbbbbbbbbbbb', repeated],
    ['          ', repeated],
    ['abc1abc1abc1', repeated],
    ['abc1abc1abcd', null],
    ['zoe.oneill@portal.test', own, zoe],
    ['ZOE.ONEILL', own, zoe],
    ['zoe-oneill-2010', own, zoe],
    ['Zoë O’Neill-Harrison', own, zoe],
    ['O’Neill-Harrison Zoë 1', own, zoe],
    ['oneillharrison!', own, zoe],
    ['Zoë likes chemistry', null, zoe],
    ['1029384757', null, { email: '', names: ['', ' '] }],
  ]
  it.each(cases)('%s: %s', (password, expected, owner) => {
    expect(checkPassword(password, owner)).toBe(expected)
  })
})

describe('strength', () => {
  const cases: [string, number, string, PasswordOwner?][] = [
    ['', 0, 'Too weak'],
    ['password123', 0, 'Too weak'],
    ['zoe.oneill1', 0, 'Too weak', zoe],
    // Ten characters, but most go on as the one before.
    ['abcdefgh1x', 1, 'Weak'],
    ['0246813579', 1, 'Weak'],
    ['chairplant', 1, 'Weak'],
    ['chairplant7', 2, 'Fair'],
    ['Chairplant7', 3, 'Good'],
    ['chair plant 7', 3, 'Good'],
    ['correct horse battery', 4, 'Strong'],
  ]
  it.each(cases)('of %s is %i, %s', (password, score, word, owner) => {
    expect(strengthOf(password, owner)).toEqual({ score, word })
  })
})

describe('the list of common passwords', () => {
  it('holds only what could be a password at all, in lower case', () => {
    expect(commonPasswords.size).toBeGreaterThan(900)
    for (const each of commonPasswords) {
      expect([each, each.length >= 10, each === each.toLowerCase()]).toEqual([each, true, true])
    }
  })
})
