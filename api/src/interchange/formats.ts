import type { PortableQuestion } from './portable-question.ts'

/** A file that a question brings along. */
export interface FoundFile {
  /** Stands in its texts as `data-file`; made of the bytes, so the same file has the same. */
  placeholder: string
  name: string
  /** Media type, by content. */
  type: string
  /** sha-256 in hex. */
  sha256: string
  bytes: Buffer
}

/** Something that was lost or guessed; `detail` says what it is about. */
export interface ReadWarning {
  name: string
  detail?: string
}

/** Why something gives no question: a name to count by and a sentence. */
export interface Refusal {
  name: string
  message: string
}

/** One question of a file, or what stands there instead. One with several gaps gives several. */
export interface ReadItem {
  /** From 1, in the order of the file. */
  itemNo: number
  title: string
  /** Line of the file in which it begins, from 1. */
  line: number
  /** The id that it has where it comes from; the same whenever that system writes it. */
  externalId: string
  /** null where it is refused. */
  question: PortableQuestion | null
  refusal: Refusal | null
  /** Each name with each detail once. */
  warnings: ReadWarning[]
  /** Those that the texts of this question show, each once. */
  files: FoundFile[]
  /** Names of the categories around it, from the top; whether they are a filing is for others to say. */
  category: string[]
}

/** A file that cannot be read at all; its message is a sentence for whoever brought it. */
export class UnreadableFile extends Error {}

/** Reads one format, by the item. */
export interface FormatReader {
  /** As it is stored and shown. */
  name: string
  /** Whether a file that begins like this (4,096 bytes at most) is of this format. */
  recognises(head: Uint8Array): boolean
  /**
   * Items as they are read, one in memory at a time. A bad one is refused and stops no other.
   * @throws UnreadableFile
   */
  read(stream: AsyncIterable<Uint8Array>): AsyncIterable<ReadItem>
}

/** A file that a text shows, to be written into the format. */
export interface FileToWrite {
  name: string
  bytes: Buffer
}

/** What a writer asks while it writes. */
export interface WriteOptions {
  /** The file of a `data-file`; undefined where it is gone: its question is left out. */
  openFile(fileId: string): Promise<FileToWrite | undefined>
  /** Told of each question that could not be written, with why. */
  onLeft(question: PortableQuestion, message: string): void
}

/** Writes one format, by the question. */
export interface FormatWriter {
  name: string
  /** Ending of the file's name. */
  extension: string
  /** Media type. */
  type: string
  /** The file in pieces, one question in memory at a time. */
  write(
    questions: Iterable<PortableQuestion> | AsyncIterable<PortableQuestion>,
    options: WriteOptions,
  ): AsyncIterable<string>
}
