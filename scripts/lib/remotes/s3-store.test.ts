import { FolderStore } from '@portal/shared/build'
import { parseRegistry } from '@portal/shared/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { startBucket, type TestBucket } from './s3-server.testing.ts'
import { headersOf, S3Store, s3Settings } from './s3-store.ts'
import { layBuild, temporaryFolder, tool } from './testing.ts'

let built: string
let bucket: TestBucket

beforeEach(async () => {
  built = temporaryFolder()
  bucket = await startBucket()
})

/** Runs the tool on the bucket, which is asked again without a pause. */
const at = (args: string, environment = bucket.environment) =>
  tool(`${args} --at s3://portal/web`, built, {
    open: (target) =>
      target.startsWith('s3:')
        ? new S3Store(target, s3Settings(environment), 1)
        : new FolderStore(target),
  })
const registry = () =>
  parseRegistry(JSON.parse(String(bucket.objects.get('/portal/web/remotes.json')?.body)))

/** A bucket with a shell and two versions of the tutors' remote, `b` current and `a` before it. */
async function aRelease(): Promise<void> {
  layBuild(built, 'host-shell', 's1')
  await at('publish host-shell s1')
  await at('promote host-shell s1')
  for (const version of ['a', 'b']) {
    layBuild(built, 'mfe-tutor', version)
    await at(`publish mfe-tutor ${version}`)
    await at(`promote mfe-tutor ${version}`)
  }
}

test('a release goes its way in a bucket as in a folder', async () => {
  await aRelease()
  expect(registry().remotes['mfe-tutor']).toMatchObject({
    current: { version: 'b' },
    previous: { version: 'a' },
  })
  expect(await at('publish mfe-tutor a')).toContain('was already at s3://portal/web')
  expect(await at('rollback mfe-tutor')).toBe('mfe-tutor a is current again at s3://portal/web')
  expect(await at('list mfe-tutor')).toMatch(/mfe-tutor {2}a {8}current .*abc1234/)
  layBuild(built, 'mfe-tutor', 'c')
  await at('publish mfe-tutor c')
  await at('promote mfe-tutor c')
  expect(await at('prune mfe-tutor --keep 0 --days 0')).toContain('1 versions of mfe-tutor removed')
  const keys = [...bucket.objects.keys()]
  expect(keys.filter((key) => key.includes('/mfe-tutor/b/'))).toEqual([])
  expect(keys.filter((key) => key.includes('/mfe-tutor/a/'))).toHaveLength(9)
})

test('each object says what it is, in which encoding, and for how long', async () => {
  await aRelease()
  const forEver = 'public, max-age=31536000, immutable'
  const path = '/portal/web/remotes/mfe-tutor/b/'
  expect(bucket.objects.get(`${path}entry.1.js.br`)?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': forEver,
  })
  expect(bucket.objects.get('/portal/web/remotes.json')?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(headersOf('remotes/mfe-tutor/b/font.3.woff2')).toEqual({
    'content-type': 'font/woff2',
    'cache-control': forEver,
  })
  expect(headersOf('index.html')).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
})

describe('a registry that somebody else changes in the same moment', () => {
  /** Makes another remote's change come before the tool's own write, so many times. */
  function interrupt(times: number): void {
    let left = times
    bucket.before = ({ method, url }) => {
      const object = bucket.objects.get('/portal/web/remotes.json')
      if (method !== 'PUT' || !url?.endsWith('/remotes.json') || !object || left === 0) return
      left -= 1
      const { remotes, ...rest } = JSON.parse(object.body.toString())
      const other = {
        ...remotes['mfe-tutor'],
        current: { ...remotes['mfe-tutor'].current, version: `other${left}` },
      }
      const body = Buffer.from(
        JSON.stringify({ ...rest, remotes: { ...remotes, 'mfe-admin': other } }),
      )
      bucket.objects.set('/portal/web/remotes.json', { ...object, body })
      return undefined
    }
  }

  test('keeps both changes', async () => {
    await aRelease()
    interrupt(1)
    expect(await at('promote mfe-tutor a')).toContain('is current')
    expect(registry().remotes).toMatchObject({
      'mfe-tutor': { current: { version: 'a' } },
      'mfe-admin': { current: { version: 'other0' } },
    })
  })

  test('is given up after a second time, with the other’s change kept', async () => {
    await aRelease()
    interrupt(2)
    expect(await at('promote mfe-tutor a')).toBe(
      'FAILED: remotes.json at s3://portal/web is being changed by somebody else; try again',
    )
    expect(registry().remotes).toMatchObject({
      'mfe-tutor': { current: { version: 'b' } },
      'mfe-admin': { current: { version: 'other0' } },
    })
  })
})

describe('what goes wrong is said in one line, and nothing changes', () => {
  test('a store that refuses in the middle of a publish', async () => {
    await aRelease()
    layBuild(built, 'mfe-tutor', 'c')
    const before = new Map(bucket.objects)
    let puts = 0
    bucket.before = ({ method }) => {
      if (method !== 'PUT') return undefined
      puts += 1
      return puts > 4 ? 507 : undefined
    }
    // A busy store is asked again; this one stays as it is.
    expect(await at('publish mfe-tutor c')).toMatch(
      /^FAILED: remotes\/mfe-tutor\/c\/\S+ could not be written at s3:\/\/portal\/web: status 507, Code507$/,
    )
    expect(bucket.objects).toEqual(before)
  })

  test('a store that is busy for a moment is asked again', async () => {
    let busy = 2
    bucket.before = () => {
      busy -= 1
      return busy >= 0 ? 503 : undefined
    }
    layBuild(built, 'host-shell', 's1')
    expect(await at('publish host-shell s1')).toContain('every file as built')
  })

  test('keys that the store does not know', async () => {
    const environment = { ...bucket.environment, REMOTES_S3_KEY_ID: 'OTHER' }
    expect(await at('list', environment)).toBe(
      'FAILED: remotes.json could not be read at s3://portal/web: status 403, Code403',
    )
  })

  test.each([
    [{ REMOTES_S3_SECRET: '' }, 'A target of s3:// needs REMOTES_S3_SECRET in the environment'],
    [{ REMOTES_S3_ENDPOINT: 'portal' }, 'REMOTES_S3_ENDPOINT must be an http or https address'],
    [
      { REMOTES_S3_ENDPOINT: 'http://127.0.0.1:1' },
      's3://portal/web could not be reached: .*REFUSED.*',
    ],
  ])('settings: %o', async (wrong, why) => {
    const said = await at('list', { ...bucket.environment, ...wrong })
    expect(said).toMatch(new RegExp(`^FAILED: ${why}$`))
  })

  test('a target that is no bucket', async () => {
    const { environment } = bucket
    expect(await tool('list --at s3://', built, { environment })).toContain('s3:// is no bucket')
    expect(await tool('list --at ftp://x/y', built, { environment })).toContain('say s3://bucket')
  })
})
