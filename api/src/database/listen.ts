import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Who hears what goes through a channel of the database. */
export interface Listener {
  /** One message, as it was sent. */
  heard(message: string): void
  /** The connection was lost for a while, and messages with it. */
  missed(): void
}

/** Begins to listen on a channel; resolves to what ends it. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>

/** On the embedded database, which lives in this process and loses nothing. */
export function listenEmbedded(client: PGlite): Listen {
  return (channel, listener) => client.listen(channel, (message) => listener.heard(message))
}

/** How often a connection is asked whether it is still there, and how long it may think. */
const checkEveryMs = 20_000
const checkLimitMs = 5_000
const longestPauseMs = 10_000

/**
 * On a server: a connection of its own, made anew for as long as it takes when it breaks. The
 * first one must come about.
 */
export function listenOnServer(connectionString: string): Listen {
  return async (channel, listener) => {
    let connection: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let hasEnded = false

    const connect = async () => {
      const client = new pg.Client({
        connectionString,
        keepAlive: true,
        connectionTimeoutMillis: checkLimitMs,
        query_timeout: checkLimitMs,
      })
      client.on('notification', ({ payload = '' }) => listener.heard(payload))
      // An error is followed by the end, which is where it is dealt with.
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
      } catch (error) {
        await client.end().catch(() => undefined)
        throw error
      }
      connection = client
      client.once('end', () => lost(client))
      check(client)
    }
    const check = (client: pg.Client) => {
      timer = setTimeout(() => {
        client.query('select 1').then(
          () => !hasEnded && connection === client && check(client),
          // A server that vanished without a word: only now is it known.
          () => {
            lost(client)
            client.end().catch(() => undefined)
          },
        )
      }, checkEveryMs)
      timer.unref()
    }
    const lost = (client: pg.Client) => {
      if (hasEnded || connection !== client) return
      connection = undefined
      clearTimeout(timer)
      reconnect(100)
    }
    const reconnect = (pauseMs: number) => {
      timer = setTimeout(() => {
        connect().then(
          () => (hasEnded ? connection?.end() : listener.missed()),
          () => !hasEnded && reconnect(Math.min(pauseMs * 2, longestPauseMs)),
        )
      }, pauseMs)
      timer.unref()
    }

    await connect()
    return async () => {
      hasEnded = true
      clearTimeout(timer)
      await connection?.end()
    }
  }
}
