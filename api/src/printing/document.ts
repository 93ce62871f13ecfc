/** A document as it is printed: plain data, of which nothing is read as code. */
export interface PrintedDocument {
  /** Its heading, and the title that a reader's window shows. */
  title: string
  /** What stands under the title. */
  facts: readonly { label: string; value: string }[]
  sections: readonly PrintedSection[]
  /** What its images are made of, by their names. */
  images?: Readonly<Record<string, Uint8Array>>
}

export interface PrintedSection {
  /** Empty for a section that needs none. */
  heading: string
  blocks: readonly Block[]
}

/** What stands on the page one below the other. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'paragraph'; parts: readonly Part[] }
  /** One of a list, or a choice, with what stands before it. */
  | { kind: 'item'; mark: string; parts: readonly Part[] }
  /** A table with a heading for each column; `end` puts figures below one another. */
  | {
      kind: 'table'
      columns: readonly { heading: string; end?: true }[]
      rows: readonly (readonly string[])[]
      /** The last row is what the others come to. */
      isSummed?: true
    }
  /** A table: rows of as many cells each. */
  | { kind: 'rows'; rows: readonly (readonly (readonly Part[])[])[] }

/** A piece of a line. */
export type Part =
  | { kind: 'text'; text: string; strong?: true; emphasis?: true; level?: 'sub' | 'super' }
  /** `code` is made by `equationCode` alone; `alt` is what is read aloud. */
  | { kind: 'equation'; code: string; alt: string }
  /**
   * A picture that is yet to be looked for: `source` is the id of a file, or a `data:` address that
   * holds it; `room` is how wide it may be at most, in points.
   */
  | { kind: 'picture'; source: string; alt: string; room: number }
  /** One that was found; of an empty `alt` nothing is read aloud. */
  | { kind: 'image'; name: string; alt: string; width: number }
  | { kind: 'break' }

/** What stands in the place of a picture that cannot be printed. */
export function picturesWords(alt: string): Part {
  const text = alt === '' ? '[Picture]' : `[Picture: ${alt}]`
  return { kind: 'text', text, emphasis: true }
}

/** The document with each of its parts as `change` makes it. */
export function mapParts(document: PrintedDocument, change: (part: Part) => Part): PrintedDocument {
  const inBlock = (block: Block): Block => {
    if (block.kind === 'rows') {
      return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(change))) }
    }
    return 'parts' in block ? { ...block, parts: block.parts.map(change) } : block
  }
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(inBlock),
  }))
  return { ...document, sections }
}

/** A day as people write it, by London's clock: `3 March 2027`. */
export function writtenDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    new Date(moment),
  )
}
