import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { apiEntry, apiFlags } from '../../scripts/lib/build-api.ts'
import { freePort } from '../../scripts/lib/checks.ts'

const project = resolve(import.meta.dirname, '../..')

/** A portal that runs as a process of its own. */
export interface RunningPortal {
  /** Its address, without a slash at the end. */
  url: string
  /** What it has printed so far. */
  output: () => string
  /** Ends it the way Ctrl-C does, and waits for it. */
  stop: () => Promise<void>
  /** Ends it at once, as a crash or `kill -9` does. */
  kill: () => Promise<void>
  pid: number | undefined
}

/** Runs `scripts/start.ts` with the demo world and waits until it answers. */
export function startPortal(options: {
  dataDir: string
  env?: Readonly<Record<string, string>>
  /** Where a portal stood before; a free one when left out. */
  port?: number
}): Promise<RunningPortal> {
  const env = { DATA_DIR: options.dataDir, ...options.env }
  return startProcess(join(project, 'scripts/start.ts'), env, options.port)
}

/** Runs a server of the project, on a free port unless one is given, and waits until it is ready. */
export async function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  givenPort?: number,
): Promise<RunningPortal> {
  const port = givenPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...(script === apiEntry ? apiFlags : []), script], {
    cwd: project,
    env: {
      ...process.env,
      // The tests' own setting would put the server into its test mode.
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))

  const deadline = Date.now() + 180_000
  while (!(await answers(`${url}/api/health/ready`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${script} did not start:\n${output}`)
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    url,
    pid: child.pid,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
