import { Parser } from 'htmlparser2'
import type { OpFormats, ReadOp } from './ops.ts'

/** What the ids of notes and of links to them begin with, so that no bookmark of a document does. */
export const notePrefix = 'portal-'
const noteId = new RegExp(`^${notePrefix}(footnote|endnote)-`)
const wayBack = new RegExp(`^#${notePrefix}(footnote|endnote)-ref-`)

type Inline = 'bold' | 'italic' | 'underline'
const inline: Readonly<Record<string, Inline>> = { strong: 'bold', em: 'italic', u: 'underline' }
const headers: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
const lines = new Set(['p', 'li', 'td', 'th', 'tr', 'table', 'ul', 'ol', 'blockquote'])

/**
 * What a text is as ops: of HTML as the reader of documents writes it, which is well formed. Cells of
 * a table become lines, and so do footnotes, at the end, each after its number. Of a link only the
 * words stay, of a picture nothing. One empty line stands where there were one or more.
 */
export function opsOfHtml(html: string): ReadOp[] {
  const ops: ReadOp[] = []
  const formats = { bold: 0, italic: 0, underline: 0 }
  /** The lists that are open, from the outermost; those around a table don't count in it. */
  let lists: ('bullet' | 'ordered')[] = []
  const around: (typeof lists)[] = []
  let header: 2 | 3 | undefined
  let quotes = 0
  let notes = 0
  let isNote = false
  /** Of a note, before its first words. */
  let mark = ''
  let isWayBack = false
  let line: ReadOp[] = []

  const endLine = (isKept = false) => {
    trimEnd(line)
    const isEmpty = line.length === 0
    if (isEmpty && (!isKept || ops.length === 0 || ops.at(-1)?.insert.endsWith('\n\n'))) return
    for (const op of line) add(ops, op)
    add(ops, { insert: '\n', ...(isEmpty ? {} : withFormats(lineFormats())) })
    line = []
  }
  const lineFormats = (): OpFormats => {
    if (header !== undefined) return { header }
    const list = isNote ? undefined : lists.at(-1)
    if (list !== undefined) return { list, ...indentOf(lists.length) }
    return quotes > 0 ? { blockquote: true } : {}
  }
  const write = (text: string) => {
    if (mark !== '') {
      line.push({ insert: mark })
      mark = ''
    }
    const { bold, italic, underline } = formats
    add(line, {
      insert: text,
      ...withFormats({
        ...(bold > 0 && { bold: true }),
        ...(italic > 0 && { italic: true }),
        ...(underline > 0 && { underline: true }),
      }),
    })
  }

  const opened = (name: string, attributes: Readonly<Record<string, string>>) => {
    const format = inline[name]
    if (format !== undefined) formats[format] += 1
    if (lines.has(name) || name in headers) endLine()
    header = headers[name] ?? header
    if (name === 'table') lists = []
    if (name === 'ul' || name === 'ol') lists.push(name === 'ul' ? 'bullet' : 'ordered')
    if (name === 'blockquote') quotes += 1
    if (name === 'br') endLine(true)
    if (name === 'input') write('checked' in attributes ? '☑ ' : '☐ ')
    if (name === 'a') isWayBack = wayBack.test(attributes.href ?? '')
    if (name === 'li' && noteId.test(attributes.id ?? '')) {
      isNote = true
      notes += 1
      mark = `[${notes}] `
    }
  }
  const closed = (name: string) => {
    const format = inline[name]
    if (format !== undefined) formats[format] -= 1
    // An empty paragraph is a line of its own, but for one that only fills a cell or a note.
    if (name === 'p') endLine(around.length === 0 && !isNote)
    else if (lines.has(name) || name in headers) endLine()
    if (name in headers) header = undefined
    if (name === 'table') lists = around.pop() ?? []
    if (name === 'ul' || name === 'ol') lists.pop()
    if (name === 'blockquote') quotes -= 1
    if (name === 'li') {
      isNote = false
      mark = ''
    }
    if (name === 'a') isWayBack = false
  }

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'table') around.push(lists)
        opened(name, attributes)
      },
      ontext: (text) => {
        if (!isWayBack) write(text.replace(/[\r\n]+/g, ' '))
      },
      onclosetag: closed,
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(html)
  endLine()
  return trimmed(ops)
}

const indentOf = (depth: number): OpFormats =>
  depth < 2 ? {} : { indent: depth === 2 ? 1 : depth === 3 ? 2 : 3 }

const withFormats = (formats: OpFormats): Pick<ReadOp, 'attributes'> =>
  Object.keys(formats).length === 0 ? {} : { attributes: formats }

/** Adds an op, to the one before where both are alike. */
function add(ops: ReadOp[], op: ReadOp): void {
  const last = ops.at(-1)
  if (last !== undefined && JSON.stringify(last.attributes) === JSON.stringify(op.attributes)) {
    last.insert += op.insert
  } else ops.push({ ...op })
}

/** Without white space at the end of a line, whatever the formats of it. */
function trimEnd(line: ReadOp[]): void {
  for (let last = line.at(-1); last !== undefined; last = line.at(-1)) {
    last.insert = last.insert.trimEnd()
    if (last.insert !== '') return
    line.pop()
  }
}

/** Without empty lines at the end; a text of no lines is one empty line. */
function trimmed(ops: readonly ReadOp[]): ReadOp[] {
  const last = ops.at(-1)
  if (last === undefined) return [{ insert: '\n' }]
  if (last.attributes !== undefined) return [...ops]
  const insert = last.insert.replace(/\n+$/, '\n')
  const isLeftOver = insert === '\n' && ops.at(-2)?.insert.endsWith('\n') === true
  return isLeftOver ? ops.slice(0, -1) : [...ops.slice(0, -1), { insert }]
}
