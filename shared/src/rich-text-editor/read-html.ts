import { addressAllowed } from '../contract/text-rules.ts'
import type { Embed, Formats, HeadingLevel, TextOp } from './ops.ts'
import { pictureOf } from './pictures.ts'
import { pieceHtml } from './pieces.ts'

/** What of a text is kept when it is read; the rest becomes plain words, or goes. */
export interface Keeps {
  formats: ReadonlySet<keyof Formats>
  /** Levels of headings; others become one of them. */
  headings: readonly [HeadingLevel, HeadingLevel]
  pictures: boolean
  equations: boolean
  blanks: boolean
  pieces: boolean
}

/** What could not be kept. */
export interface Lost {
  images: number
}

const tagMarks: Readonly<Record<string, Formats>> = {
  STRONG: { bold: true },
  B: { bold: true },
  EM: { italic: true },
  I: { italic: true },
  U: { underline: true },
  INS: { underline: true },
  S: { strike: true },
  STRIKE: { strike: true },
  DEL: { strike: true },
  SUB: { script: 'sub' },
  SUP: { script: 'super' },
  CODE: { code: true },
}

/** These begin a line of their own. */
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
)
/** What nobody reads. */
const unread = new Set(
  'SCRIPT STYLE TITLE HEAD META LINK TEMPLATE NOSCRIPT OBJECT IFRAME'.split(' '),
)

/** Words with their equations and blanks as things of their own. */
export function opsOfWords(text: string, attributes: Formats, keeps: Keeps): TextOp[] {
  const parts = text.split(/(\\\(.+?\\\)|\[\[blank\]\])/s)
  return parts.flatMap((part, at) => {
    if (part === '') return []
    return [opOf(at % 2 === 1 ? (embedOf(part, keeps) ?? part) : part, attributes)]
  })
}

const opOf = (insert: TextOp['insert'], attributes: Formats): TextOp =>
  Object.keys(attributes).length > 0 ? { insert, attributes } : { insert }

function embedOf(part: string, keeps: Keeps): Embed | undefined {
  if (part === '[[blank]]') return keeps.blanks ? { blank: true } : undefined
  const latex = part.slice(2, -2).trim()
  return keeps.equations && latex !== '' ? { equation: latex } : undefined
}

/** Reads HTML into the runs of a text. What is not known falls away; nothing of it runs or loads. */
export function opsOf(html: string, keeps: Keeps): TextOp[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return opsOfNode(body, keeps).ops
}

/** The same of what is parsed already, with what was lost. */
export function opsOfNode(root: Element, keeps: Keeps): { ops: TextOp[]; lost: Lost } {
  const reader = new Reader(keeps)
  reader.read(root, {}, {})
  reader.endLine({})
  return { ops: reader.ops, lost: reader.lost }
}

/** Whether nothing but white space stands before an element in its parent. */
function isFirst({ previousSibling, previousElementSibling }: Element): boolean {
  if (previousElementSibling !== null) return false
  return (previousSibling?.textContent ?? '').trim() === ''
}

class Reader {
  readonly ops: TextOp[] = []
  readonly lost: Lost = { images: 0 }
  readonly #keeps: Keeps
  #line: TextOp[] = []

  constructor(keeps: Keeps) {
    this.#keeps = keeps
  }

  /** Reads the children of an element; `marks` are of the words, `line` of the lines in it. */
  read(element: Element, marks: Formats, line: Formats): void {
    for (const node of element.childNodes) {
      if (node instanceof Text || node.nodeType === 3) this.#words(node.textContent ?? '', marks)
      else if (isElement(node)) this.#element(node, marks, line)
    }
  }

