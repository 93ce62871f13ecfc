import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startProcess } from '../support/start-portal.ts'

/**
 * Fills an empty database with the demo world, by a start that then ends: its memory is not that of
 * a server at work.
 */
export async function fillDemo(databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', WEB_DIST: '' }
  await (await startProcess(apiEntry, env)).stop()
}
