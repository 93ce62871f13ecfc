import { describe, expect, it } from 'vitest'
import { renderHtml } from '../rich-text/index.ts'
import { blocksOf, partsOf } from './html.rules.ts'

const text = (words: string, more: object = {}) => ({ kind: 'text', text: words, ...more })
const paragraph = (...parts: object[]) => ({ kind: 'paragraph', parts })

describe('a text of the portal', () => {
  it.each([
    ['<p>One</p><p>Two</p>', [paragraph(text('One')), paragraph(text('Two'))]],
    ['Bare &amp; <b>bold</b>', [paragraph(text('Bare & '), text('bold', { strong: true }))]],
    ['H<sub>2</sub>O', [paragraph(text('H'), text('2', { level: 'sub' }), text('O'))]],
    ['<p>a<br>b</p>', [paragraph(text('a'), { kind: 'break' }, text('b'))]],
    [
      '<ul><li>x</li></ul><ol start="3"><li>y</li><li>z</li></ol>',
      [
        { kind: 'item', mark: '•', parts: [text('x')] },
        { kind: 'item', mark: '3.', parts: [text('y')] },
        { kind: 'item', mark: '4.', parts: [text('z')] },
      ],
    ],
    [
      '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td></tr></tbody></table>',
      [
        {
          kind: 'rows',
          rows: [
            [[text('a', { strong: true })], [text('b', { strong: true })]],
            [[text('1')], []],
          ],
        },
      ],
    ],
    ['<img alt="A graph">', [paragraph(text('[Picture: A graph]', { emphasis: true }))]],
    [
      '<p>See <img data-file="f" alt="A graph" /></p>',
      [paragraph(text('See '), { kind: 'picture', source: 'f', alt: 'A graph', room: 440 })],
    ],
    [
      '<figure><img src="data:x" alt="" /></figure>',
      [paragraph({ kind: 'picture', source: 'data:x', alt: '', room: 440 })],
    ],
    ['', []],
    ['<p> </p>', []],
  ])('%j becomes blocks', (html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks)
  })

  it('keeps an equation once, with what is read aloud, and one that cannot be set as LaTeX', () => {
    expect(blocksOf(renderHtml('<p>If \\(x^2\\) then \\(\\text{a" b}\\).</p>'))).toEqual([
      paragraph(
        text('If '),
        { kind: 'equation', code: 'x^2', alt: 'x^2' },
        text(' then '),
        text('\\text{a" b}.'),
      ),
    ])
  })

  it('is one line where a line is wanted', () => {
    expect(partsOf('<p>a</p><p>b</p>')).toEqual([text('a'), text('b')])
  })
})
