import { describe, expect, it } from 'vitest'
import type { ReadOp } from './ops.ts'
import { opsOfHtml } from './ops-of-html.rules.ts'

const line = (text: string, attributes: ReadOp['attributes']): ReadOp[] => [
  { insert: text },
  { insert: '\n', attributes: { ...attributes } },
]

describe('HTML as ops', () => {
  it.each<[string, string, ReadOp[]]>([
    ['nothing', '', [{ insert: '\n' }]],
    ['empty paragraphs alone', '<p></p><p> </p>', [{ insert: '\n' }]],
    ['paragraphs', '<p>One</p><p>Two</p>', [{ insert: 'One\nTwo\n' }]],
    [
      'one empty line for one or more, none at either end',
      '<p></p><p>One</p><p></p><p></p><p>Two</p><p></p><p></p>',
      [{ insert: 'One\n\nTwo\n' }],
    ],
    [
      'an empty line after a line with a format, and none at the end',
      '<h1>One</h1><p></p><p>Two</p><h2>Three</h2><p></p>',
      [
        ...line('One', { header: 2 }),
        { insert: '\nTwo\nThree' },
        { insert: '\n', attributes: { header: 2 } },
      ],
    ],
    ['breaks of a line', '<p>One<br />Two<br /><br />Four</p>', [{ insert: 'One\nTwo\n\nFour\n' }]],
    ['no white space at ends of lines', '<p>A <strong> </strong></p>', [{ insert: 'A\n' }]],
    ['line breaks of the source', '<p>One\r\ntwo</p>', [{ insert: 'One two\n' }]],
    [
      'formats of words, one in another',
      '<p>a <strong>b <em>c</em></strong> <u>d</u><s>e</s><sup>f</sup></p>',
      [
        { insert: 'a ' },
        { insert: 'b ', attributes: { bold: true } },
        { insert: 'c', attributes: { bold: true, italic: true } },
        { insert: ' ' },
        { insert: 'd', attributes: { underline: true } },
        { insert: 'ef\n' },
      ],
    ],
    [
      'headings',
      '<h2>A</h2><h3>B</h3>',
      [...line('A', { header: 2 }), ...line('B', { header: 3 })],
    ],
    ['a quote', '<blockquote>A</blockquote>', line('A', { blockquote: true })],
    [
      'lists in lists, no deeper than three',
      '<ul><li>A<ol><li>B<ul><li>C<ul><li>D<ul><li>E</li></ul></li></ul></li></ul></li></ol></li><li>F</li></ul>',
      [
        ...line('A', { list: 'bullet' }),
        ...line('B', { list: 'ordered', indent: 1 }),
        ...line('C', { list: 'bullet', indent: 2 }),
        ...line('D', { list: 'bullet', indent: 3 }),
        ...line('E', { list: 'bullet', indent: 3 }),
        ...line('F', { list: 'bullet' }),
      ],
    ],
    [
      'an item without words of its own',
      '<ul><li><ul><li>A</li></ul></li></ul>',
      line('A', { list: 'bullet', indent: 1 }),
    ],
    [
      'cells as lines, a list in one apart from the list around',
      '<table><tr><td>A<ul><li>B</li></ul></td><td><p></p></td><td><p>C</p></td></tr></table><p>D</p>',
      [{ insert: 'A\nB' }, { insert: '\n', attributes: { list: 'bullet' } }, { insert: 'C\nD\n' }],
    ],
    [
      'words of links and boxes that are ticked, no addresses and no pictures',
      '<p><a href="javascript:alert(1)">A</a><img src="x" /><input type="checkbox" checked="checked" />B</p>',
      [{ insert: 'A☑ B\n' }],
    ],
    [
      'footnotes as lines after their numbers',
      '<p>A<sup><a href="#portal-footnote-2" id="portal-footnote-ref-2">[1]</a></sup></p><ol><li id="portal-footnote-2"><p>See <a href="https://a.test">b</a>. <a href="#portal-footnote-ref-2">↑</a></p></li></ol>',
      [{ insert: 'A[1]\n[1] See b.\n' }],
    ],
    [
      'signs that HTML writes by name',
      '<p>&lt;b&gt; &amp;amp; &quot;</p>',
      [{ insert: '<b> &amp; "\n' }],
    ],
  ])('has %s', (_, html, ops) => {
    expect(opsOfHtml(html)).toEqual(ops)
  })
})
