import { describe, expect, it } from 'vitest'
import { forgetVersions, renderVersion } from '../modules/questions/versions.ts'
import { renderHtml, renderLatex, TextCache } from './index.ts'

describe('rendering', () => {
  it('sets equations for the eye and for screen readers', () => {
    const html = renderHtml('<p>Solve \\(x^2 &lt; 3\\) and \\(\\frac{1}{2}\\).</p>')
    expect(html.match(/<math/g)).toHaveLength(2)
    expect(html).not.toContain('\\(')
    expect(html).toMatch(/^<p>Solve <span class="katex">/)
  })

  it.each([
    ['faulty', '\\frac{1'],
    ['unknown', '\\nothing{x}'],
    ['defined by itself', '\\def\\a{\\a\\a}\\a'],
    ['defined by more of itself', '\\def\\a#1{\\a{#1#1}}\\a{x}'],
    ['defined by ever more', '\\newcommand{\\b}{xxxxxxxxxx\\b}\\b'],
    ['too deep', `${'\\sqrt{'.repeat(3_000)}x${'}'.repeat(3_000)}`],
    ['too long', 'x'.repeat(100_000)],
  ])('shows as text what is %s, soon', (_name, latex) => {
    const begun = performance.now()
    const html = renderHtml(`<p>Before \\(${latex}\\) after</p>`)
    expect(performance.now() - begun).toBeLessThan(2_000)
    const isText = html === `<p>Before <span class="katex-error">${latex}</span> after</p>`
    expect(isText).toBe(true)
  })

  it('shows as text what begins and never ends', () => {
    expect(renderHtml('<p>Solve \\(x^2 &lt; 3</p>')).toBe('<p>Solve \\(x^2 &lt; 3</p>')
    const many = '\\('.repeat(50_000)
    expect(renderHtml(many) === many).toBe(true)
    const begun = performance.now()
    renderHtml('\\(x\\)'.repeat(20_000))
    renderHtml(`\\(${'x'.repeat(3_900)}\\)`.repeat(26))
    expect(performance.now() - begun).toBeLessThan(15_000)
  })

  it('lets nothing out of what it cannot set', () => {
    const html = renderHtml('\\(\\frac{&lt;script&gt;alert(1)&lt;/script&gt;\\)')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
  })

  it('runs nothing', () => {
    expect(renderLatex('\\href{javascript:alert(1)}{x}')).not.toContain('href="javascript')
  })

  it('keeps keys apart from what may be seen', () => {
    forgetVersions()
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
