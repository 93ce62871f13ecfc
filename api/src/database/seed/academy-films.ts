import { createHash } from 'node:crypto'
import { captionTag, searchTextOf } from '../../modules/media/index.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import { type Film, readFilmFile, readFilms } from './content/films.ts'

/** A film of the demo world that is in the database. */
export interface SeededFilm {
  assetId: string
  posterId: string
  seconds: number
  hasCaptions: boolean
  transcript: string
}

/** What the names of films and posters in the store begin with. */
const prefix = 'demo-film-'

/** Stores the rows of a film, its poster and its captions; their bytes come when the portal starts. */
export async function seedFilm(
  db: Db,
  film: Film,
  { newId, by, createdAt }: { newId: () => string; by: string | null; createdAt: Date },
): Promise<SeededFilm> {
  const [assetId, fileId, posterId] = [newId(), newId(), newId()]
  const poster = await readFilmFile(film.poster)
  const about = { uploadedBy: by, createdAt }
  await db.insert(schema.files).values([
    {
      ...{ ...about, id: fileId, storedName: prefix + film.file, name: film.file },
      ...{ type: 'video/mp4', bytes: film.bytes, sha256: film.sha256 },
    },
    {
      ...{ ...about, id: posterId, storedName: prefix + film.poster, name: film.poster },
      ...{ type: 'image/webp', bytes: poster.length },
      sha256: createHash('sha256').update(poster).digest('hex'),
    },
  ])
  await db.insert(schema.mediaAssets).values({
    ...{
      ...about,
      id: assetId,
      area: 'academy',
      name: film.file,
      state: 'ready',
      posterId,
      fileId,
    },
    ...{ seconds: film.seconds, width: film.width, height: film.height, bytes: film.bytes },
  })
  await db
    .insert(schema.mediaRenditions)
    .values({ assetId, height: film.height, fileId, type: 'video/mp4' })
  await db.insert(schema.fileUses).values([
    { fileId, area: 'asset', recordId: assetId },
    { fileId: posterId, area: 'asset', recordId: assetId },
  ])
  const captions = film.captions.map(({ lang, label, cues }) => ({
    ...{ assetId, lang, label, cues, updatedAt: createdAt },
    ...{ tag: captionTag(cues), searchText: searchTextOf(cues) },
  }))
  if (captions.length > 0) await db.insert(schema.mediaCaptions).values(captions)
  const { seconds, transcript } = film
  return { assetId, posterId, seconds, hasCaptions: captions.length > 0, transcript }
}

/** How the bytes of each film and poster are had, by their names in the store. */
export function filmFiles(): Readonly<Record<string, () => Promise<Uint8Array>>> {
  const names = readFilms().flatMap(({ file, poster }) => [file, poster])
  return Object.fromEntries(names.map((name) => [prefix + name, () => readFilmFile(name)]))
}
