import { type FormatReader, UnreadableFile } from './formats.ts'
import { moodleReader } from './moodle/read-moodle.ts'

/** Every format that is read. Another one is another line. */
export const readers: readonly FormatReader[] = [moodleReader]

/** Bytes of the beginning of a file by which its format is known. */
export const headBytes = 4_096

/**
 * The reader of a file that begins like this, whatever its name.
 * @throws UnreadableFile where none knows it
 */
export function readerFor(head: Uint8Array): FormatReader {
  const reader = readers.find((one) => one.recognises(head.subarray(0, headBytes)))
  if (reader !== undefined) return reader
  const names = readers.map(({ name }) => name).join(', ')
  throw new UnreadableFile(`This file is in no format that can be read. Bring one of: ${names}.`)
}
