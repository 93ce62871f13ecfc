import * as z from 'zod'
import type { Listen } from '../database/listen.ts'
import {
  type AccessChange,
  channel,
  type EventKind,
  eventKinds,
  type Message,
  type ProcessEvent,
  processEvents,
} from './publish.ts'

/** Carries what happened in any process to whom it concerns in this one. */
export interface Live {
  /** Gets told by `send` of what changes for a person, until the function answered is called. */
  subscribe(userId: string, send: (event: EventKind) => void): () => void
  /** Calls `hear` whenever this may have happened, until the function answered is called. */
  on(event: ProcessEvent, hear: () => void): () => void
  /**
   * Calls `hear` with whose access has ended or is back, and without anything where that may have been
   * missed, until the function answered is called.
   */
  onAccess(hear: (change: AccessChange | undefined) => void): () => void
  /** How many subscriptions there are. */
  count(): number
  close(): Promise<void>
}

const ids = z.array(z.string())

const message: z.ZodType<Message> = z.union([
  z.object({ kind: z.literal('access'), stopped: ids, back: ids, sessions: ids }),
  z.object({ kind: z.enum(processEvents) }),
  z.object({ kind: z.enum(eventKinds), users: z.array(z.string()) }),
])

/** `bell` says all that `bell-of-many` would. */
const kindsMissed = eventKinds.filter((kind) => kind !== 'bell-of-many')

/** Begins to listen to the database. */
export async function startLive(listen: Listen): Promise<Live> {
  const people = new Map<string, Set<(event: EventKind) => void>>()
  const hearers: Record<ProcessEvent, Set<() => void>> = {
    mail: new Set(),
    job: new Set(),
    settings: new Set(),
  }
  const accessHearers = new Set<(change: AccessChange | undefined) => void>()
  const hear = (event: ProcessEvent) => {
    for (const each of hearers[event]) each()
  }

  const stop = await listen(channel, {
    heard: (text) => {
      const told = readMessage(text)
      if (told === undefined) return
      if (told.kind === 'access') for (const each of accessHearers) each(told)
      else if (!('users' in told)) hear(told.kind)
      else {
        for (const userId of told.users) {
          for (const send of people.get(userId) ?? []) send(told.kind)
        }
      }
    },
    // Nobody knows what was missed, so everybody is to look again.
    missed: () => {
      for (const event of processEvents) hear(event)
      for (const each of accessHearers) each(undefined)
      for (const streams of people.values()) {
        for (const send of streams) for (const kind of kindsMissed) send(kind)
      }
    },
  })

  return {
    subscribe: (userId, send) => {
      const streams = people.get(userId) ?? new Set()
      people.set(userId, streams.add(send))
      return () => {
        streams.delete(send)
        if (streams.size === 0 && people.get(userId) === streams) people.delete(userId)
      }
    },
    on: (event, each) => {
      hearers[event].add(each)
      return () => hearers[event].delete(each)
    },
    onAccess: (each) => {
      accessHearers.add(each)
      return () => accessHearers.delete(each)
    },
    count: () => [...people.values()].reduce((sum, { size }) => sum + size, 0),
    close: stop,
  }
}

/** A process of another release may say what this one does not know yet. */
function readMessage(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
