import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

/** An object as it was put. */
interface StoredObject {
  body: Buffer
  headers: IncomingMessage['headers']
}

/** A store of the test's own that speaks as much of S3 as releases need; gone after the test. */
export interface TestBucket {
  /** What the tool needs in its environment to reach it. */
  environment: Readonly<Record<string, string>>
  /** Objects by bucket and key. */
  objects: Map<string, StoredObject>
  /** Is asked before each request; a number is answered as the status, with nothing done. */
  before: (request: IncomingMessage) => number | undefined
}

/** Starts it. Lists come in pages of three, so that a list of more has to be asked for again. */
export async function startBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map()
  const bucket: TestBucket = { environment: {}, objects, before: () => undefined }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const status = bucket.before(request) ?? refusal(request, body)
    const [code, content = '', headers = {}] = status ? [status] : answer(objects, request, body)
    const sent = code >= 400 ? `<Error><Code>Code${code}</Code></Error>` : content
    response.writeHead(code, headers).end(sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  bucket.environment = {
    REMOTES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    REMOTES_S3_KEY_ID: 'TESTKEY',
    REMOTES_S3_SECRET: 'secret',
  }
  return bucket
}

type Answer = [status: number, body?: string | Buffer, headers?: Record<string, string>]

function answer(objects: TestBucket['objects'], request: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  if (searchParams.get('list-type') === '2') return list(objects, `${pathname}/`, searchParams)
  const key = decodeURIComponent(pathname)
  const found = objects.get(key)
  switch (request.method) {
    case 'PUT': {
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
      if (match !== undefined && !found) return [404]
      if (match !== undefined && found && tagOf(found) !== match) return [412]
      if (noneMatch === '*' && found) return [412]
      objects.set(key, { body, headers: request.headers })
      return [200]
    }
    case 'DELETE':
      objects.delete(key)
      return [204]
    default: {
      if (!found) return [404]
      const encoding = found.headers['content-encoding']
      const given = encoding ? { 'content-encoding': encoding } : undefined
      return [200, found.body, { etag: tagOf(found), ...given }]
    }
  }
}

function list(objects: TestBucket['objects'], root: string, query: URLSearchParams): Answer {
  const prefix = root + (query.get('prefix') ?? '')
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
  const names = query.has('delimiter')
    ? [...new Set(keys.map((key) => key.slice(0, key.indexOf('/', prefix.length) + 1)))]
    : keys
  const from = Number(query.get('continuation-token') ?? 0)
  const tag = query.has('delimiter')
    ? ['<CommonPrefixes><Prefix>', '</Prefix></CommonPrefixes>']
    : ['<Contents><Key>', '</Key></Contents>']
  const shown = names.slice(from, from + 3)
  const items = shown.map((name) => tag.join(encodeURIComponent(name.slice(root.length))))
  const next =
    from + 3 < names.length ? `<NextContinuationToken>${from + 3}</NextContinuationToken>` : ''
  return [200, `<ListBucketResult>${items.join('')}${next}</ListBucketResult>`]
}

function tagOf({ body }: StoredObject): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** 403 for a request that is not signed, or whose body is not the one that was signed. */
function refusal({ headers }: IncomingMessage, body: Buffer): number | undefined {
  const isSigned =
    /^AWS4-HMAC-SHA256 Credential=TESTKEY\/\d{8}\/us-east-1\/s3\/aws4_request, /.test(
      headers.authorization ?? '',
    )
  const hash = createHash('sha256').update(body).digest('hex')
  return isSigned && headers['x-amz-content-sha256'] === hash ? undefined : 403
}
