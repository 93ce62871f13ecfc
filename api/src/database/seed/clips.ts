import { createHash } from 'node:crypto'
import { like } from 'drizzle-orm'
import type { FileStore } from '../../files/file-store.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { files, fileUses, type MediaArea, mediaAssets, mediaRenditions } from '../schema/index.ts'
import { readFilmFile, readFilms } from './content/films.ts'

/** A clip of the demo world that is to be a film of an area. */
export interface ClipWanted {
  title: string
  area: MediaArea
  /** Who brought it. */
  by: string
  at: Date
}

/** Names in the file store, under which the same clip may be a film of several areas. */
const prefix = (area: MediaArea) => `demo-${area}-`
const stored = /^demo-(?:academy|seminar|course|learn)-(.+)$/

/**
 * Makes a clip a film that can be played; its bytes come by `putClips`.
 * @returns the film's id
 */
export async function storeClip(
  db: Db,
  random: () => number,
  { title, area, by, at }: ClipWanted,
): Promise<string> {
  const clip = readFilms().find((one) => one.title === title)
  if (clip === undefined) throw new Error(`There is no clip ${title}`)
  const id = () => seededId(random, at.getTime())
  const [assetId, fileId, posterId] = [id(), id(), id()]
  const poster = await readFilmFile(clip.poster)
  const row = { uploadedBy: by, createdAt: at }
  await db.insert(files).values([
    {
      ...row,
      ...{ id: fileId, storedName: `${prefix(area)}${clip.file}`, name: clip.file },
      ...{ type: 'video/mp4', bytes: clip.bytes, sha256: clip.sha256 },
    },
    {
      ...row,
      ...{ id: posterId, storedName: `${prefix(area)}${clip.poster}`, name: clip.poster },
      ...{ type: 'image/webp', bytes: poster.length },
      sha256: createHash('sha256').update(poster).digest('hex'),
    },
  ])
  await db.insert(mediaAssets).values({
    ...{ id: assetId, area, name: clip.file, state: 'ready', seconds: clip.seconds, ...row },
    ...{ width: clip.width, height: clip.height, bytes: clip.bytes, fileId, posterId },
  })
  await db
    .insert(mediaRenditions)
    .values({ assetId, height: clip.height, fileId, type: 'video/mp4' })
  await db.insert(fileUses).values([
    { fileId, area: 'asset', recordId: assetId },
    { fileId: posterId, area: 'asset', recordId: assetId },
  ])
  return assetId
}

/** Puts the bytes of the clips that the database points to into the store, where they are not there. */
export async function putClips(
  db: Db,
  store: FileStore,
  there: ReadonlySet<string>,
): Promise<void> {
  const rows = await db
    .select({ name: files.storedName })
    .from(files)
    .where(like(files.storedName, 'demo-%'))
  for (const { name } of rows) {
    const [, clip] = stored.exec(name) ?? []
    if (clip !== undefined && !there.has(name)) await store.put(name, await readFilmFile(clip))
  }
}
