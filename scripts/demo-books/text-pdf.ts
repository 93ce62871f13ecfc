import { deflateSync } from 'node:zlib'
import type { Block } from '../../api/src/printing/document.ts'
import { plainLatex } from '../../api/src/rich-text/index.ts'
import { widthOf, winAnsi } from './win-ansi.ts'

/** A chapter of a plain book. */
export interface Chapter {
  heading: string
  blocks: readonly Block[]
}

interface Line {
  text: Buffer
  isBold: boolean
  /** Points from the left edge of the text. */
  indent: number
  size: number
  /** Points above it. */
  above: number
}

interface Page {
  lines: Line[]
  left: number
}

// A5, in points.
const sheet = { width: 420, height: 595, edge: 48, foot: 56 }

/** How a plain book is set. */
export interface Setting {
  size: number
  leading: number
}

/** The words of a block: an equation by what is read aloud of it. */
function wordsOf(block: Block): { text: string; mark: string; isBold: boolean }[] {
  switch (block.kind) {
    case 'heading':
    case 'label':
      return [{ text: block.text, mark: '', isBold: true }]
    case 'rows':
      return block.rows.map((cells) => ({
        text: cells.map(partsText).join('  |  '),
        ...{ mark: '', isBold: false },
      }))
    case 'table':
      return block.rows.map((cells) => ({
        text: cells.join('  |  '),
        ...{ mark: '', isBold: false },
      }))
    case 'item':
      return [{ text: partsText(block.parts), mark: block.mark, isBold: false }]
    default:
      return [{ text: partsText(block.parts), mark: '', isBold: isHeading(block.parts) }]
  }
}

type Parts = Extract<Block, { kind: 'paragraph' }>['parts']

/** A line that is strong as a whole heads what follows. */
const isHeading = (parts: Parts) =>
  parts.every((part) => part.kind === 'text' && part.strong === true)

function partsText(parts: Parts): string {
  const texts = parts.map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'break') return ' '
    return ` ${plainEquation(part.kind === 'equation' ? part.alt : '')} `
  })
  return texts
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!)])/g, '$1')
    .trim()
}

/** Commands that are said in a word of their own. */
const said: Readonly<Record<string, string>> = {
  ...{ cup: ' or ', cap: ' and ', mid: ' given ', implies: ' so ', ldots: ' … ', dots: ' … ' },
  ...{ cdots: ' … ', quad: ' ', qquad: ' ', lt: ' < ', gt: ' > ', ell: 'l', neq: ' is not ' },
}

