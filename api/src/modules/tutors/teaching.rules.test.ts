import { expect, it } from 'vitest'
import { type TeamMember, teamFault } from './teaching.rules.ts'

const tutor: TeamMember = { userId: 'a', role: 'Tutor', isActive: true }
const senior: TeamMember = { userId: 'b', role: 'Senior Tutor', isActive: true }

it.each<[string, TeamMember, TeamMember | undefined, string | null]>([
  ['a senior tutor', tutor, senior, null],
  ['nobody who is there', tutor, undefined, 'There is no such senior tutor'],
  ['oneself', tutor, tutor, 'Nobody is in their own team'],
  ['oneself, leading a team', senior, senior, 'Nobody is in their own team'],
  ['another tutor', tutor, { ...tutor, userId: 'c' }, 'Only a senior tutor has a team'],
  ['one who was stopped', tutor, { ...senior, isActive: false }, 'This account has been stopped'],
  [
    'a senior tutor, of another one',
    senior,
    { ...senior, userId: 'c' },
    'A senior tutor is in nobody’s team',
  ],
  // Whoever leads a team is in none, so a circle has no way to begin.
  ['a tutor of the own team', senior, tutor, 'A senior tutor is in nobody’s team'],
])('in the team of %s', (_whom, one, other, fault) => {
  expect(teamFault(one, other)).toBe(fault)
})
