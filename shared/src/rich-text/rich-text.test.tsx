import { renderToString } from 'katex'
import { afterEach, expect, test, vi } from 'vitest'
import {
  fireEvent,
  makePayload,
  makeToken,
  renderScreen,
  screen,
  waitFor,
} from '../testing/index.ts'
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

const file = '0190c7a2-6b1d-7c3e-8f00-1234567890ab'

test('a file is shown by the address that the portal makes of its id, whatever the text says', () => {
  const clean = cleanHtml(
    `<img data-file="${file}" alt="A graph" src="https://elsewhere.example/x">`,
  )
  const box = document.createElement('div')
  box.innerHTML = clean
  expect(box.querySelector('img')).toHaveAttribute(
    'src',
    `http://portal.test/media/file/${file}/file`,
  )
  expect(box.querySelector('img')).toHaveAttribute('alt', 'A graph')
})

test.each([
  '<img data-file="../api/User/Account/GetMe">',
  '<p data-file="0190c7a2-6b1d-7c3e-8f00-1234567890ab" data-x="1">x</p>',
])('nothing else is named as a file: %s', (html) => {
  expect(cleanHtml(html)).not.toMatch(/data-|media/)
})

afterEach(() => vi.unstubAllGlobals())

test('a file that is refused for an old session is asked for once more, after one renewal', async () => {
  const asked: string[] = []
  renderScreen(<RichText html={`<p><img data-file="${file}" alt="A graph"></p>`} />)
  const image = screen.getByRole('img', { name: 'A graph' })
  const setAgain = vi.spyOn(image, 'setAttribute')
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input))
    asked.push(pathname)
    if (pathname.startsWith('/media/')) return new Response(null, { status: 401 })
    const accessToken = makeToken({ ...makePayload(), jti: 'renewed' })
    const data = { accessToken, refreshToken: 'refresh-2' }
    return Response.json({ success: true, message: null, data })
  })
  fireEvent.error(image)
  await waitFor(() => expect(setAgain).toHaveBeenCalledWith('src', expect.stringContaining(file)))
  fireEvent.error(image)
  fireEvent.error(image)
  expect(setAgain).toHaveBeenCalledTimes(1)
  expect(asked.filter((path) => path.startsWith('/media/'))).toHaveLength(1)
})
