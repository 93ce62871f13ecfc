import { describe, expect, it } from 'vitest'
import type { AdminFaq } from './help.queries.ts'
import { asHtml, audienceOf, bySection, faqOf, reordered, withSectionMoved } from './help.rules.ts'

const faq = (id: string, section: string): AdminFaq => ({
  ...{ id, section, question: `Question ${id}`, answer: '<p>So.</p>', state: 'published' },
  ...{ wroteAfter: 0, updatedAt: '2027-03-01T10:00:00Z', version: 1 },
})
const sections = bySection([faq('1', 'A'), faq('2', 'B'), faq('3', 'A'), faq('4', 'C')])

it('puts questions by section, in the order of the first of each', () => {
  expect(sections.map(({ name, faqs }) => [name, ...faqs.map(({ id }) => id)])).toEqual([
    ['A', '1', '3'],
    ['B', '2'],
    ['C', '4'],
  ])
})

it.each([
  [
    ['2', '4'],
    ['4', '2'],
    ['1', '4', '3', '2'],
  ],
  [
    ['1', '2', '3', '4'],
    ['4', '3', '2', '1'],
    ['4', '3', '2', '1'],
  ],
  [[], [], ['1', '2', '3', '4']],
])('orders %o as %o among the others', (_, some, expected) => {
  expect(reordered(['1', '2', '3', '4'], some)).toEqual(expected)
})

describe('a section', () => {
  it.each([
    ['B', -1, ['2', '1', '3', '4']],
    ['B', 1, ['1', '3', '4', '2']],
    ['A', -1, ['1', '3', '2', '4']],
    ['C', 1, ['1', '3', '2', '4']],
  ] as const)('%s moves by %s', (name, by, expected) => {
    expect(withSectionMoved(sections, name, by)).toEqual(expected)
  })
})

it('makes a question of a message, with what we said last as its answer', () => {
  const said = (isOurs: boolean, text: string) => ({
    ...{ id: text, at: '2027-03-01T10:00:00Z', by: 'Ada', isOurs, text },
  })
  const replies = [said(true, 'First'), said(true, 'One\ntwo\n\nthree < four'), said(false, 'Hm')]
  expect(faqOf({ text: ' Why\nis it so? ', replies })).toEqual({
    question: 'Why is it so?',
    answer: '<p>One<br>two</p><p>three &lt; four</p>',
  })
  expect(faqOf({ text: 'x'.repeat(400), replies: [] })).toEqual({
    ...{ question: 'x'.repeat(300), answer: '' },
  })
  expect(asHtml('')).toBe('')
})

it.each([
  ['Student', 'student'],
  ['Tutor', 'tutor'],
  ['Senior Tutor', 'tutor'],
  ['School Manager', 'school'],
])('files what a %s asked under %s', (role, expected) => {
  expect(audienceOf(role)).toBe(expected)
})
