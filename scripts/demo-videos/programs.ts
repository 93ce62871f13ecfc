import { runCommand } from '../lib/steps.ts'

/** Runs a program of the machine. @returns what it printed. @throws where it fails, with that. */
export async function runProgram(name: string, options: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(name, options)
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
  return output
}
