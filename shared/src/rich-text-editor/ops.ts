/** An image in a text: a file of the portal, or a drawing that stands in the text as data. */
export interface Picture {
  file?: string
  data?: string
  /** What it shows; empty for decoration. */
  alt: string
  width?: string
  height?: string
}

/** What stands in a text as one thing: a picture, an equation (LaTeX), a blank, a table or figure (HTML). */
export type Embed =
  | { picture: Picture }
  | { equation: string }
  | { blank: true }
  | { piece: string }

export type HeadingLevel = 2 | 3 | 4

/** How words and, at a line's end, the line are formatted. */
export interface Formats {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  code?: true
  script?: 'sub' | 'super'
  link?: string
  header?: HeadingLevel
  list?: 'bullet' | 'ordered'
  indent?: number
  blockquote?: true
  'code-block'?: true
}

/** A run of a text: words, or one thing. A line ends with `\n`, which has the line's formats. */
export interface TextOp {
  insert: string | Embed
  attributes?: Formats
}

/** Formats of whole lines. */
export const lineFormats = ['header', 'list', 'indent', 'blockquote', 'code-block'] as const

/** One line of a text. */
export interface Line {
  /** What stands in it. */
  runs: readonly TextOp[]
  /** How the line is formatted. */
  formats: Formats
}

/** The formats of a line alone. */
export function formatsOfLine(formats: Formats = {}): Formats {
  const own = lineFormats.filter((name) => formats[name] !== undefined)
  return Object.fromEntries(own.map((name) => [name, formats[name]]))
}

/** The lines of a text. A table or figure is a line of its own. */
export function linesOf(ops: readonly TextOp[]): Line[] {
  const lines: Line[] = []
  let runs: TextOp[] = []
  const end = (formats: Formats) => {
    lines.push({ runs, formats })
    runs = []
  }
  for (const { insert, attributes } of ops) {
    if (typeof insert !== 'string') {
      const isPiece = 'piece' in insert
      if (isPiece && runs.length > 0) end({})
      runs.push({ insert, ...(attributes && { attributes }) })
      if (isPiece) end({})
      continue
    }
    const [first = '', ...rest] = insert.split('\n')
    if (first !== '') runs.push({ insert: first, ...(attributes && { attributes }) })
    for (const words of rest) {
      end(formatsOfLine(attributes))
      if (words !== '') runs.push({ insert: words, ...(attributes && { attributes }) })
    }
  }
  if (runs.length > 0) end({})
  return lines
}

/** Whether a line is a table or figure. */
export function pieceOf({ runs }: Line): string | undefined {
  const [only] = runs
  return typeof only?.insert === 'object' && 'piece' in only.insert ? only.insert.piece : undefined
}

/** Whether nothing stands in a text. */
export const isEmptyText = (ops: readonly TextOp[]) =>
  ops.every(({ insert }) => typeof insert === 'string' && insert.trim() === '')
