import { expect, it } from 'vitest'
import { writtenHtml, writtenText } from './written.rules.ts'

const letter = {
  text: 'Hello Ada,\n\nsee <b>this</b> & that:\nhttps://portal.example/?a=1&b=2\n',
  foot: 'Portal Ltd <script>\n1 "High" Street',
  unsubscribe: 'https://portal.example/api/stop?token=a.b',
}

it('a mail as text ends with the foot and the way to stop such mails', () => {
  expect(writtenText(letter)).toBe(`Hello Ada,

see <b>this</b> & that:
https://portal.example/?a=1&b=2

Portal Ltd <script>
1 "High" Street

No more mails of this kind: https://portal.example/api/stop?token=a.b`)
})

it('one that has neither is what it says', () => {
  expect(writtenText({ text: 'Hello', foot: '  ' })).toBe('Hello')
  expect(writtenHtml({ text: 'Hello', foot: '' })).not.toContain('border-top')
})

it('as HTML it says the same, and nothing of it is read as HTML', () => {
  const html = writtenHtml(letter)
  expect(html).toContain('see &lt;b&gt;this&lt;/b&gt; &amp; that:<br>')
  expect(html).toContain(
    '<a href="https://portal.example/?a=1&amp;b=2">https://portal.example/?a=1&amp;b=2</a>',
  )
  expect(html).toContain('Portal Ltd &lt;script&gt;<br>\n1 &quot;High&quot; Street')
  expect(html).toContain('href="https://portal.example/api/stop?token=a.b"')
  expect(html).not.toMatch(/<script|<b>/)
})
