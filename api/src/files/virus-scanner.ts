import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Content } from './content.ts'

/** Where clamd listens: `host:port`, or the path of a socket of this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** A scanner that takes or says nothing for so long is away. */
const silentMs = 30_000

/**
 * Has clamd look at a file, which is streamed to it as it is read (its command INSTREAM).
 * @returns what it found; undefined where it found nothing.
 * @throws Error when it cannot be reached, is silent for half a minute, or cannot say.
 */
export async function scan(address: ClamdAddress, content: Content): Promise<string | undefined> {
  const socket = connect(address)
  const late = new Error('The virus scanner is silent')
  socket.setTimeout(silentMs, () => socket.destroy(late))
  try {
    const answered = text(socket)
    // It may answer, or hang up, before it has heard all.
    const sent = send(socket, content)
    const answer = await Promise.race([answered, sent.then(() => answered)])
    return readAnswer(answer)
  } finally {
    socket.destroy()
  }
}

async function send(socket: Socket, content: Content): Promise<void> {
  socket.write('zINSTREAM\0')
  const stream = await content.open()
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (socket.destroyed || socket.readableEnded) return
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    }
    socket.end(Buffer.alloc(4))
  } finally {
    stream.destroy()
  }
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or why it cannot say. */
function readAnswer(answer: string): string | undefined {
  const said = answer.replace(/\0+$/, '').trim()
  if (said === 'stream: OK') return undefined
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1]
  if (found === undefined) throw new Error(`The virus scanner said: ${said || 'nothing'}`)
  return found
}
