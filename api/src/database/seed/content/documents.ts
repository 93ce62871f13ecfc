import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A document of the demo world. `scripts/demo-documents.ts` makes them all. */
export interface DemoDocument {
  kind: 'lesson plan' | 'guide' | 'past paper'
  title: string
  description: string
  /** Names of subjects of content. */
  subjects: string[]
  /** Name of the test, and of the part of it that it is about. */
  test: string | null
  section: string | null
  year: number | null
  paperPart: 'question paper' | 'mark scheme' | null
  /** Its PDF. */
  file: string
  pages: number
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** Beside this module in the sources, beside the bundle when built. */
export const documentsFolder = fileURLToPath(new URL('./documents', import.meta.url))

/** What is known of each document. Not part of the bundle, which would bring it into every start. */
export function readDocuments(): DemoDocument[] {
  return JSON.parse(readFileSync(join(documentsFolder, 'documents.json'), 'utf8'))
}

/** The bytes of a document, by the name that `readDocuments` gives. */
export function readDocumentFile(name: string): Promise<Uint8Array> {
  return readFile(join(documentsFolder, name))
}
