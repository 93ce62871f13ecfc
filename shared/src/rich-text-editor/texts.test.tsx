import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextOp } from './ops.ts'
import { opsOf, opsOfNode } from './read-html.ts'
import { keepsOf, type TextKind } from './tools.rules.ts'
import { htmlOf } from './write-html.rules.ts'

const full: TextKind = {
  tools: 'full',
  headings: [3, 4],
  links: true,
  images: true,
  equations: true,
  blanks: true,
}
const keeps = keepsOf(full)
const file = '0190c7a2-6b1d-7c3e-8f00-1234567890ab'

describe('a stored text', () => {
  it.each([
    '<p>Some <strong>bold</strong>, <em>slanted</em>, <u>lined</u>, <s>struck</s> words</p>',
    '<p>H<sub>2</sub>O and x<sup>2</sup> and <code>let x</code></p>',
    '<h3>Heading</h3><h4>Smaller</h4>',
    '<ul><li>one<ul><li>deep<ol><li>deeper</li></ol></li></ul></li><li>two</li></ul><ol><li>three</li></ol>',
    '<ul><li><ul><li></li><li></li></ul></li></ul><h3>a</h3>',
    '<blockquote><p>one</p><p>two</p></blockquote><p>after</p>',
    '<pre>let x = 1\n\n  let y &lt; 2</pre>',
    '<p>a</p><p><br /></p><p>b</p>',
    '<p><a href="https://portal.example/a?b=1&amp;c=2">a link</a></p>',
    '<p>\\(x &lt; \\frac{1}{2}\\) and [[blank]]</p>',
    `<p>See <img data-file="${file}" alt="A &quot;graph&quot;" width="20" height="30" /></p>`,
    '<p><img src="data:image/png;base64,AAAA" alt="" /></p>',
    '<table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2"><sub>1</sub> \\(y\\)</td></tr></tbody></table>',
    `<figure><img data-file="${file}" alt="A graph" /><figcaption>Fig. 1</figcaption></figure><p>x</p>`,
    '<p>10\u00a0km</p>',
    '',
  ])('%s is read and written the same', (html) => {
    expect(htmlOf(opsOf(html, keeps))).toBe(html)
  })

  it('of words alone stays words alone', () => {
    expect(htmlOf(opsOf('\\(5\\) cm<sup>2</sup>', keeps), true)).toBe('\\(5\\) cm<sup>2</sup>')
    expect(htmlOf(opsOf('<p>a</p><p>b</p>', keeps), true)).toBe('<p>a</p><p>b</p>')
    expect(htmlOf(opsOf('<ul><li>a</li></ul>', keeps), true)).toBe('<ul><li>a</li></ul>')
  })

  it.each([
    ['<p>a\n  b</p>\n<p> c </p>', '<p>a b</p><p>c</p>'],
    ['<div><p>a</p>b<div>c</div></div>', '<p>a</p><p>b</p><p>c</p>'],
    ['a<br>b', '<p>a</p><p>b</p>'],
    ['<p>a<br></p>', '<p>a</p>'],
    ['<b>a</b><i>b</i>', '<p><strong>a</strong><em>b</em></p>'],
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['<p>x <img data-latex="y^2" src="data:image/svg+xml,%3Csvg%3E"></p>', '<p>x \\(y^2\\)</p>'],
    ['<p>two  spaces</p>', '<p>two spaces</p>'],
    ['<ul><li></li><li>a</li></ul>', '<ul><li></li><li>a</li></ul>'],
    ['<p>\\( \\) [[other]]</p>', '<p>\\( \\) [[other]]</p>'],
  ])('%s is written %s', (html, written) => {
    expect(htmlOf(opsOf(html, keeps))).toBe(written)
  })

  it.each([
    ['<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p style="position:fixed" class="x" data-file="y" id="z">a</p>', '<p>a</p>'],
    ['<iframe src="https://elsewhere.example"></iframe><p>a</p>', '<p>a</p>'],
    [
      '<table onclick="x()"><tr style="x"><td data-x="1"><img src=x onerror=alert(1)>a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['<div class="ql-piece" data-piece="<img src=x onerror=alert(1)>">a</div>', '<p>a</p>'],
    [
      '<table><tr><td>&lt;img src=x&gt;</td></tr></table>',
      '<table><tbody><tr><td>&lt;img src=x&gt;</td></tr></tbody></table>',
    ],
    ['<figure><iframe src="x"></iframe></figure><p>a</p>', '<p>a</p>'],
    ['<svg><a href="javascript:alert(1)">a</a></svg>', '<p>a</p>'],
  ])('of %s nothing that could run is left', (html, written) => {
    expect(htmlOf(opsOf(html, keeps))).toBe(written)
  })

  it('counts the images that it cannot keep', () => {
    const { body } = new DOMParser().parseFromString(
      '<img src="https://elsewhere.example/a.png"><img src="file:///b.png"><table><tr><td><img src="blob:c">x</td></tr></table><img src="data:image/png;base64,AA" alt="d">',
      'text/html',
    )
    const { ops, lost } = opsOfNode(body, keeps)
    expect(lost.images).toBe(3)
    expect(htmlOf(ops)).toContain('<img src="data:image/png;base64,AA" alt="d" />')
  })
})

describe('by what a text may hold', () => {
  const html =
    '<h3>Head</h3><p><strong>bold</strong> \\(x\\) [[blank]] <a href="/x">l</a></p><ul><li>i</li></ul><table><tr><td>1</td><td>2</td></tr></table>'
  it.each([
    [
      { ...full, links: false, equations: false, blanks: false },
      '<h3>Head</h3><p><strong>bold</strong> \\(x\\) [[blank]] l</p><ul><li>i</li></ul><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    [
      { ...full, tools: 'writing', links: false } as const,
      '<h3>Head</h3><p><strong>bold</strong> \\(x\\) [[blank]] l</p><ul><li>i</li></ul><p>1 2</p>',
    ],
    [
      { ...full, tools: 'plain', links: false } as const,
      '<p>Head</p><p>bold \\(x\\) [[blank]] l</p><p>i</p><p>1 2</p>',
    ],
  ])('the rest becomes words (%#)', (kind, written) => {
    expect(htmlOf(opsOf(html, keepsOf(kind)))).toBe(written)
  })
})

it('what is written is read and written the same again, whatever it is', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '<', '&', '"', '\u00a0', '.') })
  const marks = fc.record(
    {
      bold: fc.constant(true as const),
      script: fc.constantFrom('sub' as const, 'super' as const),
      link: fc.constantFrom('/a', 'https://x.example/?a=1&b=2'),
    },
    { requiredKeys: [] },
  )
  const run = fc.oneof(
    fc.record({ insert: words, attributes: marks }),
    fc.record({ insert: fc.record({ equation: fc.constantFrom('x', '\\frac{1}{2}', 'a<b') }) }),
    fc.record({ insert: fc.constant({ blank: true as const }) }),
  )
  const end = fc.oneof(
    fc.constant({}),
    fc.record({ header: fc.constantFrom(3 as const, 4 as const) }),
    fc.record({
      list: fc.constantFrom('bullet' as const, 'ordered' as const),
      indent: fc.constantFrom(1, 2, 3),
    }),
    fc.constant({ blockquote: true as const }),
  )
  const line = fc
    .tuple(fc.array(run, { maxLength: 4 }), end)
    .map(([runs, attributes]): TextOp[] => [...runs, { insert: '\n', attributes }])
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const once = htmlOf(lines.flat())
      const again = htmlOf(opsOf(once, keeps))
      expect(htmlOf(opsOf(again, keeps))).toBe(again)
      const shown = (html: string) =>
        new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/\s+/g, '')
      expect(shown(again)).toBe(shown(once))
    }),
  )
})
