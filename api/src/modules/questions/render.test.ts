import { describe, expect, it } from 'vitest'
import { cleanHtml, renderHtml, renderLatex, TextCache } from './render.ts'
import { renderVersion } from './versions.ts'

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
    const figure = '<img src="data:image/svg+xml;utf8,%3Csvg%3E" alt="A triangle" />'
    expect(cleanHtml(figure)).toBe(figure)
  })
})

describe('rendering', () => {
  it('sets equations for the eye and for screen readers', () => {
    const html = renderHtml('<p>Solve \\(x^2 &lt; 3\\) and \\(\\frac{1}{2}\\).</p>')
    expect(html.match(/<math/g)).toHaveLength(2)
    expect(html).not.toContain('\\(')
    expect(html).toMatch(/^<p>Solve <span class="katex">/)
  })

  it('shows what it cannot set, without failing', () => {
    expect(renderHtml('\\(\\frac{1\\)')).toContain('katex-error')
    expect(renderLatex('\\href{javascript:alert(1)}{x}')).not.toContain('href="javascript')
  })

  it('keeps keys apart from what may be seen', () => {
    const { shown, key } = renderVersion({
      versionId: 1,
      text: '<p>Q</p>',
      data: null,
      solution: 'S',
      marking: { kind: 'equation', expected: '2*x/3', variables: ['x'], unit: 'm s^-1' },
      options: [],
    })
    expect(JSON.stringify(shown)).not.toContain('katex')
    expect(key.expected).toContain('<mfrac')
    expect(key).toMatchObject({ correctLetter: null, solution: 'S', reasons: [], criteria: [] })
  })
})

describe('the cache', () => {
  it('lets go of what was used longest ago', () => {
    const cache = new TextCache<string>(10, (text) => text.length)
    cache.set(1, 'aaaa')
    cache.set(2, 'bbbb')
    expect(cache.get(1)).toBe('aaaa')
    cache.set(3, 'cccc')
    expect(cache.get(2)).toBeUndefined()
    expect(cache.get(1)).toBe('aaaa')
    cache.set(1, 'a')
    expect(cache.size).toBe(5)
  })
})
