import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Outcome, runCommand } from '../steps.ts'
import { project } from './lock-file.ts'

/** Runs the package manager that the project names. */
export function runPnpm(...options: string[]): Promise<Outcome> {
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')))
  return runCommand('npx', ['-y', packageManager, ...options])
}
