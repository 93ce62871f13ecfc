import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

/**
 * Builds what has changed before a command goes on, in a process of its own, whose memory is given
 * back; `api` builds the server alone. Ends the command where that fails: the build has said why.
 */
export function buildFirst(what: 'all' | 'api'): void {
  const script = join(resolve(import.meta.dirname, '..'), 'build.ts')
  const options = what === 'api' ? ['api'] : []
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
