/** A document as it is printed: plain data, of which nothing is read as code. */
export interface PrintedDocument {
  /** Its heading, and the title that a reader's window shows. */
  title: string
  /** What stands under the title. */
  facts: readonly { label: string; value: string }[]
  sections: readonly PrintedSection[]
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
  /** A table: rows of as many cells each. */
  | { kind: 'rows'; rows: readonly (readonly (readonly Part[])[])[] }

/** A piece of a line. */
export type Part =
  | { kind: 'text'; text: string; strong?: true; emphasis?: true; level?: 'sub' | 'super' }
  /** `code` is made by `equationCode` alone; `alt` is what is read aloud. */
  | { kind: 'equation'; code: string; alt: string }
  | { kind: 'break' }

/** A day as people write it, by London's clock: `3 March 2027`. */
export function writtenDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    new Date(moment),
  )
}
