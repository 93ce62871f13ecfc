import { describe, expect, it } from 'vitest'
import { cleanHtml, fileIdsIn } from './index.ts'

const file = '0190c7a2-6b1d-7c3e-8f00-1234567890ab'

describe('cleaning', () => {
  it.each([
    ['<p>Text <strong>bold</strong></p>', '<p>Text <strong>bold</strong></p>'],
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="https://evil.example/x.png">', ''],
    ['<img src="data:text/html,x">', ''],
    ['<iframe src="//evil.example"></iframe>', ''],
    ['<svg><script>1</script></svg>', ''],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<td colspan="2">x</td>', '<td colspan="2">x</td>'],
    ['\\(x^2 < 3\\)', '\\(x^2 &lt; 3\\)'],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  it('keeps figures that are written into the text', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>`
    const figure = `<img src="data:image/svg+xml;utf8,${encodeURIComponent(svg)}" alt="A triangle" />`
    expect(cleanHtml(figure)).toBe(figure)
  })

  it.each([
    [
      '<svg viewBox="0 0 1 1"/>',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    ],
    [
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg><text>x</text></svg>',
      '<text>x</text>',
    ],
    ['<svg><script>alert(1)</script><rect onload="x" width="1"/></svg>', '<rect width="1" />'],
    [
      '<svg><foreignObject><p>x</p></foreignObject><image href="https://evil.example/x"/></svg>',
      '',
    ],
    ['<svg><g><path d="M0 0"></svg>', '<g><path d="M0 0" /></g>'],
    [
      '<svg><use href="#a"/><use xlink:href="https://evil.example"/></svg>',
      '<use href="#a" /><use />',
    ],
    [
      '<svg><path fill="url(#a)" stroke="url(https://evil.example)"/></svg>',
      '<path fill="url(#a)" />',
    ],
    ['<svg><path style="fill:url( &quot;//evil.example&quot;)"/></svg>', '<path />'],
    [
      '<svg><style>@import "x"</style><a href="javascript:1"><text>x</text></a></svg>',
      '<text>x</text>',
    ],
    ['<p>no drawing</p>', null],
    ['nothing', null],
  ])('of a drawing takes what could run or load: %s', (svg, expected) => {
    for (const src of [
      `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
      `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    ]) {
      const [, written = null] = /src="[^,]*,([^"]*)"/.exec(cleanHtml(`<img src="${src}">`)) ?? []
      const clean = written === null ? null : decodeURIComponent(written)
      expect(clean ?? '').not.toMatch(/evil|script|onload|import|ENTITY/)
      if (expected === null) expect(clean).toBeNull()
      else expect(clean).toContain(expected)
    }
  })
})

describe('cleaning what an editor sends', () => {
  it.each([
    [`<img data-file="${file}" alt="A graph">`, `<img data-file="${file}" alt="A graph" />`],
    // The address is made where the text is shown; one that is sent counts for nothing.
    [
      `<img src="https://evil.example/x.png" alt="" data-file="${file.toUpperCase()}">`,
      `<img data-file="${file}" alt="" />`,
    ],
    ['<img data-file="../../login" alt="x">', ''],
    [`<p data-file="${file}">x</p>`, '<p>x</p>'],
    [
      '<p>So <img data-latex="x^2 &lt; 3" alt="x" src="data:image/svg+xml,%3Csvg%3E">.</p>',
      '<p>So \\(x^2 &lt; 3\\).</p>',
    ],
    ['<img data-latex="<script>1</script>">', '\\(&lt;script&gt;1&lt;/script&gt;\\)'],
    ['<h2>Title</h2><p><a href="https://x.example">x</a></p>', 'Title<p>x</p>'],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  it.each([
    ['<h2>Title</h2>', '<h2>Title</h2>'],
    ['<h1>Title</h1>', 'Title'],
    ['<a href="https://x.example/a?b=1">x</a>', '<a href="https://x.example/a?b=1">x</a>'],
    ['<a href="mailto:a@x.example">x</a>', '<a href="mailto:a@x.example">x</a>'],
    ['<a href="/resources" target="_self" onclick="1">x</a>', '<a href="/resources">x</a>'],
    ['<a href="http://x.example">x</a>', '<span>x</span>'],
    ['<a href="//x.example">x</a>', '<span>x</span>'],
    ['<a href="/\\\\x.example">x</a>', '<span>x</span>'],
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="java&#10;script:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="data:text/html,x">x</a>', '<span>x</span>'],
    ['<a>x</a>', '<span>x</span>'],
  ])('of a page: %s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty, 'page')).toBe(clean)
  })

  it('is done when it has been done once', () => {
    const dirty = `<h2>A</h2><img data-latex="a" alt="a"><a href="x">y</a><img data-file="${file}">`
    const clean = cleanHtml(dirty, 'page')
    expect(cleanHtml(clean, 'page')).toBe(clean)
  })
})

it('the files of a text are those that it shows, each once', () => {
  const other = file.replace('0', 'f')
  const html = `<p><img data-file="${file}" alt="a" /> ${file}<img data-file="${other}" alt="" /></p>`
  expect(fileIdsIn(html + html)).toEqual([file, other])
  expect(fileIdsIn('<p>none</p>')).toEqual([])
})
