import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { checkFileName, type FileStore, typeOf } from './file-store.ts'

/** Where an S3-compatible store is, and who asks. */
export interface S3Settings {
  /** Bucket's address, `https://host/bucket`, with a folder inside it if wanted; no slash at the end. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** One request may take so long; a store that does not answer must not hold up whoever waits. */
const limitMs = 15_000

/**
 * Files in a bucket, under the same names as in a folder. Each object is written whole by one
 * request, whose signature covers the content's hash.
 * @throws Error with the store's status when it refuses.
 */
export function s3Store(settings: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
    retries: 2,
  })
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    checkFileName(name)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const response = await client.fetch(`${settings.url}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': hash,
        ...(body === undefined ? {} : { 'content-type': typeOf(name) }),
      },
      body: body === undefined ? null : new Uint8Array(body),
      signal: AbortSignal.timeout(limitMs),
    })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${response.status} to ${method}`)
  }
  return {
    put: async (name, bytes) => {
      const response = await ask('PUT', name, bytes)
      await response.body?.cancel()
      // A bucket that is not there: nothing was kept.
      if (!response.ok) throw new Error('The file store has no such bucket')
    },
    get: async (name) => {
      const response = await ask('GET', name)
      if (response.ok)
        return { bytes: Buffer.from(await response.arrayBuffer()), type: typeOf(name) }
      await response.body?.cancel()
      return undefined
    },
    remove: async (name) => {
      const response = await ask('DELETE', name)
      await response.body?.cancel()
    },
  }
}
