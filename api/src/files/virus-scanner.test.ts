import { once } from 'node:events'
import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eicar, startTestClamd } from '../testing/clamd.ts'
import type { Content } from './content.ts'
import { scan } from './virus-scanner.ts'

afterEach(() => vi.useRealTimers())

const contentOf = (bytes: Buffer): Content => ({
  bytes: bytes.length,
  open: async () => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]),
})

async function scanner(options?: Parameters<typeof startTestClamd>[0]) {
  const clamd = await startTestClamd(options)
  onTestFinished(() => clamd.close())
  return clamd
}

describe('the virus scanner', () => {
  it('is given all of a file, and finds nothing in most', async () => {
    const clamd = await scanner()
    const large = Buffer.alloc(3_000_000, 'text ')
    expect(await scan(clamd.address, contentOf(large))).toBeUndefined()
    expect(clamd.seen().equals(large)).toBe(true)
  })

  it('names what it finds', async () => {
    const { address } = await scanner()
    const found = await scan(address, contentOf(Buffer.from(`some text ${eicar}`)))
    expect(found).toBe('Eicar-Signature')
  })

  it.each([
    [{ most: 5 }, 'INSTREAM size limit exceeded. ERROR'],
    [{ says: '' }, 'nothing'],
    [{ says: 'stream: Can’t allocate memory ERROR' }, 'Can’t allocate memory'],
  ])('that cannot say (%j) has not let the file through', async (options, words) => {
    const { address } = await scanner(options)
    await expect(scan(address, contentOf(Buffer.from('a longer text')))).rejects.toThrow(words)
  })

  it('that is not there has not let the file through', async () => {
    const { address, close } = await startTestClamd()
    await close()
    await expect(scan(address, contentOf(Buffer.from('text of it')))).rejects.toThrow(
      'ECONNREFUSED',
    )
  })

  it('that is silent for half a minute has not let the file through', async () => {
    const server = createServer(() => undefined)
    const reached = once(server, 'connection')
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    let silent: (() => void) | undefined
    const { Socket } = await import('node:net')
    const wait = vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (
      this: InstanceType<typeof Socket>,
      ms: number,
      done?: () => void,
    ) {
      expect(ms).toBe(30_000)
      silent = done
      return this
    })
    const refused = expect(
      scan({ host: '127.0.0.1', port }, contentOf(Buffer.from('text of it'))),
    ).rejects.toThrow('The virus scanner is silent')
    const [connection] = await reached
    wait.mockRestore()
    silent?.()
    await refused
    connection.destroy()
    server.close()
  })
})
