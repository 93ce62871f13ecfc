import { UnreadableFile } from '../formats.ts'

/** The encoding of a file of XML, by its first bytes or what it says of itself; UTF-8 if nothing. */
function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const start = Buffer.from(head.subarray(0, 200)).toString('latin1')
  return /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
}

function decoderOf(head: Uint8Array): TextDecoder {
  const encoding = encodingOf(head)
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnreadableFile(`The file says that it is in ${encoding}, which is not known.`)
  }
}

/** The beginning of a file as text. */
export const headText = (head: Uint8Array): string => {
  try {
    return decoderOf(head).decode(head, { stream: true })
  } catch {
    return ''
  }
}

/** Characters that are handed on at a time, so that none of them takes long. */
const most = 65_536

/**
 * The text of a file of XML, in pieces.
 * @throws UnreadableFile for an encoding that is not known
 */
export async function* decoded(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of stream) {
    decoder ??= decoderOf(chunk)
    for (let at = 0; at < chunk.length; at += most) {
      yield decoder.decode(chunk.subarray(at, at + most), { stream: true })
    }
  }
  yield decoder?.decode() ?? ''
}
