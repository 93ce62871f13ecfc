import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

/** Folders that this very process has open, which a process id cannot tell apart. */
const own = new Set<string>()

/**
 * Takes the lock file beside a data folder. Two processes on one embedded database would lose
 * rows silently. The lock of a process that is gone is taken over.
 * Answers what gives the lock back.
 * @throws StartError when the folder is in use or cannot be written.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  const shown = path.dirname(folder)
  try {
    await mkdir(path.dirname(folder), { recursive: true })
    await mkdir(folder, { recursive: true })
    if (own.has(file)) {
      throw new StartError(`The data folder ${shown} is already in use by this process.`)
    }
    await take(file, shown)
  } catch (error) {
    throw asStartError(error, shown)
  }
  own.add(file)
  return async () => {
    own.delete(file)
    await rm(file, { force: true })
  }
}

async function take(file: string, shown: string): Promise<void> {
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // A link appears with its content in one step, and only where there is no file yet.
      if (await linked(draft, file)) return
      const seen = await readFile(file, 'utf8').catch(() => undefined)
      if (seen === undefined) continue
      const holder = await livingHolder(seen)
      if (holder !== undefined) {
        throw new StartError(
          `The data folder ${shown} is already in use by process ${holder}; stop it first, or set DATA_DIR to another folder.`,
        )
      }
      await removeStale(file, seen)
    }
    throw new StartError(`The lock of the data folder ${shown} could not be taken; try again.`)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Removes the stale lock, unless another process has put a fresh one in its place by now. */
async function removeStale(file: string, seen: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== seen) await linked(aside, file)
  await rm(aside, { force: true })
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** The process that holds a lock, if it still runs. */
async function livingHolder(text: string): Promise<number | undefined> {
  try {
    const { pid, started } = JSON.parse(text) as { pid: number; started: string | null }
    if (pid === process.pid) return undefined
    process.kill(pid, 0)
    // The same number may be another process by now; where the system tells, its start decides.
    return started === null || (await startOf(pid)) === started ? pid : undefined
  } catch (error) {
    return codeOf(error) === 'EPERM' ? Number(JSON.parse(text).pid) : undefined
  }
}

/** When a process started, in the kernel's clock ticks; null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

function asStartError(error: unknown, shown: string): unknown {
  const code = codeOf(error)
  if (error instanceof StartError || code === undefined) return error
  return new StartError(`The data folder ${shown} cannot be written (${code}).`)
}
