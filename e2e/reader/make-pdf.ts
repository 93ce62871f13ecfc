import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A page of a PDF for tests. */
export interface SamplePage {
  /** Lines of text, from above. */
  lines: readonly string[]
  /** In points; A4 when left out. */
  size?: readonly [width: number, height: number]
  /** Degrees to the right at which it is shown. */
  turned?: 90 | 180 | 270
  /** Bytes of a picture that cannot be compressed; none when left out. */
  noiseBytes?: number
  /** Leads to another page, from 1, or to an address. */
  link?: number | string
}

export interface SampleOptions {
  /** Entries of its outline, each leading to the page of that number, from 1. */
  outline?: readonly { title: string; page: number }[]
  /** The text is set in a Japanese font that is not in the file. */
  isJapanese?: boolean
  /** It wants a password, which nobody knows. */
  isLocked?: boolean
}

/**
 * Makes a PDF: pages with text, links, an outline, and pictures as large as asked for, whose bytes are
 * the same every time.
 */
export function makePdf(pages: readonly SamplePage[], options: SampleOptions = {}): Buffer {
  const objects: Buffer[] = []
  const reserve = (count: number) => {
    const first = objects.length + 1
    for (let at = 0; at < count; at += 1) objects.push(Buffer.alloc(0))
    return first
  }
  const put = (id: number, body: string | Buffer) => {
    objects[id - 1] = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  }
  const stream = (id: number, dictionary: string, data: Buffer) =>
    put(
      id,
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    )

  const catalogue = reserve(1)
  const tree = reserve(1)
  const font = reserve(1)
  const firstPage = reserve(pages.length)
  put(font, options.isJapanese ? japanese(reserve, put) : latin)
  pages.forEach((page, at) => {
    const [width, height] = page.size ?? [595, 842]
    const content = reserve(1)
    const picture = page.noiseBytes ? reserve(1) : null
    const link = page.link === undefined ? null : reserve(1)
    const resources = `/Font << /F ${font} 0 R >>${picture ? ` /XObject << /P ${picture} 0 R >>` : ''}`
    put(
      firstPage + at,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${resources} >> /Contents ${content} 0 R${page.turned ? ` /Rotate ${page.turned}` : ''}${link ? ` /Annots [${link} 0 R]` : ''} >>`,
    )
    const lines = page.lines.map(
      (line, row) => `BT /F 18 Tf 60 ${height - 80 - row * 28} Td ${shown(line, options)} Tj ET`,
    )
    const drawn = picture ? [`q 300 0 0 300 60 60 cm /P Do Q`] : []
    stream(
      content,
      '/Filter /FlateDecode',
      deflateSync(Buffer.from([...lines, ...drawn].join('\n'), 'latin1')),
    )
    if (picture && page.noiseBytes) {
      const edge = Math.ceil(Math.sqrt(page.noiseBytes))
      const dictionary = `/Type /XObject /Subtype /Image /Width ${edge} /Height ${edge} /ColorSpace /DeviceGray /BitsPerComponent 8`
      stream(picture, dictionary, noise(edge * edge, at))
    }
    if (link) {
      const goal =
        typeof page.link === 'number'
          ? `/Dest [${firstPage + page.link - 1} 0 R /Fit]`
          : `/A << /S /URI /URI (${page.link}) >>`
      put(
        link,
        `<< /Type /Annot /Subtype /Link /Rect [55 ${height - 90} 300 ${height - 58}] /Border [0 0 0] ${goal} >>`,
      )
    }
  })
  const kids = pages.map((_, at) => `${firstPage + at} 0 R`).join(' ')
  put(tree, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  let outlines = ''
  const entries = options.outline ?? []
  if (entries.length > 0) {
    const root = reserve(1)
    const first = reserve(entries.length)
    entries.forEach(({ title, page }, at) => {
      const before = at > 0 ? ` /Prev ${first + at - 1} 0 R` : ''
      const next = at < entries.length - 1 ? ` /Next ${first + at + 1} 0 R` : ''
      put(
        first + at,
        `<< /Title (${title}) /Parent ${root} 0 R /Dest [${firstPage + page - 1} 0 R /Fit]${before}${next} >>`,
      )
    })
    put(
      root,
      `<< /Type /Outlines /First ${first} 0 R /Last ${first + entries.length - 1} 0 R /Count ${entries.length} >>`,
    )
    outlines = ` /Outlines ${root} 0 R`
  }
  put(catalogue, `<< /Type /Catalog /Pages ${tree} 0 R${outlines} >>`)
  return written(objects, catalogue, options.isLocked ? locked : '')
}

const latin = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

function japanese(
  reserve: (count: number) => number,
  put: (id: number, body: string) => void,
): string {
  const inner = reserve(2)
  put(
    inner,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /KozMinPro-Regular /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 4 >> /FontDescriptor ${inner + 1} 0 R >>`,
  )
  put(
    inner + 1,
    '<< /Type /FontDescriptor /FontName /KozMinPro-Regular /Flags 6 /FontBBox [0 -120 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >>',
  )
  return `<< /Type /Font /Subtype /Type0 /BaseFont /KozMinPro-Regular /Encoding /UniJIS-UCS2-H /DescendantFonts [${inner} 0 R] >>`
}

function shown(line: string, { isJapanese }: SampleOptions): string {
  if (!isJapanese) return `(${line.replace(/[\\()]/g, '\\$&')})`
  return `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}>`
}

/** Bytes that look random and are the same every time. */
function noise(length: number, seed: number): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at * 64 < length; at += 1) {
    parts.push(createHash('sha512').update(`${seed} ${at}`).digest())
  }
  return Buffer.concat(parts, length)
}

const zeros = '00'.repeat(32)
const locked = ` /ID [<${zeros}> <${zeros}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${zeros}> /U <${zeros}> >>`

function written(objects: readonly Buffer[], root: number, more: string): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')]
  let at = parts[0]?.length ?? 0
  const offsets = objects.map((body, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    const offset = at
    at += part.length
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R${more} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
