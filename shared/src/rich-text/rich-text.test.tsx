import { renderToString } from 'katex'
import { expect, test } from 'vitest'
import { renderScreen, screen, waitFor } from '../testing/index.ts'
import { cleanHtml } from './clean.ts'
import { EquationPreview, RichText } from './index.ts'

const hostile = [
  '<script>alert(1)</script><p>Text</p>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">link</a>',
  '<svg><script>alert(1)</script><use href="#a"/></svg>',
  '<svg onload="alert(1)"></svg>',
  '<math><mtext><style><img src onerror="alert(1)"></style></mtext></math>',
  '<form action="/steal"><input name="token"></form>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<img src="https://elsewhere.example/pixel.gif">',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<p style="position:fixed;background:url(//elsewhere.example)">over all</p>',
  '<a href="data:text/html,<script>alert(1)</script>">link</a>',
]

test.each(hostile)('nothing that runs, sends or covers is left: %s', (html) => {
  const clean = cleanHtml(html)
  expect(clean).not.toMatch(
    /script|onerror|onload|javascript:|<form|<input|<iframe|elsewhere|text\/html|fixed|<use/i,
  )
})

test('an equation keeps its MathML, for speech, and its HTML, for the eye', () => {
  const html = renderToString('\\frac{\\sqrt{3}}{2} \\le x^2', { output: 'htmlAndMathml' })
  const clean = cleanHtml(`<p>${html}</p>`)
  expect(clean).toContain('<math')
  expect(clean).toContain('<mfrac>')
  expect(clean).toContain('<annotation encoding="application/x-tex">')
  expect(clean).toContain('class="katex-html" aria-hidden="true"')
  const box = document.createElement('div')
  const other = document.createElement('div')
  box.innerHTML = clean
  other.innerHTML = `<p>${html}</p>`
  const heights = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>('[style]')].map(
      (node) => node.style.height + node.style.top,
    )
  expect(heights(box)).toEqual(heights(other))
  expect(box.querySelectorAll('svg path')).toHaveLength(other.querySelectorAll('svg path').length)
})

test("the portal's own pictures and drawings in the text stay, with an alt", () => {
  const drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
  const clean = cleanHtml(`<img src="/files/1.png"><img alt="A block" src="${drawing}">`)
  const box = document.createElement('div')
  box.innerHTML = clean
  const [own, drawn] = box.querySelectorAll('img')
  expect(own).toHaveAttribute('src', '/files/1.png')
  expect(own).toHaveAttribute('alt', '')
  expect(drawn).toHaveAttribute('src', drawing)
  expect(drawn).toHaveAttribute('alt', 'A block')
})

test('links open in a new tab without telling where from', () => {
  renderScreen(<RichText html='<p><a href="https://example.org" target="_top">Paper</a></p>' />)
  const link = screen.getByRole('link', { name: 'Paper' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

test('typed maths is previewed; what cannot be read yet gets a hint', async () => {
  renderScreen(<EquationPreview value="sqrt(3)/2" />)
  const preview = screen.getByRole('group', { name: 'Preview of your equation' })
  await waitFor(() => expect(preview.querySelector('mfrac msqrt')).not.toBeNull(), {
    timeout: 10_000,
  })
})

test('malformed maths is a hint, not an error', async () => {
  renderScreen(<EquationPreview value="sqrt(3" />)
  expect(
    await screen.findByText(/Not complete yet/, undefined, { timeout: 10_000 }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