  #element(element: Element, marks: Formats, line: Formats): void {
    const tag = element.tagName.toUpperCase()
    if (unread.has(tag)) return
    if (tag === 'BR') {
      // One that ends its line only holds it open.
      const isLast = element.nextSibling === null && this.#line.length > 0
      if (!isLast) this.endLine(line, true)
    } else if (tag === 'IMG') this.#image(element, marks)
    else if (tag === 'PRE' && this.#keeps.formats.has('code-block')) this.#code(element, line)
    else if (this.#keeps.pieces && (tag === 'TABLE' || tag === 'FIGURE')) this.#piece(element, line)
    else if (tag === 'UL' || tag === 'OL') this.#list(element, marks, line)
    else if (blocks.has(tag)) this.#block(element, tag, marks, line)
    else this.read(element, this.#marksOf(element, tag, marks), line)
  }

  #block(element: Element, tag: string, marks: Formats, line: Formats): void {
    const own = this.#kept({ ...line, ...lineOf(tag, this.#keeps) })
    // Where there are no tables, a row is a line.
    const isCell = tag === 'TD' || tag === 'TH'
    if (!isCell) this.endLine(line)
    this.read(element, this.#marksOf(element, tag, marks), own)
    if (isCell && element.nextElementSibling) this.#words(' ', {})
    else this.endLine(own, tag === 'P' && element.childNodes.length === 0)
  }

  #list(list: Element, marks: Formats, line: Formats): void {
    // An entry without words of its own stands all the same above those inside it.
    this.endLine(line, list.parentElement?.tagName === 'LI' && isFirst(list))
    const isInside = line.list !== undefined
    const indent = isInside ? (line.indent ?? 0) + 1 : (line.indent ?? 0)
    for (const child of list.children) {
      // Word and Docs set lists into lists without an entry around them.
      if (child.tagName === 'UL' || child.tagName === 'OL') {
        this.#list(child, marks, { ...line, list: 'bullet', indent })
        continue
      }
      const said = child.getAttribute('data-list') ?? (list.tagName === 'OL' ? 'ordered' : 'bullet')
      const deeper = Number(/\bql-indent-(\d)\b/.exec(child.className)?.[1] ?? 0)
      const depth = indent + deeper
      const own = this.#kept({
        ...line,
        list: said === 'ordered' ? 'ordered' : 'bullet',
        ...(depth > 0 && { indent: depth }),
      })
      this.read(child, marks, own)
      this.endLine(own, child.childNodes.length === 0)
    }
  }

  #code(pre: Element, line: Formats): void {
    this.endLine(line)
    const text = (pre.textContent ?? '').replace(/\n$/, '')
    for (const words of text.split('\n')) {
      if (words !== '') this.#line.push({ insert: words })
      this.ops.push(...this.#line, { insert: '\n', attributes: { 'code-block': true } })
      this.#line = []
    }
  }

  #piece(element: Element, line: Formats): void {
    this.endLine(line)
    const { html, lost } = pieceHtml(element)
    this.lost.images += lost
    if (html !== '') this.ops.push({ insert: { piece: html } })
  }

  #image(image: Element, marks: Formats): void {
    const latex = image.getAttribute('data-latex')
    if (latex !== null) {
      this.#line.push(...opsOfWords(`\\(${latex}\\)`, marks, this.#keeps))
      return
    }
    const picture = pictureOf(image)
    if (picture && this.#keeps.pictures) this.#line.push(opOf({ picture }, marks))
    else this.lost.images += 1
  }

  #words(text: string, marks: Formats): void {
    // Browsers draw white space as one space, and none at a line's beginning; what does not break stays.
    const flat = text.replace(/[ \t\n\r\f]+/g, ' ')
    const last = this.#line.at(-1)
    const isAfterSpace = last === undefined || (isWords(last.insert) && last.insert.endsWith(' '))
    const words = isAfterSpace ? flat.replace(/^ /, '') : flat
    if (words !== '') this.#line.push(...opsOfWords(words, marks, this.#keeps))
  }

  /** Ends the line if anything stands in it, or if it is `kept` empty. */
  endLine(formats: Formats, kept = false): void {
    const last = this.#line.at(-1)
    if (last !== undefined && isWords(last.insert)) {
      this.#line.pop()
      const words = last.insert.replace(/ $/, '')
      if (words !== '') this.#line.push({ ...last, insert: words })
    }
    if (this.#line.length === 0 && !kept) return
    this.ops.push(...this.#line, opOf('\n', formats))
    this.#line = []
  }

  #marksOf(element: Element, tag: string, marks: Formats): Formats {
    const own: Formats = { ...marks, ...tagMarks[tag], ...styled(element) }
    const address = tag === 'A' ? element.getAttribute('href') : null
    if (address !== null && addressAllowed(address)) own.link = address
    return this.#kept(own)
  }

  #kept(formats: Formats): Formats {
    const kept = Object.entries(formats).filter(
      ([name, value]) =>
        value !== undefined && [...this.#keeps.formats].some((each) => each === name),
    )
    return Object.fromEntries(kept)
  }
}

function lineOf(tag: string, { headings }: Keeps): Formats {
  const level = /^H([1-6])$/.exec(tag)?.[1]
  if (level) return { header: levelOf(Number(level), headings) }
  return tag === 'BLOCKQUOTE' ? { blockquote: true } : {}
}

/** The level itself where a text has it, else the nearer one of its two. */
function levelOf(level: number, [high, low]: Keeps['headings']): HeadingLevel {
  return level <= high ? high : low
}

/** Weight, slant and decoration that stand in a style, as Docs writes them. */
function styled(element: Element): Formats {
  const style = element.getAttribute('style') ?? ''
  if (style === '') return {}
  const said = (pattern: RegExp) => pattern.test(style)
  return {
    ...(said(/font-weight:\s*(bold|[6-9]00)/) && { bold: true }),
    ...(said(/font-weight:\s*(normal|400)/) && { bold: undefined }),
    ...(said(/font-style:\s*italic/) && { italic: true }),
    ...(said(/text-decoration[^;]*:[^;]*underline/) && { underline: true }),
    ...(said(/text-decoration[^;]*:[^;]*line-through/) && { strike: true }),
    ...(said(/vertical-align:\s*sub/) && { script: 'sub' as const }),
    ...(said(/vertical-align:\s*super/) && { script: 'super' as const }),
  }
}

const isElement = (node: Node): node is Element => node.nodeType === 1
const isWords = (insert: unknown): insert is string => typeof insert === 'string'