/** LaTeX in a line of plain text, with the few raised digits that plain PDFs have. */
function plainEquation(latex: string): string {
  const braced = latex
    .replace(
      /\\(?:text|textrm|mathrm|mathbf|mathit|operatorname|vec|overline|overrightarrow)\s*\{([^{}]*)\}/g,
      '$1',
    )
    .replace(/\\begin\{pmatrix\}|\\end\{pmatrix\}/g, (tag) => (tag.includes('begin') ? '(' : ')'))
    .replace(/\\\\/g, ', ')
    .replace(/\\dot\s*\{?(\w)\}?/g, '($1 recurring)')
    .replace(/\\(?:phantom|,|;|!)\s*(?:\{[^{}]*\})?/g, ' ')
    .replace(/\\sqrt\s*\[(\w+)\]/g, '$1th \\sqrt')
    .replace(/\\[dt]?frac\s*(\w)\s*(\w)/g, '\\frac{$1}{$2}')
    .replace(/\\[dt]?frac\s*(\w)\s*\{/g, '\\frac{$1}{')
    .replace(/\\sqrt\s*(\w)/g, '\\sqrt{$1}')
    .replace(/\\([a-z]+)(?![a-zA-Z])/g, (command, name: string) => said[name] ?? command)
  return plainLatex(braced)
    .replace(/\^2(?!\d)/g, '²')
    .replace(/\^3(?!\d)/g, '³')
    .replace(/\s+/g, ' ')
    .trim()
}

function linesOf(
  { text, mark, isBold }: { text: string; mark: string; isBold: boolean },
  { size }: Setting,
  above: number,
): Line[] {
  const indent = mark === '' ? 0 : 16
  const room = sheet.width - 2 * sheet.edge - indent
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const isFitting = last !== undefined && widthOf(winAnsi(longer), size) <= room
    if (isFitting) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows.map((row, index) => ({
    text: winAnsi(index === 0 && mark !== '' ? `${mark} ${row}` : row),
    ...{ isBold, size, above: index === 0 ? above : 0 },
    indent: index === 0 && mark !== '' ? 4 : indent,
  }))
}

/** Pages of all chapters, each beginning a new one; and on which page each begins. */
export function pagesOf(chapters: readonly Chapter[], setting: Setting) {
  const pages: Page[] = []
  const starts: number[] = []
  const height = sheet.height - sheet.edge - sheet.foot
  const put = (line: Line) => {
    const needed = setting.leading + line.above
    let page = pages.at(-1)
    if (page === undefined || page.left < needed) {
      page = { lines: [], left: height }
      pages.push(page)
    }
    page.lines.push(page.lines.length === 0 ? { ...line, above: 0 } : line)
    page.left -= needed
  }
  for (const { heading, blocks } of chapters) {
    starts.push(pages.length)
    pages.push({ lines: [], left: height })
    const title = { text: heading, mark: '', isBold: true }
    for (const line of linesOf(title, { ...setting, size: setting.size * 1.4 }, 0)) put(line)
    for (const block of blocks) {
      for (const words of wordsOf(block)) {
        for (const line of linesOf(words, setting, setting.leading / 2)) put(line)
      }
    }
  }
  return { pages, starts }
}

/** A text as PDF writes it. */
const written = (bytes: Buffer) =>
  `(${bytes.toString('latin1').replace(/[\\()]/g, (sign) => `\\${sign}`)})`

function contentOf({ lines }: Page, number: number, { leading }: Setting): string {
  let y = sheet.height - sheet.edge
  const rows = lines.map(({ text, isBold, indent, size, above }) => {
    y -= leading + above
    const font = isBold ? 'F2' : 'F1'
    const place = `1 0 0 1 ${sheet.edge + indent} ${y.toFixed(1)} Tm`
    return `/${font} ${size.toFixed(1)} Tf ${place} ${written(text)} Tj`
  })
  const foot = `/F1 9 Tf 1 0 0 1 ${sheet.width / 2 - 6} 30 Tm (${number}) Tj`
  return `BT\n${[...rows, foot].join('\n')}\nET`
}

/** A PDF of plain text, with the chapters as its outline. */
export function textPdf(
  title: string,
  chapters: readonly Chapter[],
  setting: Setting,
  count: number,
): Buffer {
  const { pages, starts } = pagesOf(chapters, setting)
  while (pages.length < count) {
    const isFirst = !pages.some(({ lines }) => lines[0]?.text.toString() === 'Notes')
    const line = { text: winAnsi(isFirst ? 'Notes' : ' '), isBold: true, indent: 0, above: 0 }
    pages.push({ lines: [{ ...line, size: setting.size * 1.4 }], left: 0 })
  }
  const objects: Buffer[] = []
  const add = (text: string | Buffer) => objects.push(Buffer.from(text as string, 'latin1'))
  const firstPage = 6
  const firstItem = firstPage + 2 * pages.length
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R /Lang (en-GB) /PageMode /UseOutlines >>')
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const name of ['Helvetica', 'Helvetica-Bold']) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  }
  const lastItem = firstItem + chapters.length - 1
  add(
    `<< /Type /Outlines /First ${firstItem} 0 R /Last ${lastItem} 0 R /Count ${chapters.length} >>`,
  )
  for (const [index, page] of pages.entries()) {
    const self = firstPage + 2 * index
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents ${self + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    )
    const bytes = deflateSync(Buffer.from(contentOf(page, index + 1, setting), 'latin1'), {
      level: 9,
    })
    const head = `<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`
    objects.push(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]))
  }
  for (const [index, { heading }] of chapters.entries()) {
    const self = firstItem + index
    const before = index === 0 ? '' : ` /Prev ${self - 1} 0 R`
    const after = index === chapters.length - 1 ? '' : ` /Next ${self + 1} 0 R`
    const to = `[${firstPage + 2 * (starts[index] ?? 0)} 0 R /XYZ null null null]`
    add(`<< /Title ${written(winAnsi(heading))} /Parent 5 0 R${before}${after} /Dest ${to} >>`)
  }
  const info = objects.length + 1
  add(`<< /Title ${written(winAnsi(title))} >>`)
  return fileOf(objects, info)
}

/** The file of numbered objects, of which the first is the catalogue. */
function fileOf(objects: readonly Buffer[], info: number): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  let table = '0000000000 65535 f \n'
  for (const [index, object] of objects.entries()) {
    table += `${String(length).padStart(10, '0')} 00000 n \n`
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(whole)
    length += whole.length
  }
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
