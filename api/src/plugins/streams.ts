import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { StreamAnswer } from '../calls.ts'
import { Problem } from '../problem.ts'

/** Below the minute after which proxies give up on a silent connection. */
const beatEveryMs = 25_000

/** The open streams of events of one process. */
export interface Streams {
  /**
   * Answers with a stream of events (text/event-stream).
   * @param endsAt when the access token behind it expires, in milliseconds since 1970; the browser
   * then comes back with a new one.
   * @throws Problem 503 while the process drains.
   */
  open(reply: FastifyReply, answer: StreamAnswer, endsAt: number): FastifyReply
  /** Sends a sign of life on all streams, and ends those whose time is over. */
  beat(now: number): void
  /** Ends all streams, and lets no new ones in. */
  drain(): void
  /** How many are open. */
  count(): number
}

interface Stream {
  raw: ServerResponse
  endsAt: number
  /** Events that wait for a slow reader; one of each kind says as much as many. */
  waiting: Set<string>
}

/** Keeps streams with one timer for all of them; `clock` says when tokens are over. */
export function createStreams(clock: () => Date): Streams {
  const streams = new Set<Stream>()
  let isDraining = false

  const streamsOf: Streams = {
    open: (reply, answer, endsAt) => {
      if (isDraining) throw new Problem(503, 'This process is about to stop.', { retryAfter: 1 })
      reply.hijack()
      const { raw } = reply
      const stream: Stream = { raw, endsAt, waiting: new Set() }
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value)
      }
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      // Shows the browser at once that it is connected.
      raw.write(': hello\n\n')
      const stop = answer((event) => send(stream, event))
      raw.on('drain', () => flush(stream))
      // A connection that breaks is closed as well; there is nobody left to be told of it.
      raw.on('error', () => undefined)
      raw.once('close', () => {
        streams.delete(stream)
        stop()
      })
      streams.add(stream)
      return reply
    },
    beat: (now) => {
      for (const { raw, endsAt } of streams) {
        if (endsAt <= now) raw.end()
        // Has taken nothing since the last time: it is gone, or as good as gone.
        else if (raw.writableNeedDrain) raw.destroy()
        else raw.write(':\n\n')
      }
    },
    drain: () => {
      isDraining = true
      clearInterval(timer)
      for (const { raw } of streams) {
        // Whoever does not read would keep the process from stopping.
        if (raw.writableNeedDrain) raw.destroy()
        else raw.end()
      }
    },
    count: () => streams.size,
  }
  const timer = setInterval(() => streamsOf.beat(clock().getTime()), beatEveryMs)
  timer.unref()
  return streamsOf
}

function send(stream: Stream, event: string): void {
  stream.waiting.add(event)
  if (!stream.raw.writableNeedDrain) flush(stream)
}

function flush({ raw, waiting }: Stream): void {
  if (waiting.size === 0 || raw.writableEnded || raw.destroyed) return
  const text = [...waiting].map((event) => `event: ${event}\ndata:\n\n`).join('')
  waiting.clear()
  raw.write(text)
}
