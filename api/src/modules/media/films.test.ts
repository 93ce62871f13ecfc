import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CallInput } from '@portal/shared/api'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { files, fileUses, mediaAssets, mediaRenditions } from '../../database/schema/index.ts'
import { folderStore } from '../../files/folder-store.ts'
import { s3Store } from '../../files/s3-store.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { startTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { clearFiles } from '../files/index.ts'
import { checkStuck } from './index.ts'
import { filmFile } from './testing.ts'

let app: TestApp
let admin: string
let folder: string
let s3: TestS3

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  admin = await app.make.admin()
  folder = await mkdtemp(path.join(tmpdir(), 'portal-films-'))
  s3 = await startTestS3()
})
afterAll(async () => {
  await app.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

const about = (bytes: number, name = 'Newton.mp4') => ({
  ...{ kind: 'video' as const, name, bytes, lastModified: 5, area: 'learn' as const },
})
const begin = (body: CallInput<'POST /Media/Upload/Begin'>['body'], as = admin) =>
  app.call('POST /Media/Upload/Begin', as, { body })
const complete = (uploadId: string, as = admin) =>
  app.call('POST /Media/Upload/Complete', as, { body: { uploadId } })

/** Brings all of a film but its end. */
async function brought(content: Buffer, name?: string): Promise<string> {
  const { data } = await begin(about(content.length, name))
  await app.call('POST /Media/Upload/Part', admin, {
    query: { uploadId: data.uploadId, partNumber: 1 },
    bytes: content,
  })
  return data.uploadId
}
const bring = async (file: string) =>
  (await complete(await brought(await filmFile(file), file))).data

const assetOf = async (assetId = '') =>
  (await app.db.select().from(mediaAssets).where(eq(mediaAssets.id, assetId)))[0]
const renditionsOf = (assetId = '') =>
  app.db.select().from(mediaRenditions).where(eq(mediaRenditions.assetId, assetId))

describe('a film that is brought for an area', () => {
  it.each(['a folder', 'a bucket'])('is checked by its content, in %s', async (where) => {
    const before = app.server.files
    app.server.files =
      where === 'a folder' ? folderStore(path.join(folder, 'files')) : s3Store(s3.settings)
    const uploadId = await brought(await filmFile('h264-aac.mp4'), `${where}.mp4`)
    const first = await complete(uploadId)
    expect(first.data).toMatchObject({ type: 'video/mp4', name: `${where}.mp4` })
    expect(first.data.asset).toEqual({
      assetId: expect.any(String),
      ...{ state: 'ready', failure: '', durationSeconds: 2, width: 64, height: 48 },
    })
    expect(await renditionsOf(first.data.asset?.assetId)).toEqual([
      {
        assetId: first.data.asset?.assetId,
        ...{ height: 48, type: 'video/mp4', fileId: first.data.id },
      },
    ])
    expect((await complete(uploadId)).data).toEqual(first.data)
    app.server.files = before
  })

  it('has its state, and a height that its address names', async () => {
    expect((await bring('vp9-opus.webm')).asset).toMatchObject({ state: 'ready', height: 48 })
    expect((await bring('rotated.mp4')).asset).toMatchObject({ width: 48, height: 64 })
    expect((await bring('hevc.mp4')).asset).toMatchObject({
      ...{ state: 'failed', durationSeconds: null },
      failure: 'This is HEVC, which many browsers cannot play. Export it as H.264.',
    })
  })

  it('lets its file go when it has failed, and is looked up all the same', async () => {
    const { id, asset } = await bring('mpeg4.mp4')
    expect(asset?.state).toBe('failed')
    const uses = await app.db.select().from(fileUses).where(eq(fileUses.fileId, id))
    expect(uses).toEqual([])
    app.clock.advance(25 * 3_600_000)
    await clearFiles(askedByServer(app.db, app.clock.now()), app.files)
    expect(await app.db.select().from(files).where(eq(files.id, id))).toEqual([])
    const { data } = await app.call('GET /Media/Asset/GetAsset', admin, {
      query: { id: asset?.assetId ?? '' },
    })
    expect(data).toMatchObject({ state: 'failed', renditions: [], name: 'mpeg4.mp4' })
  })

  it('stays a file alone where it is for nothing', async () => {
    const content = await filmFile('h264-mp3.mp4')
    const { area: _, ...plain } = about(content.length, 'Plain.mp4')
    const { data } = await begin(plain)
    await app.call('POST /Media/Upload/Part', admin, {
      query: { uploadId: data.uploadId, partNumber: 1 },
      bytes: content,
    })
    expect((await complete(data.uploadId)).data.asset).toBeNull()
  })

  it('is for what was said last', async () => {
    const content = await filmFile('av1.mp4')
    const uploadId = await brought(content, 'Moved.mp4')
    const again = await begin({ ...about(content.length, 'Moved.mp4'), area: 'academy' })
    expect(again.data).toMatchObject({ uploadId, received: [1] })
    const { asset } = (await complete(uploadId)).data
    expect((await assetOf(asset?.assetId))?.area).toBe('academy')
  })
})

describe('who brings a film', () => {
  const areas = ['academy', 'seminar', 'course', 'learn'] as const
  const open = async (as: string) => {
    const found: string[] = []
    for (const area of areas) {
      const { status, data } = await begin({ ...about(5, `${area} ${as}.mp4`), area }, as)
      if (status === 200) {
        found.push(area)
        await app.call('POST /Media/Upload/Abort', as, { body: { uploadId: data.uploadId } })
      } else expect([area, status]).toEqual([area, 403])
    }
    return found
  }

  it('is an admin, or somebody who gives seminars for what they give', async () => {
    expect(await open(admin)).toEqual(areas)
    expect(await open(await app.make.seniorTutor())).toEqual(['seminar', 'course'])
    expect(await open(await app.make.tutor({ isSeminarTutor: true }))).toEqual([
      'seminar',
      'course',
    ])
    expect(await open(await app.make.tutor({ isSeminarTutor: false }))).toEqual([])
    expect(await open(await app.make.student())).toEqual([])
  })

  it('is told so where it is no film, or too large', async () => {
    const pdf = await begin({ ...about(5, 'A.pdf'), kind: 'pdf' })
    expect([pdf.status, pdf.errors]).toEqual([
      422,
      [{ path: 'body.area', message: 'Only films are for an area' }],
    ])
    expect((await begin(about(2 ** 31))).status).toBe(413)
  })
})

describe('a check that was cut short', () => {
  /** A film whose store went away before anybody could look at it. */
  async function unchecked(file: string) {
    const uploadId = await brought(await filmFile(file), `${crypto.randomUUID()}.mp4`)
    const { open } = app.files
    let isThere = 0
    app.files.open = async (name, range) => {
      isThere += 1
      // Put together, judged and hashed it is before.
      if (isThere > 3) throw new Error('The store is away')
      return await open(name, range)
    }
    const { data } = await complete(uploadId)
    app.files.open = open
    return { asset: data.asset, uploadId }
  }
  const round = () => checkStuck(askedByServer(app.db, app.clock.now()), app.files)

  it('leaves a film that waits, and is taken up by a repeat', async () => {
    const { asset, uploadId } = await unchecked('h264-mp3.mp4')
    expect(asset).toMatchObject({ state: 'checking', durationSeconds: null })
    expect((await complete(uploadId)).data.asset).toMatchObject({
      ...asset,
      state: 'ready',
      durationSeconds: 2,
      width: 64,
      height: 48,
    })
  })

  it('is taken up by the round once nobody can be at it any more', async () => {
    const { asset } = await unchecked('h264-aac.mp4')
    await round()
    expect((await assetOf(asset?.assetId))?.state).toBe('checking')
    app.clock.advance(12 * 60_000)
    await Promise.all([round(), round()])
    expect(await assetOf(asset?.assetId)).toMatchObject({ state: 'ready', seconds: 2 })
    expect(await renditionsOf(asset?.assetId)).toHaveLength(1)
  })

  it('is given up after a day', async () => {
    const { asset } = await unchecked('h264-aac.mp4')
    const { open } = app.files
    app.files.open = () => Promise.reject(new Error('The store is away'))
    app.clock.advance(23 * 3_600_000)
    await round()
    expect((await assetOf(asset?.assetId))?.state).toBe('checking')
    app.clock.advance(2 * 3_600_000)
    await round()
    app.files.open = open
    expect(await assetOf(asset?.assetId)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('cannot be read'),
    })
    const left = await app.db
      .select()
      .from(mediaAssets)
      .where(and(eq(mediaAssets.state, 'checking'), like(mediaAssets.name, '%.mp4')))
    expect(left).toEqual([])
  })
})
