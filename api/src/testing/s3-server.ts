import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { S3Settings } from '../files/s3-store.ts'

/** A store of the test's own that speaks as much of S3 as one bucket of files needs. */
export interface TestS3 {
  settings: S3Settings
  /** Objects by their path, as they were put. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** How many uploads in parts have neither ended nor been given up. */
  openUploads(): number
  /** What was asked for of objects, in order: `bytes=0-1048575`, or nothing for the whole. */
  reads: { path: string; range: string | undefined }[]
  /** Answers so many of the next requests with 503. */
  fail(times: number): void
  /** Does not begin to answer the next request before it may: `asked` says that it has come. */
  hold(): { asked: Promise<void>; goOn: () => void }
  close(): Promise<void>
}

/**
 * Starts it on a free port. Signatures are computed anew by the rules of version 4, from the
 * request as it arrived; one that differs, or a body with another hash, is refused with 403.
 */
export async function startTestS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map()
  const uploads: Uploads = new Map()
  const secret = 'test/secret+key'
  const reads: TestS3['reads'] = []
  let failing = 0
  let held = async () => {}
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    await held()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const answer = (status: number, bytes?: Buffer | string, headers?: Record<string, string>) =>
      response.writeHead(status, headers).end(bytes)
    if (failing > 0) {
      failing -= 1
      answer(503)
    } else if (!isSigned(request, body, secret) && !isPresigned(request, secret)) answer(403)
    else if (pathname !== '/bucket' && !pathname.startsWith('/bucket/')) answer(404)
    else if (searchParams.has('list-type')) answer(200, pageOf(objects, searchParams))
    else if (pathname === '/bucket') answer(200, uploadsOf(uploads, searchParams))
    else if (searchParams.has('uploads') || searchParams.has('uploadId')) {
      answerParts({ request, body, pathname, searchParams, objects, uploads, answer })
    } else if (request.method === 'PUT') {
      // Nobody may send a body whose length is not known.
      if (request.headers['content-length'] === undefined) return answer(411)
      objects.set(pathname, { bytes: body, type: request.headers['content-type'] ?? '' })
      answer(200)
    } else if (request.method === 'DELETE') {
      objects.delete(pathname)
      answer(204)
    } else {
      const { range } = request.headers
      reads.push({ path: pathname, range })
      answerBytes(objects.get(pathname), range, answer)
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
    reads,
    openUploads: () => uploads.size,
    fail: (times) => {
      failing = times
    },
    hold: () => {
      const asked = Promise.withResolvers<void>()
      const end = Promise.withResolvers<void>()
      held = async () => {
        held = async () => {}
        asked.resolve()
        await end.promise
      }
      return { asked: asked.promise, goOn: end.resolve }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Answer = (status: number, bytes?: Buffer | string, headers?: Record<string, string>) => unknown
type Uploads = Map<string, { path: string; type: string; parts: Map<string, Buffer> }>

/** The object, or one range of it, with what a store says of it. */
function answerBytes(
  found: { bytes: Buffer; type: string } | undefined,
  range: string | undefined,
  answer: Answer,
): void {
  if (found === undefined) return void answer(404)
  const { bytes, type } = found
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const said = {
    'content-type': type,
    etag: `"${sha256(bytes).slice(0, 16)}"`,
    'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
    'x-amz-request-id': 'TEST',
  }
  if (first === undefined || last === undefined) {
    return void answer(200, bytes, { ...said, 'content-length': String(bytes.length) })
  }
  const end = Math.min(Number(last), bytes.length - 1)
  const part = bytes.subarray(Number(first), end + 1)
  answer(206, part, {
    ...said,
    'content-length': String(part.length),
    'content-range': `bytes ${first}-${end}/${bytes.length}`,
  })
}

/** Two objects a page, so that whoever lists them must turn it. */
function pageOf(objects: TestS3['objects'], search: URLSearchParams): string {
  const prefix = `/bucket/${search.get('prefix')}`
  const from = Number(search.get('continuation-token') ?? 0)
  const all = [...objects.keys()].filter((path) => path.startsWith(prefix)).sort()
  const entries = all
    .slice(from, from + 2)
    .map(
      (path) => `<Key>${path.slice(8)}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified>`,
    )
  const next = from + 2
  const more = next < all.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<ListBucketResult>${entries.map((entry) => `<Contents>${entry}</Contents>`).join('')}${more}</ListBucketResult>`
}

/** Uploads in parts that are open, one a page. */
function uploadsOf(uploads: Uploads, search: URLSearchParams): string {
  const prefix = `/bucket/${search.get('prefix')}`
  const begun = [...uploads]
    .map(([id, { path }]) => ({ path, id }))
    .filter(({ path }) => path.startsWith(prefix))
    .sort((one, other) => (one.path + one.id < other.path + other.id ? -1 : 1))
  const last = `/bucket/${search.get('key-marker')}${search.get('upload-id-marker')}`
  const left = search.has('key-marker') ? begun.filter(({ path, id }) => path + id > last) : begun
  const [entry] = left
  if (entry === undefined) return '<R><IsTruncated>false</IsTruncated></R>'
  const [key, { id }] = [entry.path.slice(8), entry]
  const about = `<Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2026-03-01T10:00:00.000Z</Initiated>`
  return `<R><NextKeyMarker>${key}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker><IsTruncated>${left.length > 1}</IsTruncated><Upload>${about}</Upload></R>`
}

const smallestPart = 5 * 1024 * 1024

/** Uploads of parts: begun, filled, put together by their tags, or given up. */
function answerParts(asked: {
  request: IncomingMessage
  body: Buffer
  pathname: string
  searchParams: URLSearchParams
  objects: TestS3['objects']
  uploads: Uploads
  answer: Answer
}): void {
  const { request, body, pathname, searchParams, objects, uploads, answer } = asked
  if (searchParams.has('uploads')) {
    const id = randomUUID()
    const type = request.headers['content-type'] ?? ''
    uploads.set(id, { path: pathname, type, parts: new Map() })
    return void answer(200, `<R><UploadId>${id}</UploadId></R>`)
  }
  const id = searchParams.get('uploadId') ?? ''
  const upload = uploads.get(id)
  if (upload === undefined || upload.path !== pathname) return void answer(404)
  if (request.method === 'DELETE') {
    uploads.delete(id)
    return void answer(204)
  }
  if (request.method === 'PUT') {
    const etag = `"${sha256(body).slice(0, 16)}"`
    upload.parts.set(`${searchParams.get('partNumber')} ${etag}`, body)
    return void answer(200, undefined, { etag })
  }
  const listed = [
    ...body
      .toString()
      .matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;<\/ETag><\/Part>/g),
  ].map(([, part, tag]) => upload.parts.get(`${part} "${tag}"`))
  const isWhole = listed.every(
    (part, index) =>
      part !== undefined && (index === listed.length - 1 || part.length >= smallestPart),
  )
  // As the real one does, which begins to answer before it knows.
  if (!isWhole || listed.length === 0)
    return void answer(200, '<Error><Code>InvalidPart</Code></Error>')
  const bytes = Buffer.concat(listed.map((part) => part ?? Buffer.of()))
  objects.set(pathname, { bytes, type: upload.type })
  uploads.delete(id)
  answer(200, '<R/>')
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

function isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer, secret: string) {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, credential = '', names = '', signature = ''] =
    given.exec(headers.authorization ?? '') ?? []
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== sha256(body)) return false
  const at = String(headers['x-amz-date'])
  return isRight({ headers, method, url, credential, names, signature, hash, at }, secret)
}

/** Whether the address itself says who asks, as one does that was signed for others to read. */
function isPresigned({ headers, method, url = '' }: IncomingMessage, secret: string): boolean {
  const { searchParams } = new URL(url, 'http://s3')
  const said = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(said('Date')) ?? []
  const begin = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (!(Date.now() < begin + Number(said('Expires')) * 1000) || method !== 'GET') return false
  return isRight(
    {
      ...{ headers, method, url: url.replace(/&?X-Amz-Signature=\w+/, '') },
      ...{ credential: said('Credential'), names: said('SignedHeaders') },
      ...{ signature: said('Signature'), hash: 'UNSIGNED-PAYLOAD', at: said('Date') },
    },
    secret,
  )
}

interface Signed extends Pick<IncomingMessage, 'headers' | 'method'> {
  url: string
  credential: string
  names: string
  signature: string
  hash: string
  at: string
}

function isRight(signed: Signed, secret: string): boolean {
  const { headers, method, url, names, signature, hash, at } = signed
  const [keyId, day = '', region = '', service = '', end = ''] = signed.credential.split('/')
  if (keyId !== 'TESTKEY' || service !== 's3' || signature.length !== 64) return false
  const listed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const [path, search = ''] = url.split('?')
  const query = search
    .split('&')
    .map((part) => (part === '' || part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&')
  const canonical = [method, path, query, listed.join(''), names, hash].join('\n')
  const scope = [day, region, service, end].join('/')
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secret}`, day))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}
