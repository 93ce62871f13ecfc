import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFirst } from '../../scripts/lib/build-first.ts'
import { startPortal } from './start-portal.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the portal that the browser tests run against, without a slash at the end. */
    baseUrl: string
  }
}

/** Starts the portal as `npm start` does, on a fresh demo world, for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before it is waited for: building takes as long as the machine is busy.
  buildFirst('all')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  const portal = await startPortal({ dataDir })
  project.provide('baseUrl', portal.url)
  return async () => {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
