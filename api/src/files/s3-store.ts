import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { checkFileName, type FileStore, isFileName, typeOf } from './file-store.ts'

/** Where an S3-compatible store is, and who asks. */
export interface S3Settings {
  /** Bucket's address, `https://host/bucket`, with a folder inside it if wanted; no slash at the end. */
  url: string
  region: string
  keyId: string
  secret: string
}

/**
 * A store that does not answer must not hold up whoever waits: one request may take so long until
 * its answer begins, and as much more as its own bytes take at a megabyte a second.
 */
const limitMs = 15_000
const slowestBytesPerMs = 1_000

/**
 * To put parts together it may take as long as the store needs for thousands of them before it begins
 * to answer, but less than the platform's own limit of five minutes.
 */
const finishMs = 240_000

/** A film is read piece by piece for as long as somebody watches it. */
const addressS = 43_200

/** What is asked of the store for one file, or for none. */
interface Asked {
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Blob
  /** SHA-256 of the body in hexadecimal, which the signature covers. */
  hash?: string
  /** How long it may take until the answer to it begins. */
  withinMs?: number
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const emptyHash = hashOf('')

/**
 * Files in a bucket, under the same names as in a folder. Large ones are put together from parts
 * whose tags we keep ourselves, since some stores list no parts.
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
  const [, bucket = '', folder = ''] = /^(\w+:\/\/[^/]+\/[^/]+)\/?(.*)$/.exec(settings.url) ?? []
  const prefix = folder === '' ? '' : `${folder}/`

  /** Asks; 404 is an answer, any other refusal is not. The time for it ends as the answer begins. */
  const ask = async (method: string, address: string, asked: Asked = {}): Promise<Response> => {
    const { query = {}, headers, body, hash = emptyHash, withinMs = limitMs } = asked
    const search = new URLSearchParams(query).toString()
    const late = new AbortController()
    const longestMs = withinMs + (body?.size ?? 0) / slowestBytesPerMs
    const timer = setTimeout(() => late.abort(new Error('The file store is too slow')), longestMs)
    try {
      const response = await client.fetch(`${address}${search === '' ? '' : `?${search}`}`, {
        method,
        headers: { 'x-amz-content-sha256': hash, ...headers },
        body: body ?? null,
        signal: late.signal,
      })
      if (response.ok || response.status === 404) return response
      await response.body?.cancel()
      throw new Error(`The file store answered ${response.status} to ${method}`)
    } finally {
      clearTimeout(timer)
    }
  }
  const askOf = (method: string, name: string, asked?: Asked) => {
    checkFileName(name)
    return ask(method, `${settings.url}/${name}`, asked)
  }
  /** What the store says of something that it has done. */
  const done = async (asking: Promise<Response>): Promise<string> => {
    const response = await asking
    const text = await response.text()
    // A bucket or an upload that is not there: nothing was kept.
    if (!response.ok) throw new Error('The file store has no such bucket or upload')
    // The end of an upload may fail after its answer has begun.
    if (text.includes('<Error>')) throw new Error('The file store could not do what it had begun')
    return text
  }
  const drop = async (asking: Promise<Response>) => void (await (await asking).body?.cancel())

  return {
    put: async (name, bytes) => {
      const body = new Blob([new Uint8Array(bytes)])
      const headers = { 'content-type': typeOf(name) }
      await done(askOf('PUT', name, { body, hash: hashOf(bytes), headers }))
    },
    putFile: async (name, path) => {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      // A blob of a file is read as it is sent, and has a length, which a stream has not.
      const body = await openAsBlob(path)
      const headers = { 'content-type': typeOf(name) }
      await done(askOf('PUT', name, { body, hash: hash.digest('hex'), headers }))
    },
    open: async (name, range) => {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const response = await askOf('GET', name, headers && { headers })
      if (response.status === 404 || response.body === null) {
        await response.body?.cancel()
        return undefined
      }
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
      const bytes = Number(whole ?? response.headers.get('content-length'))
      return { stream: Readable.from(response.body, { objectMode: false }), bytes }
    },
    addressOf: async (name) => {
      checkFileName(name)
      const address = new URL(`${settings.url}/${name}`)
      address.searchParams.set('X-Amz-Expires', String(addressS))
      const signed = await client.sign(address.href, { aws: { signQuery: true } })
      return new URL(signed.url)
    },
    remove: (name) => drop(askOf('DELETE', name)),
    list: async function* () {
      let from: string | undefined
      do {
        const query = { 'list-type': '2', prefix, ...(from && { 'continuation-token': from }) }
        const text = await done(ask('GET', bucket, { query }))
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = inXml(entry, 'Key').slice(prefix.length)
          if (isFileName(name)) yield { name, at: new Date(inXml(entry, 'LastModified')) }
        }
        from = inXml(text, 'NextContinuationToken') || undefined
      } while (from !== undefined)
    },
    beginParts: async (name) => {
      const headers = { 'content-type': typeOf(name) }
      return inXml(await done(askOf('POST', name, { query: { uploads: '' }, headers })), 'UploadId')
    },
    putPart: async ({ name, key }, part, bytes) => {
      const query = { partNumber: String(part), uploadId: key }
      const body = new Blob([new Uint8Array(bytes)])
      const response = await askOf('PUT', name, { query, body, hash: hashOf(bytes) })
      await done(Promise.resolve(response))
      return response.headers.get('etag') ?? ''
    },
    finishParts: async ({ name, key }, tags) => {
      const parts = tags.map(
        (tag, index) =>
          `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
      )
      const text = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const body = new Blob([text])
      const query = { uploadId: key }
      await done(askOf('POST', name, { query, body, hash: hashOf(text), withinMs: finishMs }))
    },
    dropParts: ({ name, key }) => drop(askOf('DELETE', name, { query: { uploadId: key } })),
    listParts: async function* () {
      let from: Record<string, string> | undefined = {}
      do {
        const text: string = await done(
          ask('GET', bucket, { query: { uploads: '', prefix, ...from } }),
        )
        for (const [, entry = ''] of text.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
          const name = inXml(entry, 'Key').slice(prefix.length)
          const at = new Date(inXml(entry, 'Initiated'))
          if (isFileName(name)) yield { name, key: inXml(entry, 'UploadId'), at }
        }
        const markers = {
          'key-marker': inXml(text, 'NextKeyMarker'),
          'upload-id-marker': inXml(text, 'NextUploadIdMarker'),
        }
        from = inXml(text, 'IsTruncated') === 'true' ? markers : undefined
      } while (from !== undefined)
    },
  }
}

/** The text of the first element of a name; the store escapes what would end it. */
function inXml(text: string, element: string): string {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1] ?? ''
  return found
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
