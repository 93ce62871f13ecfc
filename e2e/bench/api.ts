import { join } from 'node:path'
import autocannon from 'autocannon'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { createSet } from './create-set.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'
import { residentMB } from './resident.ts'

const connections = 20

interface Load {
  perSecond: number
  p50: number
  p99: number
}

/** One load of some seconds; fails when any answer is not a 2xx. */
async function load(options: Omit<autocannon.Options, 'connections'>): Promise<Load> {
  const result = await autocannon({ ...options, connections })
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** New sets of a demo student, as pairs of set and question: as many students at work would save. */
async function openSets(
  baseUrl: string,
  token: string,
): Promise<{ setId: string; questionId: number }[]> {
  const places: { setId: string; questionId: number }[] = []
  for (let number = 0; number < connections; number += 1) {
    const { id, questionIds } = await createSet(baseUrl, token, 30)
    for (const questionId of questionIds) places.push({ setId: id, questionId })
  }
  return places.sort((a, b) => a.questionId - b.questionId)
}

/**
 * Calls per second and latency of a simple read and of saving an answer, against the bare server on
 * the same PostgreSQL, which holds the demo world, interleaved; medians of the rounds after
 * one that does not count.
 */
export async function benchApi(databaseUrl: string, { rounds, seconds }: Effort): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', WEB_DIST: '' }
  const api = await startProcess(apiEntry, env)
  const bare = await startProcess(join(import.meta.dirname, 'bare-server.ts'), env)
  try {
    const { accessToken } = await tokensOf('student@portal.test', api.url)
    const userId = JSON.parse(atob(accessToken.split('.')[1] ?? '')).sub
    const places = await openSets(api.url, accessToken)
    const headers = { authorization: `Bearer ${accessToken}` }
    const json = { ...headers, 'content-type': 'application/json' }
    const response = { kind: 'choice', letter: 'a' }
    const answeredAt = new Date().toISOString()
    let sequence = 0
    const answer = () => {
      sequence += 1
      return JSON.stringify({
        ...places[sequence % places.length],
        sequence,
        response,
        timeMs: 1_000,
        hiddenMs: 0,
        isMarkedForReview: false,
        answeredAt,
        submit: false,
      })
    }
    const insert = () => {
      sequence += 1
      return JSON.stringify({ ...places[sequence % places.length], response, timeMs: 1_000 })
    }
    const loads = {
      'read, API': () =>
        load({ url: `${api.url}/api/user/student/booking-light`, headers, duration: seconds }),
      'read, bare': () => load({ url: `${bare.url}/read?userId=${userId}`, duration: seconds }),
      'save an answer, API': () =>
        load({
          url: `${api.url}/api/Revise/api/Revise/SaveAnswer`,
          method: 'POST',
          duration: seconds,
          headers: json,
          requests: [
            { setupRequest: (request: autocannon.Request) => ({ ...request, body: answer() }) },
          ],
        }),
      'insert, bare': () =>
        load({
          url: `${bare.url}/insert`,
          method: 'POST',
          duration: seconds,
          headers: json,
          // Bodies are made one by one here too, since making them costs the sender time.
          requests: [
            { setupRequest: (request: autocannon.Request) => ({ ...request, body: insert() }) },
          ],
        }),
    }
    const names = Object.keys(loads) as (keyof typeof loads)[]
    const results = new Map(names.map((name) => [name, [] as Load[]]))
    // Once over before anything counts: a process just started compiles what it is asked for most.
    for (const name of names) await loads[name]()
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) results.get(name)?.push(await loads[name]())
    }
    const middle = (name: keyof typeof loads, of: keyof Load) =>
      median((results.get(name) ?? []).map((one) => one[of]))
    printTable(
      `API on PostgreSQL: ${connections} connections, ${seconds} s each, medians of ${rounds}`,
      [
        ['load', 'calls/s', 'p50 ms', 'p99 ms'],
        ...names.map((name) => [
          name,
          middle(name, 'perSecond').toFixed(0),
          middle(name, 'p50').toFixed(1),
          middle(name, 'p99').toFixed(1),
        ]),
      ],
    )
    judge(
      'Simple read, API / bare, calls per second',
      middle('read, API', 'perSecond') / middle('read, bare', 'perSecond'),
      { least: 0.6 },
    )
    judge(
      'Save an answer, API / bare insert, calls per second',
      middle('save an answer, API', 'perSecond') / middle('insert, bare', 'perSecond'),
      { least: 0.5 },
    )
    judge('Memory of the API process under load', residentMB(api.pid), { most: 250 }, ' MB')
  } finally {
    await api.stop()
    await bare.stop()
  }
}
