import { once } from 'node:events'
import { createServer } from 'node:net'
import type { ClamdAddress } from '../files/virus-scanner.ts'

/** What every scanner finds for a trial; in two pieces, so that none finds it here. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`

/** A scanner of the test's own that speaks clamd's INSTREAM. */
export interface TestClamd {
  address: ClamdAddress
  /** What it was last given to look at. */
  seen(): Buffer
  close(): Promise<void>
}

/**
 * Starts it on a free port. It finds `eicar`, and answers what `says` says where that is given;
 * a file of more than `most` bytes it refuses in the middle, as the real one does.
 */
export async function startTestClamd({
  says,
  most = Number.POSITIVE_INFINITY,
}: {
  says?: string
  most?: number
} = {}): Promise<TestClamd> {
  let seen = Buffer.alloc(0)
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let held = Buffer.alloc(0)
    let begun = false
    seen = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      held = Buffer.concat([held, data])
      if (!begun) {
        if (held.length < 10) return
        if (held.subarray(0, 10).toString() !== 'zINSTREAM\0')
          return socket.end('UNKNOWN COMMAND\0')
        held = held.subarray(10)
        begun = true
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE()
        if (length === 0) {
          const found = seen.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'
          return socket.end(`${says ?? found}\0`)
        }
        if (held.length < 4 + length) return
        seen = Buffer.concat([seen, held.subarray(4, 4 + length)])
        held = held.subarray(4 + length)
        if (seen.length > most) return socket.end('INSTREAM size limit exceeded. ERROR\0')
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: { host: '127.0.0.1', port },
    seen: () => seen,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
