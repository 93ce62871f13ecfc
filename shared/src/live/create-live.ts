import { createParser } from 'eventsource-parser'
import {
  bellOfMany,
  isLiveKind,
  type LiveKind,
  liveKinds,
  liveTimes,
  pauseAfter,
} from './live.rules.ts'

/** What a stream of events stands on; the page's own in the browser, fakes in tests. */
export interface LiveEnvironment {
  /** Asks for the stream in the name of whoever is signed in; throws when it cannot be had. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Whom the stream would be for, as a text to compare; null for nobody. */
  person: () => string | null
  /** Calls `changed` when somebody signs in or out. */
  onPerson: (changed: () => void) => void
  /** Whether the page is in sight; one that the browser keeps for going back is not. */
  isVisible: () => boolean
  /** Calls `changed` when the page comes in sight or goes out of it. */
  onVisibility: (changed: () => void) => void
  /** This page's place among the person's tabs. */
  tabs: (person: string) => Tabs
  /** Calls `back` when the network has come back. */
  onOnline: (back: () => void) => void
  /** From 0 to 1. */
  random: () => number
}

/** What the tabs of one person have in common. */
export interface Tabs {
  /**
   * Resolves once this tab is the one that leads, and keeps it so until the signal. `follow` is
   * called first where another tab leads.
   */
  lead: (signal: AbortSignal, follow: () => void) => Promise<void>
  /** Tells the other tabs. */
  tell: (kind: LiveKind, why: LiveReason) => void
  /** Hears what other tabs tell. */
  onTold: (told: (kind: LiveKind, why: LiveReason) => void) => void
  /** Hears and tells no more. */
  leave: () => void
}

/**
 * Why somebody is told: the server said so, or the stream has been opened, so that something may have
 * been missed since the page asked.
 */
export type LiveReason = 'news' | 'opened'

export interface Live {
  /** Calls `changed` whenever that may have changed, until the function answered is called. */
  on(kind: LiveKind, changed: (why: LiveReason) => void): () => void
}

/** A part in the stream, for one person, until it is stopped: this tab's own, or another's. */
interface Line {
  person: string
  stop: AbortController
  /** Ends a pause between two tries. */
  retryNow: () => void
}

/**
 * One stream of events for all who listen in a browser: of the tabs in sight in which somebody is
 * signed in and listens, one leads, has the stream and tells the others. So tabs never use up the
 * few connections that a browser has to a host, and a page that is left or kept for going back
 * holds none. Listeners are told of the server's events; of a change that they may have missed,
 * whenever the stream has been opened or another tab's is joined; and once a minute while it cannot
 * be had.
 */
export function createLive(env: LiveEnvironment): Live {
  const listeners = new Map<LiveKind, Set<(why: LiveReason) => void>>(
    liveKinds.map((kind) => [kind, new Set()]),
  )
  let running: Line | null = null

  const tell = (kind: LiveKind, why: LiveReason = 'news') => {
    for (const changed of listeners.get(kind) ?? []) changed(why)
  }
  const isListening = () => [...listeners.values()].some(({ size }) => size > 0)

  /** Begins or ends the stream by what holds now. */
  function adjust(): void {
    const person = isListening() && env.isVisible() ? env.person() : null
    if (running !== null && running.person !== person) {
      running.stop.abort()
      running = null
    }
    if (person !== null) running ??= start(person)
  }

  function start(person: string): Line {
    const stop = new AbortController()
    const line: Line = { person, stop, retryNow: () => undefined }
    const tabs = env.tabs(person)
    stop.signal.addEventListener('abort', tabs.leave)
    tabs.onTold(tell)
    const follow = () => {
      for (const kind of liveKinds) tell(kind, 'opened')
    }
    const tellEverybody = (kind: LiveKind, why: LiveReason = 'news') => {
      tell(kind, why)
      tabs.tell(kind, why)
    }
    tabs
      .lead(stop.signal, follow)
      .then(() =>
        keepOpen(stop.signal, tellEverybody, (retry) => {
          line.retryNow = retry
        }),
      )
      // Stopped while another tab led.
      .catch(() => undefined)
    return line
  }

  async function keepOpen(
    signal: AbortSignal,
    say: (kind: LiveKind, why?: LiveReason) => void,
    onPause: (retry: () => void) => void,
  ): Promise<void> {
    if (signal.aborted) return
    let isOpen = false
    let failures = 0
    const sayAll = () => {
      for (const kind of liveKinds) say(kind, 'opened')
    }
    const poll = setInterval(() => {
      if (!isOpen) sayAll()
    }, liveTimes.poll)
    signal.addEventListener('abort', () => clearInterval(poll))
    while (!signal.aborted) {
      const since = performance.now()
      await readStream(signal, say, () => {
        isOpen = true
        sayAll()
      }).catch(() => undefined)
      if (signal.aborted) return
      const wasSound = isOpen && performance.now() - since >= liveTimes.sound
      isOpen = false
      failures = wasSound ? 1 : failures + 1
      await pause(pauseAfter(failures, env.random()), signal, onPause)
    }
  }

  /** Reads until the stream ends, breaks, falls silent, or is no longer wanted. */
  async function readStream(
    outer: AbortSignal,
    say: (kind: LiveKind) => void,
    onOpen: () => void,
  ): Promise<void> {
    const own = new AbortController()
    const signal = AbortSignal.any([outer, own.signal])
    const silence = () => setTimeout(() => own.abort(), liveTimes.silence)
    let watch = silence()
    let later: ReturnType<typeof setTimeout> | undefined
    const sayLater = () => {
      later ??= setTimeout(() => {
        later = undefined
        say('bell')
      }, env.random() * liveTimes.spread)
    }
    const parser = createParser({
      onEvent: ({ event }) => {
        if (event === bellOfMany) sayLater()
        else if (isLiveKind(event)) say(event)
      },
    })
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    const cancel = () => {
      reader?.cancel().catch(() => undefined)
    }
    signal.addEventListener('abort', cancel)
    try {
      const stream = await env.open(signal)
      reader = stream.getReader()
      if (signal.aborted) return cancel()
      onOpen()
      const decoder = new TextDecoder()
      for (;;) {
        const { done, value } = await reader.read()
        if (done || signal.aborted) return
        clearTimeout(watch)
        watch = silence()
        parser.feed(decoder.decode(value, { stream: true }))
      }
    } finally {
      clearTimeout(watch)
      // Whoever opens the stream again is told of everything anyway.
      clearTimeout(later)
      signal.removeEventListener('abort', cancel)
    }
  }

  env.onPerson(adjust)
  env.onVisibility(adjust)
  env.onOnline(() => running?.retryNow())
  return {
    on(kind, changed) {
      // A function of its own, so that one listener may be given twice and taken away once.
      const listener = (why: LiveReason) => changed(why)
      listeners.get(kind)?.add(listener)
      adjust()
      return () => {
        listeners.get(kind)?.delete(listener)
        adjust()
      }
    },
  }
}

/** Waits so many milliseconds, or until the signal says stop or somebody has no patience. */
function pause(ms: number, signal: AbortSignal, onPause: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    onPause(end)
  })
}
