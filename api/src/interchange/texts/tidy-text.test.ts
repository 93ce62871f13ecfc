import { describe, expect, it } from 'vitest'
import { Breather } from '../../breather.ts'
import { Notes } from '../notes.ts'
import { answer, moodleQuestion, questionOf, quiz, readAll, warningsOf } from '../testing.ts'
import { tidyText } from './tidy-text.ts'

async function tidied(source: string, format = 'html') {
  const notes = new Notes()
  const context = { notes, breather: new Breather(), isLiteral: false }
  const { html, data } = await tidyText({ source, format, files: new Map() }, context)
  return { html, data, warnings: notes.warnings.map(({ name }) => name) }
}

const math = (inside: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`

describe('equations', () => {
  it.each([
    ['a $$x < 1$$ b', 'a \\(x &lt; 1\\) b'],
    ['\\[ x \\]', '\\(x\\)'],
    ['[tex]x^2[/tex], [TEX]y[/TEX]', '\\(x^2\\), \\(y\\)'],
    ['\\( a \\\\[2pt] b \\) and \\\\[x', '\\( a \\\\[2pt] b \\) and \\\\[x'],
    ['<span class="math" data-equation-content="x &lt; y"><b>z</b></span>!', '\\(x &lt; y\\)!'],
    ['<img data-equation-content="x" src="http://a.b/c.gif">', '\\(x\\)'],
    [
      `a ${math('<semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics>')}`,
      'a \\(x_1\\)',
    ],
    [
      math('<semantics><mi>x</mi><annotation encoding="SnuggleTeX">$x_1$</annotation></semantics>'),
      '\\(x_1\\)',
    ],
  ])('%s', async (source, html) => {
    expect(await tidied(source)).toEqual({ html, data: null, warnings: [] })
  })

  it.each([
    [math('<msup><mi>x</mi><mn>2</mn></msup>'), '\\(x^{2}\\)', 'equation-converted'],
    [math('<mi>sin</mi><mi>x</mi>'), '\\(\\sin x\\)', 'equation-converted'],
    [
      math('<mfrac bevelled="false"><mn>1</mn><mn>2</mn></mfrac>'),
      '\\(\\frac{1}{2}\\)',
      'equation-converted',
    ],
    ['<p>\\(never closed $$x$$</p>', '<p>\\(never closed $$x$$</p>', 'equation-unreadable'],
    ['\\(\\nope{\\)', '\\(\\nope{\\)', 'equation-unreadable'],
    ['$$\\frac{1}$$', '\\(\\frac{1}\\)', 'equation-unreadable'],
  ])('%s', async (source, html, warning) => {
    expect(await tidied(source)).toEqual({ html, data: null, warnings: [warning] })
  })

  it('never closed take no longer for being many', async () => {
    const marks = ['\\(', '\\[', '[tex]']
    for (const mark of marks) {
      const text = `<p>${`${mark} `.repeat(9_000)}</p>`
      expect((await tidied(text)).html).toBe(text)
    }
  })
})

describe('formats', () => {
  it.each([
    ['plain_text', 'a < b\nc & d', '<p>a &lt; b<br />c &amp; d</p>'],
    ['plain_text', 'a < b', 'a &lt; b'],
    ['moodle_auto_format', 'One\ntwo\n\n<b>three</b>', '<p>One<br />two<b>three</b></p>'],
    ['moodle_auto_format', '<p>One</p>\n<p>two</p>', '<p>One</p><p>two</p>'],
    [
      'markdown',
      '# Title\n\nSome *slanted* and **bold** `x < 1`',
      '<h3>Title</h3><p>Some <em>slanted</em> and <strong>bold</strong> <code>x &lt; 1</code></p>',
    ],
    [
      'markdown',
      '- one\n- two\n\n1. three',
      '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>',
    ],
    [
      'markdown',
      'Take $$a*b*c$$ and \\(x_1 + y_1\\)',
      '<p>Take \\(a*b*c\\) and \\(x_1 + y_1\\)</p>',
    ],
    ['markdown', '> said', '<blockquote><p>said</p></blockquote>'],
    ['html', '<h1>a</h1><h6>b</h6>', '<h3>a</h3><h4>b</h4>'],
  ])('%s: %j', async (format, source, html) => {
    expect(await tidied(source, format)).toMatchObject({ html, warnings: [] })
  })
})

describe('what cleaning takes', () => {
  it.each([
    ['<p>a <a href="https://a.b">link</a></p>', '<p>a link</p>', ['html-dropped']],
    ['<p dir="ltr" style="color: red"><font>a</font></p>', '<p>a</p>', []],
    ['<p onclick="x()">a</p><script>b</script>', '<p>a</p>', ['html-dropped']],
    ['<p>a<img src="https://a.b/c.png"></p>', '<p>a</p>', ['image-missing']],
    ['<p>a<img src="@@PLUGINFILE@@/c.png"></p>', '<p>a</p>', ['image-missing']],
  ])('%s', async (source, html, warnings) => {
    expect(await tidied(source)).toEqual({ html, data: null, warnings })
  })

  it('and what is too long or too deep is refused', async () => {
    await expect(tidied(`<p>${'x'.repeat(60_001)}</p>`)).rejects.toThrow('more than 60,000 signs')
    await expect(tidied('<b>'.repeat(200))).rejects.toThrow('100 levels')
  })

  it('finds the stimulus', async () => {
    const source = '<div class="question-data"><div>Data</div></div><p>Text</p>'
    expect(await tidied(source)).toMatchObject({ html: '<p>Text</p>', data: '<div>Data</div>' })
  })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const file = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">\n${bytes.toString('base64')}\n</file>`

const choices = answer(100, 'a') + answer(0, 'b')

async function withFiles(text: string, beside: string, inside = '') {
  const [item] = await readAll(
    quiz(moodleQuestion('multichoice', `${inside}${choices}`, { text, beside })),
  )
  return item
}

describe('files', () => {
  it('are found by their names as addresses have them, each once', async () => {
    const beside = file('a b.png', png) + file('a b.png', png) + file('not shown.png', png)
    const image = '<img src="@@PLUGINFILE@@/a%20b.png" alt="A" width="3">'
    const item = await withFiles(`<p>${image}${image}</p>`, beside)
    expect(item?.files).toMatchObject([{ name: 'a b.png', type: 'image/png' }])
    const shown = `<img data-file="${item?.files[0]?.placeholder}" alt="A" width="3" />`
    expect(questionOf(item).text).toBe(`<p>${shown}${shown}</p>`)
    expect(warningsOf(item)).toEqual(['no-filing'])
  })

  it.each([
    ['2,097,151 bytes', Buffer.concat([png, Buffer.alloc(2_097_151 - png.length)]), 1],
    ['2,097,152 bytes', Buffer.concat([png, Buffer.alloc(2_097_152 - png.length)]), 0],
    ['no image', Buffer.from('%PDF-1.7'), 0],
  ])('of %s', async (_what, bytes, count) => {
    const item = await withFiles('<img src="@@PLUGINFILE@@/a.png">', file('a.png', bytes))
    expect(item?.files.length).toBe(count)
    expect(warningsOf(item).includes('image-missing')).toBe(count === 0)
  })

  it('of old files stand at the end of the text', async () => {
    const old = `<image>folder/old.png</image><image_base64>${png.toString('base64')}</image_base64>`
    const item = await withFiles('Look', '', old)
    expect(item?.files).toMatchObject([{ name: 'old.png' }])
    expect(questionOf(item).text).toContain('Look\n<p><img data-file=')
  })

  it('written into the text stay there while they are small', async () => {
    const src = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
    const large = Buffer.concat([png, Buffer.alloc(9_000)])
    const small = await withFiles(`<img src="${src(png)}" alt="">`, '')
    expect(questionOf(small).text).toBe(`<img src="${src(png)}" alt="" />`)
    const item = await withFiles(`<img src="${src(large)}" alt="">`, '')
    expect(item?.files[0]?.bytes.equals(large)).toBe(true)
  })

  it('of drawings are cleaned and stand in the text', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><rect width="1"/></svg>'
    const item = await withFiles(
      '<img src="@@PLUGINFILE@@/a.svg">',
      file('a.svg', Buffer.from(svg)),
    )
    const { text } = questionOf(item)
    expect(text).toContain('<img src="data:image/svg+xml;utf8,')
    expect(text).not.toContain('onload')
  })
})
