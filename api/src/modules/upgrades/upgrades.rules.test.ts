import { describe, expect, it } from 'vitest'
import {
  areSame,
  hoursOf,
  isIncluded,
  type Programme,
  quartersOf,
  refusalOf,
  standingOf,
} from './upgrades.rules.ts'

const nothing: Programme = {
  ...{ hasQuestionBank: false, hasCourses: false, hasAcademy: false, hasSeminar: false },
  ...{ hasLibrary: false, hasReadingList: false, hasPsSubmission: false },
  ...{ hasEssaySubmission: false, isUnlimited: false },
}
const seminars: Programme = { ...nothing, hasSeminar: true }
const endless: Programme = { ...nothing, isUnlimited: true }

describe('what a programme has already', () => {
  it.each([
    ['a section that it lacks', ['hasSeminar'], 0, nothing, false],
    ['a section that it has', ['hasSeminar'], 0, seminars, true],
    ['one of two sections', ['hasSeminar', 'hasLibrary'], 0, seminars, false],
    ['hours, of which there can be more', [], 4, seminars, false],
    ['hours beside a section that it has', ['hasSeminar'], 4, seminars, false],
    ['hours where there is no limit', [], 4, endless, true],
    ['nothing, which nobody has', [], 0, seminars, false],
  ] as const)('%s', (_, entitlements, quarters, programme, expected) => {
    expect(isIncluded({ entitlements, quarters }, programme)).toBe(expected)
  })
})

describe('how an upgrade stands', () => {
  const added = { entitlements: ['hasSeminar'], quarters: 0 } as const
  it.each([
    [null, nothing, 'none'],
    ['cancelled', nothing, 'none'],
    ['declined', nothing, 'declined'],
    ['pending', nothing, 'pending'],
    ['accepted', nothing, 'active'],
    [null, seminars, 'included'],
    ['cancelled', seminars, 'included'],
    ['declined', seminars, 'included'],
    ['pending', seminars, 'pending'],
    ['accepted', seminars, 'active'],
  ] as const)('after %s', (request, programme, expected) => {
    expect(standingOf(request, added, programme)).toBe(expected)
  })

  it.each([
    ['none', false],
    ['declined', false],
    ['pending', true],
    ['active', true],
    ['included', true],
  ] as const)('%s cannot be asked for: %s', (standing, isRefused) => {
    expect(refusalOf(standing) !== undefined).toBe(isRefused)
  })
})

it.each([0, 0.25, 1, 12.75, 1000])('keeps %s hours in quarters', (hours) => {
  expect(hoursOf(quartersOf(hours))).toBe(hours)
})

it.each([
  [['a', 'b'], ['b', 'a'], true],
  [['a', 'a'], ['a', 'b'], false],
  [['a'], ['a', 'b'], false],
  [['a', 'c'], ['a', 'b'], false],
])('%j are the same as %j: %s', (one, other, expected) => {
  expect(areSame(one, other)).toBe(expected)
})
