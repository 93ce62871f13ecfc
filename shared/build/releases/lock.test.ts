import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const hold = (pid: number, host = hostname()) =>
  writeFileSync(path, JSON.stringify({ pid, host, token: 'of another' }))
const longAgo = () => utimesSync(path, 1, 1)
const work = async () => 'done'

test('work under one lock never overlaps, and the lock is gone afterwards', async () => {
  const count = join(folder, 'count')
  writeFileSync(count, '0')
  const add = () =>
    withLock(path, async () => {
      const now = Number(readFileSync(count, 'utf8'))
      await new Promise((done) => setImmediate(done))
      writeFileSync(count, String(now + 1))
    })
  await Promise.all(Array.from({ length: 20 }, add))
  expect(readFileSync(count, 'utf8')).toBe('20')
  expect(existsSync(path)).toBe(false)
})

test('a lock is given back when the work fails', async () => {
  const failing = withLock(path, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(path)).toBe(false)
})

test('the lock of a process that is at work is waited for, and named in the end', async () => {
  hold(process.pid)
  longAgo()
  await expect(withLock(path, work, 50)).rejects.toThrow(
    `Another release is under way: ${path} is held by process ${process.pid} on ${hostname()}`,
  )
  expect(existsSync(path)).toBe(true)
})

test('the lock of a process that has died is taken over at once, by one at a time', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  hold(pid)
  let inside = 0
  let most = 0
  const enter = () =>
    withLock(path, async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((done) => setImmediate(done))
      inside -= 1
    })
  await Promise.all(Array.from({ length: 10 }, enter))
  expect(most).toBe(1)
  expect(existsSync(path)).toBe(false)
})

test('the lock of another machine is taken over once it is old', async () => {
  hold(1, 'elsewhere')
  await expect(withLock(path, work, 50)).rejects.toThrow('process 1 on elsewhere')
  longAgo()
  expect(await withLock(path, work, 50)).toBe('done')
})

test('a lock of which nothing was written is taken over once it is old', async () => {
  writeFileSync(path, '')
  await expect(withLock(path, work, 50)).rejects.toThrow('somebody unknown')
  longAgo()
  expect(await withLock(path, work, 50)).toBe('done')
})

test('a machine that stops in the middle of taking over does not block it for ever', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  hold(pid)
  writeFileSync(`${path}.guard`, '')
  await expect(withLock(path, work, 50)).rejects.toThrow('under way')
  utimesSync(`${path}.guard`, 1, 1)
  expect(await withLock(path, work, 500)).toBe('done')
})
