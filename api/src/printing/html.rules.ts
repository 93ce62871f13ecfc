import { Parser } from 'htmlparser2'
import { type Block, type Part, picturesWords } from './document.ts'
import { equationCode } from './equations.rules.ts'

const blockTags = new Set(
  'p div h3 h4 blockquote figure figcaption caption pre ul ol li'.split(' '),
)

/** Points that a picture may be wide, and what a cell has of that for its edges. */
const room = { line: 440, edges: 12 }

/**
 * HTML as the server sends it (cleaned, with equations set) as blocks of a document. Styles of
 * texts, lists and tables stay; pictures are yet to be looked for.
 */
export function blocksOf(html: string): Block[] {
  const reader = new HtmlReader()
  const parser = new Parser({
    onopentag: (tag, attributes) => reader.open(tag, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (tag) => reader.close(tag),
  })
  parser.write(html)
  parser.end()
  return reader.end()
}

/** The same in one line, as a choice or a cell has it. */
export function partsOf(html: string): Part[] {
  return blocksOf(html).flatMap((block): Part[] => {
    if (block.kind === 'rows') return block.rows.flat(2)
    return 'parts' in block ? [...block.parts] : []
  })
}

type Style = Omit<Extract<Part, { kind: 'text' }>, 'kind' | 'text'>

const isLike = (one: Style, other: Style) =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.level === other.level

interface List {
  isOrdered: boolean
  count: number
}

type Row = Part[][]

class HtmlReader {
  readonly #blocks: Block[] = []
  readonly #tags: string[] = []
  readonly #lists: List[] = []
  #parts: Part[] = []
  #mark: string | undefined
  #table: Row[] | undefined
  /** LaTeX of the equation that is being read, and whether the tag that holds it is open. */
  #latex = ''
  #isLatex = false
  /** How many open tags belong to a set equation; nothing of it is read but its LaTeX. */
  #inEquation = 0

  open(tag: string, attributes: Record<string, string>): void {
    if (this.#inEquation > 0) {
      this.#inEquation += 1
      if (tag === 'annotation') this.#isLatex = true
      return
    }
    if (attributes.class === 'katex') {
      this.#inEquation = 1
      return
    }
    this.#tags.push(tag)
    if (tag === 'br') this.#parts.push({ kind: 'break' })
    if (tag === 'img') this.#picture(attributes)
    if (tag === 'ul' || tag === 'ol') {
      this.#endBlock()
      this.#lists.push({ isOrdered: tag === 'ol', count: Number(attributes.start ?? 1) - 1 || 0 })
    } else if (tag === 'li') {
      this.#endBlock()
      const list = this.#lists.at(-1)
      if (list !== undefined) list.count += 1
      this.#mark = list?.isOrdered === true ? `${list.count}.` : '•'
    } else if (tag === 'table') {
      this.#endBlock()
      this.#table = []
    } else if (tag === 'tr') this.#table?.push([])
    else if (blockTags.has(tag) && this.#table === undefined && this.#mark === undefined) {
      this.#endBlock()
    }
  }

  text(text: string): void {
    if (this.#isLatex) this.#latex += text
    if (this.#inEquation > 0) return
    const words = text.replace(/\s+/g, ' ')
    if (words.trim() === '' && this.#parts.length === 0) return
    const has = (...names: string[]) => names.some((name) => this.#tags.includes(name))
    const style: Style = {
      ...(has('strong', 'b', 'th', 'h3', 'h4') && { strong: true }),
      ...(has('em', 'i') && { emphasis: true }),
      ...(has('sub') ? { level: 'sub' } : has('sup') ? { level: 'super' } : {}),
    }
    const before = this.#parts.at(-1)
    // The parser gives every sign that was written by its name on its own.
    if (before?.kind === 'text' && isLike(before, style)) before.text += words
    else this.#parts.push({ kind: 'text', text: words, ...style })
  }

  close(tag: string): void {
    if (this.#inEquation > 0) {
      this.#inEquation -= 1
      this.#isLatex = false
      if (this.#inEquation === 0) this.#equation()
      return
    }
    this.#tags.splice(this.#tags.lastIndexOf(tag), 1)
    if (tag === 'td' || tag === 'th') {
      this.#table?.at(-1)?.push(this.#parts)
      this.#parts = []
    } else if (tag === 'table') this.#endTable()
    else if (tag === 'li' || tag === 'ul' || tag === 'ol') {
      this.#endBlock()
      if (tag !== 'li') this.#lists.pop()
    } else if (blockTags.has(tag) && this.#table === undefined) this.#endBlock()
  }

  end(): Block[] {
    this.#endTable()
    this.#endBlock()
    return this.#blocks
  }

  #equation(): void {
    const latex = this.#latex
    this.#latex = ''
    const code = equationCode(latex)
    this.#parts.push(
      code === undefined ? { kind: 'text', text: latex } : { kind: 'equation', code, alt: latex },
    )
  }

  #picture({ alt = '', src, 'data-file': source = src }: Record<string, string>): void {
    this.#parts.push(
      source === undefined ? picturesWords(alt) : { kind: 'picture', source, alt, room: room.line },
    )
  }

  #endBlock(): void {
    const parts = this.#parts
    const mark = this.#mark
    this.#parts = []
    this.#mark = undefined
    if (parts.length === 0) return
    this.#blocks.push(
      mark === undefined ? { kind: 'paragraph', parts } : { kind: 'item', mark, parts },
    )
  }

  #endTable(): void {
    const rows = this.#table?.filter((row) => row.length > 0) ?? []
    this.#table = undefined
    if (rows.length === 0) return
    const width = Math.max(...rows.map((row) => row.length))
    const inCell = room.line / width - room.edges
    const fitting = (part: Part) => (part.kind === 'picture' ? { ...part, room: inCell } : part)
    const whole = rows.map((row) => [
      ...row.map((parts) => parts.map(fitting)),
      ...Array<Part[]>(width - row.length).fill([]),
    ])
    this.#blocks.push({ kind: 'rows', rows: whole })
  }
}
