import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../support/start-portal.ts'

/** Measures at the address of a portal of its own, which is gone afterwards. */
export async function onPortal(measure: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const portal = await startPortal({ dataDir })
  try {
    await measure(portal.url)
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
