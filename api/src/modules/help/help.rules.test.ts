import { roles } from '@portal/shared/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areSame,
  audienceOf,
  beginningOf,
  bySection,
  type HelpMessageState,
  helpPageOf,
  mayBecome,
  stateOnceAnswered,
} from './help.rules.ts'

it('has an audience for every role but parents and admins, and a page for each', () => {
  expect(roles.map((role) => [role, audienceOf(role), helpPageOf(role)])).toEqual([
    ['Admin', undefined, '/help'],
    ['Student', 'student', '/help'],
    ['Tutor', 'tutor', '/tutor-help'],
    ['Senior Tutor', 'tutor', '/tutor-help'],
    ['Parent', undefined, '/help'],
    ['School Manager', 'school', '/help'],
  ])
})

it.each<[HelpMessageState, HelpMessageState, boolean]>([
  ['new', 'new', true],
  ['new', 'open', true],
  ['new', 'closed', true],
  ['new', 'answered', false],
  ['open', 'new', false],
  ['open', 'answered', false],
  ['answered', 'answered', true],
  ['answered', 'open', true],
  ['answered', 'closed', true],
  ['closed', 'open', true],
  ['closed', 'new', false],
  ['closed', 'answered', false],
])('from %s to %s by hand: %s', (before, after, expected) => {
  expect(mayBecome(before, after)).toBe(expected)
})

it('is closed by an answer that says so, and else answered', () => {
  expect([stateOnceAnswered(true), stateOnceAnswered(false)]).toEqual(['closed', 'answered'])
})

describe('sections', () => {
  it('come in the order of their first questions', () => {
    const faqs = ['B', 'A', 'B', 'C', 'A'].map((section, at) => ({ section, at }))
    expect(bySection(faqs).map(({ name, faqs: own }) => [name, own.map(({ at }) => at)])).toEqual([
      ['B', [0, 2]],
      ['A', [1, 4]],
      ['C', [3]],
    ])
  })

  it('hold every question once, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C')), (names) => {
        const faqs = names.map((section, at) => ({ section, at }))
        const sections = bySection(faqs)
        expect(sections.flatMap((one) => one.faqs).length).toBe(faqs.length)
        expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length)
        for (const { name, faqs: own } of sections) {
          expect(own).toEqual(faqs.filter(({ section }) => section === name))
        }
      }),
    )
  })
})

it.each([
  [[], [], true],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'a'], ['a', 'b'], false],
  [['a', 'b', 'b'], ['a', 'b'], false],
])('%o and %o are the same: %s', (one, other, expected) => {
  expect(areSame(one, other)).toBe(expected)
})

it('says the beginning of a text in one line', () => {
  expect(beginningOf(' One\n\n two ')).toBe('One two')
  expect(beginningOf('x'.repeat(300))).toBe('x'.repeat(300))
  expect(beginningOf('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`)
  expect([...beginningOf('😀'.repeat(400))]).toHaveLength(300)
})
