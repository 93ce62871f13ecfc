import { type ChildProcess, spawn } from 'node:child_process'
import { projectFolder } from '@portal/shared/build'

const running = new Set<ChildProcess>()

/** Ends whatever commands are under way. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** How a command ended. */
export interface Outcome {
  code: number
  output: string
}

/** Runs a command in the project's folder and collects what it prints; `show` prints it as well. */
export function runCommand(
  command: string,
  options: readonly string[],
  { env = {}, show = false }: { env?: Readonly<Record<string, string>>; show?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const end = (code: number) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Seconds since a moment of `performance.now()`, as text. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
