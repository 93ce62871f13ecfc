import { roles } from '@portal/shared/contract'
import { expect, it } from 'vitest'
import { endsOf, linkedIn, linkGroupsOf, type PersonLink } from './person-links.rules.ts'

const link = (name: string, more: Partial<PersonLink> = {}): PersonLink => ({
  ...{ kind: 'student-school', id: name, name, isActive: true, position: null, ...more },
})

it('has every kind of link from both of its ends, but of schools', () => {
  const ends = roles.flatMap((role) => linkGroupsOf(role).map(({ kind, isFrom }) => [kind, isFrom]))
  for (const kind of ['parent-child', 'tutor-student', 'tutor-senior']) {
    expect(ends).toContainEqual([kind, true])
    expect(ends).toContainEqual([kind, false])
  }
  expect(ends).toContainEqual(['student-school', true])
  expect(ends).toContainEqual(['manager-school', true])
})

it('has schools in their order, others by name', () => {
  const [, tutors, schools] = linkGroupsOf('Student')
  const links = [
    link('Oak', { position: 2 }),
    link('Zed', { position: 1 }),
    link('Bo', { kind: 'tutor-student' }),
    link('Ada', { kind: 'tutor-student' }),
  ]
  const namesIn = (group: typeof tutors) =>
    group === undefined ? [] : linkedIn(links, group).map(({ name }) => name)
  expect(namesIn(schools)).toEqual(['Zed', 'Oak'])
  expect(namesIn(tutors)).toEqual(['Ada', 'Bo'])
})

it('goes from a parent to a child, whoever is looked at', () => {
  const [parents] = linkGroupsOf('Student')
  const [children] = linkGroupsOf('Parent')
  const expected = { kind: 'parent-child', fromId: 'parent', toId: 'child' }
  expect(parents && endsOf(parents, 'child', 'parent')).toEqual(expected)
  expect(children && endsOf(children, 'parent', 'child')).toEqual(expected)
})
