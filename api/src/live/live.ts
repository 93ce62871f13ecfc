import * as z from 'zod'
import type { Listen } from '../database/listen.ts'
import { channel, type EventKind, eventKinds, type Message } from './publish.ts'

/** Carries what happened in any process to whom it concerns in this one. */
export interface Live {
  /** Gets told by `send` of what changes for a person, until the function answered is called. */
  subscribe(userId: string, send: (event: EventKind) => void): () => void
  /** Calls `wake` whenever mail may wait. */
  onMail(wake: () => void): () => void
  /** How many subscriptions there are. */
  count(): number
  close(): Promise<void>
}

const message: z.ZodType<Message> = z.union([
  z.object({ kind: z.literal('mail') }),
  z.object({ kind: z.enum(eventKinds), users: z.array(z.string()) }),
])

/** Begins to listen to the database. */
export async function startLive(listen: Listen): Promise<Live> {
  const people = new Map<string, Set<(event: EventKind) => void>>()
  const mailers = new Set<() => void>()
  const wakeMailers = () => {
    for (const wake of mailers) wake()
  }

  const stop = await listen(channel, {
    heard: (text) => {
      const told = readMessage(text)
      if (told?.kind === 'mail') wakeMailers()
      else if (told !== undefined) {
        for (const userId of told.users) {
          for (const send of people.get(userId) ?? []) send(told.kind)
        }
      }
    },
    // Nobody knows what was missed, so everybody is to look again.
    missed: () => {
      wakeMailers()
      for (const streams of people.values()) {
        for (const send of streams) for (const kind of eventKinds) send(kind)
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
    onMail: (wake) => {
      mailers.add(wake)
      return () => mailers.delete(wake)
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
