import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putTestDatabase } from './testing/database.ts'

let dataDir: string
const running: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-main-'))
  await putTestDatabase(dataDir)
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the server as `npm start` does, without the world, which is not what is tested here. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'false',
      ADMIN_EMAIL: 'admin@school.test',
      ADMIN_PASSWORD: 'a long password',
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  return {
    child,
    output: () => output,
    /** The address, once it is printed. */
    address: async () => {
      for (;;) {
        const found = /The portal is at (http:\S+)/.exec(output)?.[1]
        if (found !== undefined) return found
        if (child.exitCode !== null) throw new Error(output)
        await once(child.stdout, 'data')
      }
    },
    /** Exit code and all that was printed. */
    end: async () => {
      if (child.exitCode === null) await once(child, 'close')
      return { code: child.exitCode, output: output.trim() }
    },
  }
}

async function post(address: string, call: string, body: object) {
  const response = await fetch(`${address}/api${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return await response.json()
}

const signIn = (address: string) =>
  post(address, '/authentication/authenticate', {
    email: 'admin@school.test',
    password: 'a long password',
  })

// It keeps its database in a folder of its own, so once is enough.
describe.skipIf(process.env.TEST_DATABASE_URL)('the server as a process', () => {
  it('finishes the open calls and ends with 0 when it is told to stop', async () => {
    const server = start()
    const address = await server.address()
    const answers = Array.from({ length: 8 }, () => signIn(address))
    // The calls are on their way once the first is answered: the others hash passwords meanwhile.
    await answers[0]
    server.child.kill('SIGTERM')
    const all = await Promise.all(answers)
    expect(all.map(({ success }) => success)).toEqual(Array(8).fill(true))
    expect((await server.end()).code).toBe(0)
  })

  it('writes a line for each call, with its id and nothing private', async () => {
    const server = start()
    await signIn(await server.address())
    server.child.kill('SIGINT')
    const { output } = await server.end()
    const lines = output.split('\n').filter((line) => line.includes('call answered'))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'POST', route: '/api/authentication/authenticate', status: 200 },
    ])
    expect(JSON.parse(lines[0] ?? '{}').reqId).toMatch(/^[\da-f-]{36}$/)
    expect(output).not.toMatch(/a long password|admin@school|accessToken|eyJ/)
  })

  it('loses nothing that it confirmed when it is killed, and starts again on the same folder', async () => {
    const first = start()
    const { data } = await signIn(await first.address())
    first.child.kill('SIGKILL')
    await first.end()
    const second = start()
    const renewed = await post(await second.address(), '/Authentication/Session/Renew', {
      refreshToken: data.refreshToken,
    })
    expect(renewed.success).toBe(true)
  })

  it('says in one line that the port is taken', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    const own = other.address()
    const port = typeof own === 'object' && own !== null ? own.port : 0
    const { code, output } = await start({ PORT: String(port), LOG_LEVEL: 'silent' }).end()
    other.close()
    expect([code, output]).toEqual([
      1,
      `Port ${port} is already in use; stop the other program, or set PORT to another one.`,
    ])
  })

  it('says in one line that the data folder is in use', async () => {
    const first = start()
    await first.address()
    const { code, output } = await start().end()
    expect([code, output]).toEqual([
      1,
      `The data folder ${dataDir} is already in use by process ${first.child.pid}; stop it first, or set DATA_DIR to another folder.`,
    ])
  })

  it('says in one line that the database does not answer', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }).end()
    expect([code, output]).toEqual([
      1,
      'The database at DATABASE_URL could not be used: connect ECONNREFUSED 127.0.0.1:1',
    ])
  })
})
