import {
  charactersOf,
  plainPart,
  statementFaults,
  textOf,
  tidyPart,
  wordsOf,
} from '@portal/shared/writing-rules'
import type { StoredPart } from '../../database/schema/index.ts'
import type { FieldError } from '../../problem.ts'
import type { PieceKind } from './rights.rules.ts'

/** Most versions of a piece. */
export const mostVersions = 50

/** What is said of the 51st. */
export const tooManyVersions = `A piece has at most ${mostVersions} versions. Begin a new one.`

/** What is said of a task that nobody takes any more. */
export const taskIsClosed = 'This task has been closed, so nothing can be handed in for it.'

/** A file that lies beside a draft. */
export interface DraftFile {
  id: string
  type: string
  /** Of a PDF with words in it. */
  words: number | null
}

/** What is kept of a version of what was written, or of a file. */
export interface Handed {
  source: 'written' | 'docx' | 'pdf'
  parts: StoredPart[] | null
  texts: string[]
  words: number
  characters: number[]
  fileId: string | null
}

const pdf = 'application/pdf'

/** The draft as a version: tidied, with its texts and what is counted in them. */
export function handedText(
  kind: PieceKind,
  parts: readonly StoredPart[],
  file: DraftFile | null,
): Handed {
  const tidied = parts.map(kind === 'statement' ? plainPart : tidyPart)
  const texts = tidied.map(textOf)
  // A Word file goes with the text that came from it; a PDF waits until it is handed in itself.
  const document = file?.type === pdf ? null : file
  return {
    source: document === null ? 'written' : 'docx',
    parts: tidied,
    texts,
    words: texts.reduce((sum, text) => sum + wordsOf(text), 0),
    characters: texts.map(charactersOf),
    fileId: document?.id ?? null,
  }
}

/** The PDF beside the draft as a version; undefined where there is none. */
export function handedFile(file: DraftFile | null): Handed | undefined {
  if (file?.type !== pdf) return undefined
  const counted = { words: file.words ?? 0, characters: [], texts: [] }
  return { source: 'pdf', parts: null, ...counted, fileId: file.id }
}

/** What keeps a text from being handed in, each at its part. */
export function textFaults(
  kind: PieceKind,
  { texts, words }: Pick<Handed, 'texts' | 'words'>,
): FieldError[] {
  if (kind === 'statement') {
    return statementFaults(texts).map(({ part, message }) => ({
      path: `body.parts.${part}`,
      message,
    }))
  }
  return words > 0
    ? []
    : [{ path: 'body.parts.0', message: 'There are no words yet. Write your essay first.' }]
}
