import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import {
  type NewFile,
  ReleaseError,
  type ReleaseStore,
  type StoredFile,
} from '@portal/shared/build'
import { AwsClient } from 'aws4fetch'
import { type RawAnswer, send } from './send.ts'

/** Where a bucket is, and who asks. */
export interface S3Settings {
  /** Address of the service, `https://…`, without a slash at the end. */
  endpoint: string
  region: string
  keyId: string
  secret: string
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }

/**
 * What a server that hands objects out as they are has to say of them. A compressed sibling is the
 * same file in another encoding; all in a version's folder is for ever, all else for now.
 */
export function headersOf(path: string): Record<string, string> {
  const encoding = encodings[extname(path)]
  const plain = encoding ? path.slice(0, -extname(path).length) : path
  return {
    'content-type': types[extname(plain)] ?? 'application/octet-stream',
    'cache-control': path.includes('/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
}

/** Settings from REMOTES_S3_ENDPOINT, …_REGION, …_KEY_ID and …_SECRET. */
export function s3Settings(environment: Readonly<Record<string, string | undefined>>): S3Settings {
  const needed = (name: string) => {
    const value = environment[`REMOTES_S3_${name}`]
    if (value) return value
    throw new ReleaseError(`A target of s3:// needs REMOTES_S3_${name} in the environment`)
  }
  const endpoint = needed('ENDPOINT').replace(/\/+$/, '')
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new ReleaseError('REMOTES_S3_ENDPOINT must be an http or https address')
  }
  const region = environment.REMOTES_S3_REGION || 'us-east-1'
  return { endpoint, region, keyId: needed('KEY_ID'), secret: needed('SECRET') }
}

/**
 * A bucket of an S3-compatible store, or a part of one: `s3://bucket/prefix`. `pause`, in
 * milliseconds, is how long a busy store is left alone before it is asked again.
 */
export class S3Store implements ReleaseStore {
  readonly place: string
  private readonly client: AwsClient
  private readonly pause: number
  private readonly bucket: string
  /** Empty, or with a slash at the end. */
  private readonly prefix: string

  constructor(target: string, settings: S3Settings, pause = 200) {
    const [, bucket, prefix = ''] = /^s3:\/\/([\w.-]+)\/?(.*?)\/*$/.exec(target) ?? []
    if (!bucket) throw new ReleaseError(`${target} is no bucket: say s3://bucket/prefix`)
    this.place = target
    this.pause = pause
    this.bucket = `${settings.endpoint}/${bucket}`
    this.prefix = prefix === '' ? '' : `${prefix}/`
    this.client = new AwsClient({
      accessKeyId: settings.keyId,
      secretAccessKey: settings.secret,
      region: settings.region,
      service: 's3',
    })
  }

  async read(path: string): Promise<StoredFile | null> {
    const answer = await this.ask('GET', path)
    if (answer.status === 404) return null
    this.check(answer, 'read', path)
    const { etag } = answer.headers
    if (typeof etag !== 'string') throw new ReleaseError(`${this.place} gives no ETag for ${path}`)
    return { content: answer.body, tag: etag }
  }

  async write({ path, content }: NewFile): Promise<void> {
    this.check(await this.ask('PUT', path, { content }), 'written', path)
  }

  async replace(
    { path, content }: NewFile,
    tag: string | null,
    along: readonly NewFile[] = [],
  ): Promise<boolean> {
    // There is no writing of several at once; the registry, as the last, is what counts.
    for (const file of along) await this.write(file)
    const condition: Record<string, string> =
      tag === null ? { 'if-none-match': '*' } : { 'if-match': tag }
    const answer = await this.ask('PUT', path, { content, headers: condition })
    // 409: another such write was under way in the same moment.
    if (answer.status === 412 || answer.status === 409) return false
    if (tag !== null && answer.status === 404) return false
    this.check(answer, 'written', path)
    return true
  }

  async folders(path: string): Promise<string[]> {
    const found = await this.list(`${path}/`, true)
    return found.map((key) => key.slice(path.length + 1, -1))
  }

  files(path: string): Promise<string[]> {
    return this.list(`${path}/`, false)
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const answer = await this.ask('DELETE', path)
      if (answer.status !== 404) this.check(answer, 'removed', path)
    }
  }

  /** There are no folders in a bucket. */
  async removeFolder(): Promise<void> {}

  /** A bucket has no locks: `replace` sees to it that no change is lost. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return work()
  }

  /** Paths that begin with a prefix; with `foldersOnly` the folders directly within, with a slash. */
  private async list(prefix: string, foldersOnly: boolean): Promise<string[]> {
    const found: string[] = []
    let next: string | undefined
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        'encoding-type': 'url',
        prefix: this.prefix + prefix,
        ...(foldersOnly ? { delimiter: '/' } : {}),
        ...(next === undefined ? {} : { 'continuation-token': next }),
      })
      const answer = await this.request('GET', `${this.bucket}?${query}`)
      this.check(answer, 'listed', prefix)
      const text = answer.body.toString()
      const keys = foldersOnly
        ? [...text.matchAll(/<CommonPrefixes>\s*<Prefix>([^<]*)<\/Prefix>/g)]
        : [...text.matchAll(/<Key>([^<]*)<\/Key>/g)]
      found.push(...keys.map(([, key = '']) => decodeURIComponent(key).slice(this.prefix.length)))
      next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1]?.replaceAll('&amp;', '&')
    } while (next !== undefined)
    return found
  }

  private ask(
    method: string,
    path: string,
    { content, headers = {} }: { content?: Buffer; headers?: Record<string, string> } = {},
  ): Promise<RawAnswer> {
    const address = `${this.bucket}/${this.prefix}${path}`
    const own = content === undefined ? {} : headersOf(path)
    return this.request(method, address, { ...own, ...headers }, content)
  }

  private async request(
    method: string,
    address: string,
    headers: Record<string, string> = {},
    content?: Buffer,
  ): Promise<RawAnswer> {
    const hash = createHash('sha256').update(content ?? '')
    try {
      const signed = await this.client.sign(address, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
      })
      return await send(signed, content, { pause: this.pause })
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      throw new ReleaseError(`${this.place} could not be reached: ${cause}`)
    }
  }

  /** The store's refusal as one line, with the code that it gives in its answer. */
  private check({ status, body }: RawAnswer, verb: string, path: string): void {
    if (status < 300) return
    const code = /<Code>([^<]*)<\/Code>/.exec(body.toString())?.[1] ?? 'no reason given'
    throw new ReleaseError(
      `${path} could not be ${verb} at ${this.place}: status ${status}, ${code}`,
    )
  }
}
