import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../support/start-portal.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'

/** Start times with everything built: on an empty data folder, and again on the same. */
export async function benchStart({ rounds }: Effort): Promise<void> {
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-start-'))
    first.push(await secondsToReady(dataDir))
    second.push(await secondsToReady(dataDir))
    rmSync(dataDir, { recursive: true, force: true })
  }
  printTable(`Start to ready, seconds, medians of ${rounds}`, [
    ['start', 's'],
    ['empty data folder', median(first).toFixed(1)],
    ['second start', median(second).toFixed(1)],
  ])
  judge('Second start', median(second), { most: 5 }, ' s')
}

async function secondsToReady(dataDir: string): Promise<number> {
  const began = performance.now()
  const portal = await startPortal({ dataDir })
  const seconds = (performance.now() - began) / 1000
  await portal.stop()
  return seconds
}
