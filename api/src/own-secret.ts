import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './start-error.ts'

/**
 * The secret of a demo start, which makes one and keeps it, so that a restart signs nobody out.
 * @throws StartError in production, or where the data folder cannot be written.
 */
export async function ownSecret(dataDir: string, isProduction: boolean): Promise<string> {
  if (isProduction) {
    throw new StartError(
      'Bad settings: SESSION_SECRET is missing; production needs one of its own.',
    )
  }
  const file = path.join(dataDir, 'session-secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.length >= 32) return kept
  const made = randomBytes(32).toString('base64url')
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, made, { mode: 0o600 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`The data folder ${dataDir} cannot be written${code}.`)
  }
  return made
}
