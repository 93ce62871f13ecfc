import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A book of the demo world that can be read. `scripts/demo-books.ts` makes them all. */
export interface DemoBook {
  title: string
  /** One paragraph of plain text. */
  description: string
  /** Names of subjects of content. */
  subjects: string[]
  /** Its PDF. */
  file: string
  pages: number
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** Beside this module in the sources, beside the bundle when built. */
export const booksFolder = fileURLToPath(new URL('./books', import.meta.url))

/** What is known of each book. Not part of the bundle, which would bring it into every start. */
export function readBooks(): DemoBook[] {
  return JSON.parse(readFileSync(join(booksFolder, 'books.json'), 'utf8'))
}

/** The bytes of a book, by the name that `readBooks` gives. */
export function readBookFile(name: string): Promise<Uint8Array> {
  return readFile(join(booksFolder, name))
}
