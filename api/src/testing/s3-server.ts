import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { S3Settings } from '../files/s3-store.ts'

/** A store of the test's own that speaks as much of S3 as one bucket of files needs. */
export interface TestS3 {
  settings: S3Settings
  /** Objects by their path, as they were put. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Answers so many of the next requests with 503. */
  fail(times: number): void
  close(): Promise<void>
}

/**
 * Starts it on a free port. Signatures are computed anew by the rules of version 4, from the
 * request as it arrived; one that differs, or a body with another hash, is refused with 403.
 */
export async function startTestS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map()
  const secret = 'test/secret+key'
  let failing = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const answer = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes)
    if (failing > 0) {
      failing -= 1
      answer(503)
    } else if (!isSigned(request, body, secret)) answer(403)
    else if (request.url?.startsWith('/bucket/') !== true) answer(404)
    else if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? ''
      objects.set(request.url, { bytes: body, type })
      answer(200)
    } else if (request.method === 'DELETE') {
      objects.delete(request.url)
      answer(204)
    } else {
      const found = objects.get(request.url)
      answer(found === undefined ? 404 : 200, found?.bytes)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    settings: {
      url: `http://127.0.0.1:${port}/bucket/files`,
      region: 'eu-west-2',
      keyId: 'TESTKEY',
      secret,
    },
    objects,
    fail: (times) => {
      failing = times
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

function isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer, secret: string) {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, credential = '', names = '', signature = ''] =
    given.exec(headers.authorization ?? '') ?? []
  const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/')
  const hash = String(headers['x-amz-content-sha256'])
  if (keyId !== 'TESTKEY' || service !== 's3' || hash !== sha256(body)) return false
  const listed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url, '', listed.join(''), names, hash].join('\n')
  const scope = [day, region, service, end].join('/')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secret}`, day))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}
