import { randomUUID } from 'node:crypto'
import { readFile, stat, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { ReleaseError } from './release-error.ts'

/** A holder works for milliseconds; one of this age, in milliseconds, on another machine is gone. */
const staleAfter = 60_000
const retryEvery = 20

/** What a lock file says of its holder. */
interface Holder {
  pid: number
  host: string
  /** Its own, as process numbers come round again. */
  token: string
}

/**
 * Runs work while holding a lock file. A lock whose holder has died is taken over: at once where it
 * was a process of this machine, after a minute where it was one of another.
 * @throws ReleaseError when somebody else holds it for longer than `patience`, in milliseconds.
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  patience = 10_000,
): Promise<T> {
  const token = randomUUID()
  const end = Date.now() + patience
  while (!(await create(path, token))) {
    if (await takeOver(path)) continue
    if (Date.now() > end) {
      throw new ReleaseError(`Another release is under way: ${path} is held by ${await say(path)}`)
    }
    await wait(retryEvery)
  }
  try {
    return await work()
  } finally {
    // Not somebody else's, who may have taken over from a machine that slept.
    if ((await holderOf(path))?.token === token) await unlink(path).catch(() => undefined)
  }
}

/** True when the file was not there and is now this process's. */
async function create(path: string, token: string): Promise<boolean> {
  const holder: Holder = { pid: process.pid, host: hostname(), token }
  try {
    await writeFile(path, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a lock whose holder is gone. Only one process at a time looks and removes, under a lock of
 * its own, or a second one could remove what the first has just taken.
 */
async function takeOver(path: string): Promise<boolean> {
  if (!(await isStale(path))) return false
  const guard = `${path}.guard`
  if (!(await create(guard, 'guard'))) {
    if (await isOld(guard)) await unlink(guard).catch(() => undefined)
    return false
  }
  try {
    if (!(await isStale(path))) return false
    await unlink(path).catch(() => undefined)
    return true
  } finally {
    await unlink(guard).catch(() => undefined)
  }
}

async function isStale(path: string): Promise<boolean> {
  const holder = await holderOf(path)
  // Just made and not yet written, or by a process that died in that moment.
  if (holder === null) return isOld(path)
  return holder.host === hostname() ? !isAlive(holder.pid) : isOld(path)
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleAfter
}

async function holderOf(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

async function say(path: string): Promise<string> {
  const holder = await holderOf(path)
  return holder ? `process ${holder.pid} on ${holder.host}` : 'somebody unknown'
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
