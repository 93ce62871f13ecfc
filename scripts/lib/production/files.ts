import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'

/** Text of a file of the project. */
export function read(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}

/** Names of the settings that the API knows. */
export function knownSettings(): string[] {
  const text = read('api/src/settings.ts')
  return [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name ?? '')
}
