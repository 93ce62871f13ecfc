import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import * as z from 'zod'
import { type Outcome, runCommand } from '../steps.ts'

/** Runs the package manager that the project names. */
export function runPnpm(...options: string[]): Promise<Outcome> {
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')))
  return runCommand('npx', ['-y', packageManager, ...options])
}
