import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { fail } from './stopping.ts'

/** The port from the environment; ends the command when it is none. */
export function portFromEnvironment(): number {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`PORT must be a number from 0 to 65535, not ${text}.`)
  }
  return port
}

/** Ends the command when somebody else listens on the port. */
export async function checkPort(port: number, host: string): Promise<void> {
  const code = await new Promise<string | null>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
  if (code === 'EADDRINUSE') fail(`Port ${port} is already in use; choose another with PORT=….`)
  if (code !== null) fail(`Port ${port} on ${host} cannot be listened on (${code}).`)
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}

/** Not Node's own `recursive`, which never comes back where the system makes no folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Makes a folder and ends the command when it cannot be written to. */
export function checkFolder(path: string, what: string): void {
  try {
    makeFolder(path)
    if (!statSync(path).isDirectory()) fail(`The ${what} ${path} is not a folder.`)
    accessSync(path, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    fail(`The ${what} ${path} cannot be written to${code ? ` (${code})` : ''}.`)
  }
}
