import { describe, expect, it } from 'vitest'
import {
  type LinkEnd,
  type LinkKind,
  linkEnds,
  linkFault,
  linkId,
  linkOf,
  schoolsAfter,
} from './links.rules.ts'

const person = (role: LinkEnd['role'], isOpen = true): LinkEnd => ({ id: 'x', role, isOpen })
const school = (isOpen = true) => person(null, isOpen)

describe('whether two can be joined', () => {
  it.each<[LinkKind, LinkEnd | undefined, LinkEnd | undefined, string | undefined]>([
    ['parent-child', person('Parent'), person('Student'), undefined],
    ['parent-child', person('Student'), person('Parent'), 'Choose a parent'],
    ['parent-child', person('Parent'), person('Parent'), 'Choose a student'],
    ['parent-child', undefined, person('Student'), 'Choose a parent'],
    ['parent-child', person('Parent'), school(), 'Choose a student'],
    ['parent-child', person('Parent', false), person('Student'), 'This account has been stopped'],
    ['parent-child', person('Parent'), person('Student', false), 'This account has been stopped'],
    ['tutor-student', person('Senior Tutor'), person('Student'), undefined],
    ['tutor-student', person('Admin'), person('Student'), 'Choose a tutor'],
    ['student-school', person('Student'), school(), undefined],
    ['student-school', person('Student'), school(false), 'This school is archived'],
    ['student-school', person('Student'), person('Student'), 'Choose a school'],
    ['student-school', school(), school(), 'Choose a student'],
    ['manager-school', person('School Manager'), undefined, 'Choose a school'],
    ['tutor-senior', person('Tutor'), person('Senior Tutor'), undefined],
    ['tutor-senior', person('Tutor'), person('Parent'), 'Choose a senior tutor'],
  ])('%s: %j, %j', (kind, from, to, message) => {
    expect(linkFault({ kind, isLinked: true }, from, to)?.message).toBe(message)
  })

  it('lets go of what is stopped or archived', () => {
    const parting = { kind: 'student-school', isLinked: false } as const
    expect(linkFault(parting, person('Student', false), school(false))).toBeUndefined()
  })
})

it.each<[string[], string, boolean, number | null, string[]]>([
  [[], 'a', true, null, ['a']],
  [['a'], 'b', true, null, ['a', 'b']],
  [['a'], 'b', true, 1, ['b', 'a']],
  [['a', 'b', 'c'], 'c', true, 2, ['a', 'c', 'b']],
  [['a', 'b', 'c'], 'a', true, 20, ['b', 'c', 'a']],
  [['a', 'b'], 'a', true, null, ['a', 'b']],
  [['a', 'b'], 'a', false, null, ['b']],
  [['a', 'b'], 'c', false, 1, ['a', 'b']],
])('of %j, %s is set (%s, at %s)', (before, one, isLinked, position, after) => {
  expect(schoolsAfter(before, one, { isLinked, position })).toEqual(after)
})

it('reads back what a link is called', () => {
  for (const kind of Object.keys(linkEnds)) {
    const id = `${kind}:1-2:3-4`
    expect(linkId(linkOf(id))).toBe(id)
  }
  expect(() => linkOf('friends:1:2')).toThrow()
})
