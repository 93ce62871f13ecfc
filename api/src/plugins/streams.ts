import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { StreamAnswer } from '../calls.ts'
import { Problem } from '../problem.ts'

/** Below the minute after which proxies give up on a silent connection. */
const beatEveryMs = 25_000

/**
 * How many streams may be open at once in one process. A browser needs one, shared by its tabs;
 * where it cannot share, five leave one of its six connections to a host for everything else. A
 * person has a few devices.
 */
export const streamLimits = { session: 5, person: 20 } as const

/** Whose stream it is, and how long. */
export interface StreamOwner {
  userId: string
  /** The sign-in that it belongs to; the person where the token names none. */
  sessionId: string
  /**
   * When the access token behind it expires, in milliseconds since 1970; the browser then comes
   * back with a new one.
   */
  endsAt: number
}

/** The open streams of events of one process. */
export interface Streams {
  /**
   * Answers with a stream of events (text/event-stream).
   * @throws Problem 429 when the session or the person has as many as may be, 503 while the process
   * drains.
   */
  open(reply: FastifyReply, answer: StreamAnswer, owner: StreamOwner): FastifyReply
  /** Sends a sign of life on all streams, and ends those whose time is over. */
  beat(now: number): void
  /** Ends the streams of some. */
  end(which: (owner: StreamOwner) => boolean): void
  /** Ends all streams, and lets no new ones in. */
  drain(): void
  /** How many are open. */
  count(): number
}

interface Stream {
  raw: ServerResponse
  owner: StreamOwner
  /** Events that wait for a slow reader; one of each kind says as much as many. */
  waiting: Set<string>
}

/** Keeps streams with one timer for all of them; `clock` says when tokens are over. */
export function createStreams(clock: () => Date): Streams {
  const streams = new Set<Stream>()
  const held = new Map<string, number>()
  let isDraining = false

  const streamsOf: Streams = {
    open: (reply, answer, owner) => {
      if (isDraining) throw new Problem(503, 'This process is about to stop.', { retryAfter: 1 })
      const giveBack = take(held, owner)
      if (giveBack === undefined) {
        throw new Problem(429, 'Too many streams of events are open.', { retryAfter: 60 })
      }
      reply.hijack()
      const { raw } = reply
      const stream: Stream = { raw, owner, waiting: new Set() }
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
        giveBack()
        stop()
      })
      streams.add(stream)
      return reply
    },
    beat: (now) => {
      for (const { raw, owner } of streams) {
        if (owner.endsAt <= now) raw.end()
        // Has taken nothing since the last time: it is gone, or as good as gone.
        else if (raw.writableNeedDrain) raw.destroy()
        else raw.write(':\n\n')
      }
    },
    end: (which) => {
      for (const { raw, owner } of streams) if (which(owner)) raw.end()
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

/**
 * Counts one more stream of a session and a person.
 * @returns what counts it off again; undefined when either has as many as may be.
 */
function take(
  held: Map<string, number>,
  { sessionId, userId }: StreamOwner,
): (() => void) | undefined {
  const places = [
    [`session ${sessionId}`, streamLimits.session],
    [`person ${userId}`, streamLimits.person],
  ] as const
  if (places.some(([key, most]) => (held.get(key) ?? 0) >= most)) return undefined
  const change = (by: 1 | -1) => {
    for (const [key] of places) {
      const count = (held.get(key) ?? 0) + by
      if (count === 0) held.delete(key)
      else held.set(key, count)
    }
  }
  change(1)
  return () => change(-1)
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
