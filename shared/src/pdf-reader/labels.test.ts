// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { labelLinks } from './labels.ts'

it.each([
  ['<a href="/book?page=1#12"></a>', true, 'Link within the document'],
  [
    '<a href="https://example.org/a" title="https://example.org/a"></a>',
    false,
    'https://example.org/a',
  ],
  ['<a href="https://example.org/a"></a>', false, 'Link'],
])('names %s', (link, isWithin, name) => {
  const div = pageWith(link, isWithin)
  labelLinks({ div })
  expect(div.querySelector('a')?.getAttribute('aria-label')).toBe(name)
})

it.each(['<a href=""></a>', '<a title="http://example.org/plain"></a>'])(
  'leaves %s no link, and without a name',
  (link) => {
    const div = pageWith(link, true)
    labelLinks({ div })
    const there = div.querySelector('a')
    expect(there?.hasAttribute('href')).toBe(false)
    expect(there?.hasAttribute('aria-label')).toBe(false)
  },
)

function pageWith(link: string, isWithin: boolean): HTMLElement {
  const div = document.createElement('div')
  const within = isWithin ? ' data-internal-link' : ''
  div.innerHTML = `<div class="annotationLayer"><section${within}>${link}</section></div>`
  return div
}
