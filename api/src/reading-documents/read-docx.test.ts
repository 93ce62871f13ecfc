import { describe, expect, it } from 'vitest'
import { readDocx } from './read-docx.ts'
import { docxOf, docxParts, paragraph, partOf, relations, run, zipped } from './testing.ts'

/** Names as every word processor writes them, ids in the language of the one that wrote the file. */
const styles = partOf(
  'styles',
  ['Title', 'heading 1', 'heading 2', 'heading 3', 'Quote']
    .map(
      (name) =>
        `<w:style w:type="paragraph" w:styleId="${name.replace('heading ', 'berschrift')}"><w:name w:val="${name}"/></w:style>`,
    )
    .join(''),
)

const levels = (format: string) =>
  [0, 1, 2, 3]
    .map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`)
    .join('')
const numbering = partOf(
  'numbering',
  `<w:abstractNum w:abstractNumId="1">${levels('bullet')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${levels('decimal')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`,
)

const styled = (text: string, style: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`)
const item = (text: string, list: 1 | 2, level = 0) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
const changed = (kind: string, inner: string) =>
  `<w:${kind} w:id="1" w:author="A">${inner}</w:${kind}>`

const textOf = async (body: string, more = {}) => {
  const { ops, warnings } = await readDocx(docxOf(body, more))
  return { text: ops.map(({ insert }) => insert).join(''), warnings }
}

describe('the text of a Word document', () => {
  it('has headings, quotes, lists in lists, and formats of words', async () => {
    const { ops, warnings } = await readDocx(
      docxOf(
        [
          styled('A title', 'Title'),
          styled('One', 'berschrift1'),
          styled('Three', 'berschrift3'),
          paragraph(
            run('plain ') + run('bold', '<w:b/>') + run('both', '<w:i/><w:u w:val="single"/>'),
          ),
          styled('quoted', 'Quote'),
          item('dot', 1),
          item('number', 2, 1),
        ].join(''),
        {
          'word/styles.xml': styles,
          'word/numbering.xml': numbering,
          'word/_rels/document.xml.rels': relations([
            ['r2', 'styles', 'styles.xml'],
            ['r3', 'numbering', 'numbering.xml'],
          ]),
        },
      ),
    )
    expect(ops).toEqual([
      { insert: 'A title' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'One' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'Three' },
      { insert: '\n', attributes: { header: 3 } },
      { insert: 'plain ' },
      { insert: 'bold', attributes: { bold: true } },
      { insert: 'both', attributes: { italic: true, underline: true } },
      { insert: '\nquoted' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: 'dot' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'number' },
      { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
    ])
    expect(warnings).toEqual([])
  })

  it.each([
    ['curly quotes, emoji and accents', run('“Law” – it’s 👩‍🚀 naïve'), '“Law” – it’s 👩‍🚀 naïve'],
    ['hidden words', run('seen ') + run('hidden', '<w:vanish/>'), 'seen hidden'],
    ['white words', run('seen ') + run('white', '<w:color w:val="FFFFFF"/>'), 'seen white'],
    [
      'words from right to left',
      `<w:dir w:val="rtl">${run('שלום', '<w:rtl/>')}</w:dir><w:bdo w:val="rtl">${run(' عالم')}</w:bdo>`,
      'שלום عالم',
    ],
    [
      'words of simple fields, and of fields as they were last',
      `<w:fldSimple w:instr=" TITLE ">${run('Field ')}</w:fldSimple><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('7')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      'Field 7',
    ],
    [
      'words below a reading',
      `<w:r><w:ruby><w:rt>${run('kan')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>`,
      '漢',
    ],
    [
      'a break of the page as one of the line',
      `${run('a')}<w:r><w:br w:type="page"/></w:r>${run('b')}`,
      'a\nb',
    ],
    ['markup as words', run('&lt;b&gt;x&lt;/b&gt; &amp;amp;'), '<b>x</b> &amp;'],
  ])('has %s', async (_, inner, text) => {
    expect(await textOf(paragraph(inner))).toEqual({ text: `${text}\n`, warnings: [] })
  })

  it('has tracked changes as accepted, and says so', async () => {
    const body =
      paragraph(
        run('kept ') +
          changed('ins', run('added ')) +
          changed('del', '<w:r><w:delText>taken</w:delText></w:r>') +
          changed('moveFrom', run('from')) +
          changed('moveTo', run('moved')),
      ) +
      paragraph(run('joined '), `<w:rPr>${changed('del', '')}</w:rPr>`) +
      paragraph(run('lines'))
    expect(await textOf(body)).toEqual({
      text: 'kept added moved\njoined lines\n',
      warnings: ['Tracked changes were taken as accepted.'],
    })
  })

  it('has cells and lists in them as lines, and says so', async () => {
    const cell = (inner: string) => `<w:tc>${inner}</w:tc>`
    const row = cell(paragraph(run('a')) + item('b', 1)) + cell(paragraph('')) + cell(item('c', 1))
    const { ops, warnings } = await readDocx(
      docxOf(`<w:tbl><w:tr>${row}</w:tr></w:tbl>${paragraph(run('after'))}`, {
        'word/numbering.xml': numbering,
      }),
    )
    const dot = { insert: '\n', attributes: { list: 'bullet' } }
    expect(ops).toEqual([{ insert: 'a\nb' }, dot, { insert: 'c' }, dot, { insert: 'after\n' }])
    expect(warnings).toEqual(['Cells of tables became lines.'])
  })

  it('keeps footnotes with the words of their links, and no address', async () => {
    const link = `<w:hyperlink r:id="r9">${run('a link')}</w:hyperlink>`
    const body = `${paragraph(`${run('Text')}<w:r><w:footnoteReference w:id="2"/></w:r> ${link}`)}${paragraph(run('End'))}`
    const links = relations([['r9', 'hyperlink', 'javascript:alert(1)']])
    const read = await textOf(body, {
      'word/footnotes.xml': partOf(
        'footnotes',
        `<w:footnote w:id="2">${paragraph(`${run('See ')}${link}`)}</w:footnote>`,
      ),
      'word/_rels/document.xml.rels': links,
      'word/_rels/footnotes.xml.rels': links,
    })
    expect(read).toEqual({ text: 'Text[1]a link\nEnd\n[1] See a link\n', warnings: [] })
  })

  it('leaves out pictures, also those of other machines, and says how many', async () => {
    const picture = (id: string) =>
      `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${id}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
    const read = await textOf(
      paragraph(run('a') + picture('r:embed="r5"') + run('b') + picture('r:link="r6"')),
      {
        'word/media/a.png': new Uint8Array(8),
        'word/_rels/document.xml.rels': relations([
          ['r5', 'image', 'media/a.png'],
          ['r6', 'image', 'file:///etc/passwd'],
        ]),
      },
    )
    expect(read).toEqual({ text: 'ab\n', warnings: ['2 pictures were left out.'] })
  })

  it('is found where the document leads to it', async () => {
    const { 'word/document.xml': text, ...others } = docxParts(paragraph(run('Online')))
    const parts = {
      ...others,
      '_rels/.rels': Buffer.from(relations([['r1', 'officeDocument', '/word/document2.xml']])),
      'word/document2.xml': text ?? new Uint8Array(),
    }
    expect((await readDocx(zipped(parts))).ops).toEqual([{ insert: 'Online\n' }])
  })

  it('has up to 200,000 characters', async () => {
    const body = (last: string) =>
      paragraph(run('a'.repeat(1_999))).repeat(99) + paragraph(run(last))
    const { ops } = await readDocx(docxOf(body('b'.repeat(2_000))))
    expect(ops.map(({ insert }) => insert).join('')).toHaveLength(200_001)
    await expect(readDocx(docxOf(body('b'.repeat(2_001))))).rejects.toMatchObject({
      status: 422,
      message: 'This document has more than 200,000 characters of text.',
    })
  })
})
