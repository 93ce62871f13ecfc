import { hasGateway } from '../../scripts/lib/machine.ts'
import { hasPooler, startPooler } from '../support/pooler.ts'
import { practisingStudents, productionWithDemo, restartUnderLoad } from '../support/rolling.ts'
import type { Effort } from './effort.ts'
import { judge, printTable } from './numbers.ts'

/**
 * A rolling restart: two API processes behind nginx on one PostgreSQL (through a pooler where one
 * can be had), stopped and started one after the other while students answer, people sign in, and
 * event streams are open. Nothing is repeated by the load, so every failure shows.
 */
export async function benchRolling(databaseUrl: string, { rounds }: Effort): Promise<void> {
  if (!(await hasGateway())) {
    console.log('Rolling restart: left out, no nginx can be had here')
    return
  }
  const pooler = hasPooler() ? await startPooler(databaseUrl) : undefined
  try {
    const database = pooler?.env ?? { DATABASE_URL: databaseUrl }
    const load = { students: practisingStudents, signInsPerSecond: 4, streams: 40 }
    const report = await restartUnderLoad(productionWithDemo(database), load, rounds)
    const way = pooler === undefined ? 'straight to PostgreSQL' : 'through a pooler'
    printTable(`Rolling restart of two processes, ${way}; ${report.seconds.toFixed(0)} s of load`, [
      ['restarts', 'longest s', 'answers', 'sign-ins', 'streams opened', 'longest call ms'],
      [
        report.restarts,
        report.longestRestart.toFixed(1),
        report.answers,
        report.signIns,
        report.streamsOpened,
        report.longestMs.toFixed(0),
      ],
    ])
    for (const line of [...report.failures, ...report.lost].slice(0, 20)) console.log(line)
    judge('Calls that failed during a rolling restart', report.failures.length, { most: 0 })
    judge('Confirmed answers lost by a rolling restart', report.lost.length, { most: 0 })
  } finally {
    pooler?.stop()
  }
}
