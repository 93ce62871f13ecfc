import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Ask, askAs } from './ask.ts'
import { fillStudents } from './audit-data.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'
import { time } from './timing.ts'

/** What is read, by its name; a database's own ids stand in the addresses. */
export type Reads = ReadonlyMap<string, string>

interface Sizes {
  /** What it is called in tables, and its databases. */
  name: string
  title: string
  students: Readonly<Record<'small' | 'large', number>>
  /** What an admin reads of a database. */
  readsOf: (ask: Ask) => Promise<Reads>
}

/**
 * Reads of admins with many students against few, on one PostgreSQL: the same calls in turns, each
 * held to twice the small one’s time.
 */
export async function benchSizes(
  serverUrl: string,
  { rounds, callsEach }: Effort,
  { name, title, students, readsOf }: Sizes,
): Promise<void> {
  const start = async (size: 'small' | 'large') =>
    await startProcess(apiEntry, {
      DATABASE_URL: await fillStudents(serverUrl, `${name}_${size}`, students[size]),
      ...{ LOG_LEVEL: 'silent', WEB_DIST: '' },
    })
  const apis = { small: await start('small'), large: await start('large') }
  try {
    const asked = async ({ url }: { url: string }) => {
      const ask = askAs(url, (await tokensOf('admin@portal.test', url)).accessToken)
      return { ask, reads: await readsOf(ask) }
    }
    const at = { small: await asked(apis.small), large: await asked(apis.large) }
    const names = [...at.small.reads.keys()]
    const figures = new Map<string, number[]>()
    for (let round = 0; round < rounds + 1; round += 1) {
      for (const read of names) {
        for (const size of ['small', 'large'] as const) {
          const { ask, reads } = at[size]
          const path = reads.get(read) ?? ''
          const taken = median(await time(() => ask(path), Math.ceil(callsEach / 10)))
          // The first round warms both up.
          const key = `${read} ${size}`
          if (round > 0) figures.set(key, [...(figures.get(key) ?? []), taken])
        }
      }
    }
    const of = (read: string, size: string) => median(figures.get(`${read} ${size}`) ?? [])
    printTable(`${title}: ${students.large} students / ${students.small}; medians of ${rounds}`, [
      ['call', 'small ms', 'large ms', 'ratio'],
      ...names.map((read) => [
        read,
        of(read, 'small').toFixed(1),
        of(read, 'large').toFixed(1),
        (of(read, 'large') / of(read, 'small')).toFixed(2),
      ]),
    ])
    for (const read of names) {
      judge(`${name}, ${read}, large / small`, of(read, 'large') / of(read, 'small'), { most: 2 })
    }
  } finally {
    await apis.small.stop()
    await apis.large.stop()
  }
}
