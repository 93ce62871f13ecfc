import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string
let lock: string

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-lock-')), 'database')
  lock = `${folder}.lock`
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

/** A process that has the lock, or had it until it was killed. */
async function otherProcess() {
  const module = path.join(import.meta.dirname, 'folder-lock.ts')
  const script = `const { lockFolder } = await import(${JSON.stringify(module)})
    await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  return {
    pid: child.pid,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('the lock of a data folder', () => {
  it('is refused while another process has it, by name, and taken over once that is gone', async () => {
    const other = await otherProcess()
    await expect(lockFolder(folder)).rejects.toThrow(
      `is already in use by process ${other.pid}; stop it first, or set DATA_DIR to another folder.`,
    )
    await other.kill()
    expect(existsSync(lock)).toBe(true)
    const unlock = await lockFolder(folder)
    expect(JSON.parse(await readFile(lock, 'utf8')).pid).toBe(process.pid)
    await unlock()
    expect(existsSync(lock)).toBe(false)
  })

  it('is refused to the process that has it already', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(StartError)
    await unlock()
    await (await lockFolder(folder))()
  })

  it('is taken over when its number is that of a later process, or it cannot be read', async () => {
    for (const left of [JSON.stringify({ pid: process.ppid, started: '1' }), '', 'not JSON']) {
      await writeFile(lock, left)
      await (await lockFolder(folder))()
    }
  })

  it('tells in one line when the folder cannot be made', async () => {
    await writeFile(folder, 'a file')
    await expect(lockFolder(path.join(folder, 'inside', 'database'))).rejects.toThrow(
      /^The data folder .+ cannot be written \((ENOTDIR|EEXIST)\)\.$/,
    )
  })
})
