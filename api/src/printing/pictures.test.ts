import { describe, expect, it, vi } from 'vitest'
import { drawPortrait } from '../database/seed/drawing.ts'
import type { PrintedDocument } from './document.ts'
import { blocksOf } from './html.rules.ts'
import { type OpenPicture, withPictures } from './pictures.ts'

const id = '00000000-0000-7000-8000-00000000000a'
const document = (html: string): PrintedDocument => ({
  title: '',
  facts: [],
  sections: [{ heading: '', blocks: blocksOf(html) }],
})
const svg = (size = 'width="100" height="50"') =>
  `data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="x" ${size}></svg>`)}`
const none: OpenPicture = async () => undefined
const partsOf = ({ sections }: PrintedDocument) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'rows' ? block.rows.flat(2) : 'parts' in block ? block.parts : [],
    ),
  )

describe('the pictures of a document', () => {
  it('are those of its files and those in its texts, each once', async () => {
    const open = vi.fn<OpenPicture>(async () => drawPortrait())
    const html = `<p>See <img data-file="${id}" alt="Ada" /></p><img src="${svg()}" alt="">
      <ul><li><img data-file="${id}" alt="Again" /></li></ul>`
    const printed = await withPictures(document(html), open)
    expect(open.mock.calls).toEqual([[id]])
    expect(Object.keys(printed.images ?? {})).toEqual(['/images/0.png', '/images/1.svg'])
    expect(partsOf(printed).filter(({ kind }) => kind === 'image')).toMatchObject([
      { name: '/images/0.png', alt: 'Ada' },
      { name: '/images/1.svg', alt: '', width: 75 },
      { name: '/images/0.png', alt: 'Again' },
    ])
  })

  it.each([
    [
      'a file that is not there, or not the caller’s',
      `<img data-file="${id}" alt="A graph">`,
      none,
    ],
    [
      'a file that is no picture',
      `<img data-file="${id}" alt="A graph">`,
      async () => Buffer.from('%PDF-1.7'),
    ],
    ['an address that is broken', '<img src="data:image/svg+xml,%E0%A4%A" alt="A graph">', none],
    ['a drawing without a size', `<img src="${svg('')}" alt="A graph">`, none],
    ['data of another kind', '<img src="data:image/png;base64,AAAA" alt="A graph">', none],
  ])('are their words where there is %s', async (_, html, open) => {
    const printed = await withPictures(document(html), open)
    expect(partsOf(printed)).toEqual([{ kind: 'text', text: '[Picture: A graph]', emphasis: true }])
    expect(printed.images).toBeUndefined()
  })

  it('are as wide as there is room, and never higher than a page', async () => {
    const wide = `<img src="${svg('width="4000" height="100"')}" alt="wide">`
    const html = `${wide}<img src="${svg('width="300" height="3000"')}" alt="high">
      <table><tr><td>${wide}</td><td>a</td></tr></table>`
    const printed = await withPictures(document(html), none)
    const images = partsOf(printed).filter((part) => part.kind === 'image')
    expect(images.map(({ width }) => width)).toEqual([440, 50, 208])
  })

  it('are left out where they would make the document too large', async () => {
    const head = Buffer.from(drawPortrait())
    head.writeUInt32BE(5_000, 16)
    head.writeUInt32BE(4_000, 20)
    const ids = ['a', 'b', 'c'].map((end) => id.replace(/a$/, end))
    const html = ids.map((file) => `<img data-file="${file}" alt="${file.at(-1)}">`).join('')
    const bytes = await withPictures(document(html), async () =>
      Buffer.concat([drawPortrait(), Buffer.alloc(4_000_000)]),
    )
    const pixels = await withPictures(document(html), async () => head)
    expect([bytes, pixels].map((one) => Object.keys(one.images ?? {}).length)).toEqual([2, 1])
    const long = `<img src="${svg(`width="3" height="3" id="${'x'.repeat(200_000)}"`)}" alt="">`
    expect((await withPictures(document(long), none)).images).toBeUndefined()
  })
})
