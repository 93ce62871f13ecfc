import { makeQuestion, makeVerdict } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { drawnDifferences, withLatex } from './item.rules.ts'

const plain = (html: string) => html.replace(/<[^>]+>/g, '')

it('differences stand in the order of the editor: text, answer, key', () => {
  const present = makeQuestion({ verdict: makeVerdict() })
  const brought = makeQuestion({
    text: '<p>Which power acts?</p>',
    options: present.options.map((one) => (one.letter === 'b' ? { ...one, html: 'Lift' } : one)),
    verdict: makeVerdict({ correctLetter: 'b' }),
  })
  expect(drawnDifferences(present, brought, plain)).toEqual([
    { label: 'Question Text', one: plain(present.text), other: 'Which power acts?' },
    { label: 'Answer B', one: 'Option b', other: 'Lift' },
    { label: 'Correct Answer', one: 'A', other: 'B' },
  ])
  expect(drawnDifferences(present, present, plain)).toEqual([])
})

it('a formula is compared by its LaTeX', () => {
  const drawn =
    '<span class="katex"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math><span class="katex-html">x2</span></span>'
  expect(withLatex(`<p>Is ${drawn} even?</p>`)).toBe('<p>Is \\(x^2\\) even?</p>')
})
