import { connect, createServer } from 'node:net'

/** Messages that a client of PostgreSQL has a statement run by: a simple query, and an execution. */
const runs = new Set(['Q', 'E'])

/** A way to a database that counts the statements that are sent by it. */
export interface CountedWay {
  url: string
  /** Statements since the last time it was asked. */
  taken(): number
  close(): void
}

/** Counts messages of these kinds in what a client sends, wherever its pieces are cut. */
function countMessages(onRun: () => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0)
  // The first message has no kind before its length.
  let isFirst = true
  return (piece) => {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const head = isFirst ? 0 : 1
      if (rest.length < head + 4) return
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return
      if (!isFirst && runs.has(String.fromCharCode(rest[0] ?? 0))) onRun()
      isFirst = false
      rest = rest.subarray(length)
    }
  }
}

/** Opens a port that passes everything on to the database, in clear. */
export async function countStatements(databaseUrl: string): Promise<CountedWay> {
  const target = new URL(databaseUrl)
  let statements = 0
  const server = createServer((client) => {
    const there = connect(Number(target.port), target.hostname)
    const count = countMessages(() => {
      statements += 1
    })
    client.on('data', count)
    client.pipe(there).pipe(client)
    for (const end of [client, there]) {
      end.on('error', () => {
        client.destroy()
        there.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    taken: () => {
      const taken = statements
      statements = 0
      return taken
    },
    close: () => server.close(),
  }
}

/**
 * Statements that each of these calls takes: the fewest of five runs, as rounds and sweeps of the
 * server's own come in between.
 */
export async function statementsOfEach(
  calls: ReadonlyMap<string, () => Promise<unknown>>,
  way: CountedWay,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [name, run] of calls) {
    const each: number[] = []
    for (let times = 0; times < 5; times += 1) {
      way.taken()
      await run()
      each.push(way.taken())
    }
    counts.set(name, Math.min(...each))
  }
  return counts
}
