import { attribute, escapeText } from './escape.rules.ts'
import { type Formats, type Line, linesOf, pieceOf, type TextOp } from './ops.ts'
import { pictureHtml } from './pictures.ts'

/** Around words, the outermost last. */
const marks = ['code', 'script', 'strike', 'underline', 'italic', 'bold', 'link'] as const

function marked(html: string, formats: Formats): string {
  return marks.reduce((inner, mark) => {
    const value = formats[mark]
    if (value === undefined) return inner
    if (mark === 'link') return `<a${attribute('href', String(value))}>${inner}</a>`
    const tag = mark === 'script' ? (value === 'sub' ? 'sub' : 'sup') : tags[mark]
    return `<${tag}>${inner}</${tag}>`
  }, html)
}

const tags = { code: 'code', strike: 's', underline: 'u', italic: 'em', bold: 'strong' } as const

/** Where browsers would draw several spaces as one, all but the last do not break. */
const spaced = (text: string) => text.replace(/ (?= )/g, '\u00a0')

function written({ insert, attributes = {} }: TextOp): string {
  if (typeof insert === 'string') return marked(escapeText(spaced(insert)), attributes)
  if ('equation' in insert) return marked(`\\(${escapeText(insert.equation)}\\)`, attributes)
  if ('blank' in insert) return marked('[[blank]]', attributes)
  if ('piece' in insert) return insert.piece
  return marked(pictureHtml(insert.picture), attributes)
}

const contentOf = ({ runs }: Line) => runs.map(written).join('')

/** Lines that follow each other and belong together, and what they are. */
interface Group {
  kind: 'list' | 'quote' | 'code' | 'line'
  lines: Line[]
}

function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind && kind !== 'line') last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups
}

function kindOf({ formats }: Line): Group['kind'] {
  if (formats.list) return 'list'
  if (formats['code-block']) return 'code'
  return formats.blockquote ? 'quote' : 'line'
}

const paragraph = (line: Line) => `<p>${contentOf(line) || '<br />'}</p>`

function writtenGroup({ kind, lines }: Group): string {
  if (kind === 'list') return writtenList(lines)
  if (kind === 'quote') return `<blockquote>${lines.map(paragraph).join('')}</blockquote>`
  if (kind === 'code') {
    const plain = lines.map(({ runs }) =>
      runs
        .map(({ insert }) => insert)
        .filter(isWords)
        .join(''),
    )
    return `<pre>${escapeText(plain.join('\n'))}</pre>`
  }
  return lines
    .map((line) => {
      const level = line.formats.header
      if (pieceOf(line) !== undefined) return contentOf(line)
      return level ? `<h${level}>${contentOf(line)}</h${level}>` : paragraph(line)
    })
    .join('')
}

const isWords = (insert: unknown) => typeof insert === 'string'

/** Lines of lists, each deeper one inside the entry before it. */
function writtenList(lines: readonly Line[]): string {
  let html = ''
  const open: string[] = []
  const close = () => {
    html += `</li></${open.pop()}>`
  }
  for (const line of lines) {
    const tag = line.formats.list === 'ordered' ? 'ol' : 'ul'
    // An entry cannot be deeper than one below the entry before it.
    const depth = Math.min(line.formats.indent ?? 0, open.length) + 1
    while (open.length > depth) close()
    if (open.length === depth && open.at(-1) !== tag) close()
    if (open.length === depth) html += '</li>'
    else {
      html += `<${tag}>`
      open.push(tag)
    }
    html += `<li>${contentOf(line)}`
  }
  while (open.length > 0) close()
  return html
}

/**
 * The HTML in which a text is stored. Empty lines at its end are left out; `isBare` writes a text
 * of one plain line without a paragraph around it, as answer options are stored.
 */
export function htmlOf(ops: readonly TextOp[], isBare = false): string {
  const lines = linesOf(ops)
  while (lines.length > 0 && isBlank(lines.at(-1))) lines.pop()
  const [only] = lines
  if (isBare && lines.length === 1 && only && Object.keys(only.formats).length === 0) {
    return contentOf(only)
  }
  return groupsOf(lines).map(writtenGroup).join('')
}

const isBlank = (line: Line | undefined) =>
  line?.runs.every(({ insert }) => typeof insert === 'string' && insert.trim() === '') === true
