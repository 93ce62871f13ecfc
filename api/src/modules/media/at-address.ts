import { createHash } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import { endingOf, type FilmPart, posterTag } from './addresses.rules.ts'
import type { Watcher } from './asset-area.ts'
import { type FilmFile, findReady } from './assets.repository.ts'
import { findTagged } from './captions.repository.ts'
import { mayWatch } from './may-watch.ts'
import { writeVtt } from './vtt.rules.ts'

/** What somebody may have of a film. */
export interface OpenFilm {
  renditions: readonly (FilmFile & { height: number })[]
  poster: FilmFile | null
}

/** What stands at an address. */
export type AtAddress =
  | { file: FilmFile /** False where another file may come to stand there. */; isForEver: boolean }
  | { text: Buffer; sha256: string }

/**
 * A film by its address, where it is ready and given out to somebody, or the one looks after it.
 * @returns undefined where it is not
 */
export async function openFilm(
  db: Db,
  watcher: Watcher,
  { area, assetId }: { area: string; assetId: string },
  now: Date,
): Promise<OpenFilm | undefined> {
  const film = await findReady(db, area, assetId)
  const shown = film && (await mayWatch(db, watcher, { ...film, assetId }, now))
  return shown ? film : undefined
}

/**
 * What stands at an address of a film that is open to somebody.
 * @param tag what the address says of its poster
 */
export async function partOf(
  db: Db,
  assetId: string,
  { renditions, poster }: OpenFilm,
  part: FilmPart,
  tag: string | undefined,
): Promise<AtAddress | undefined> {
  switch (part.part) {
    case 'rendition': {
      const file = renditions.find(({ height }) => height === part.height)
      const isIt = file !== undefined && endingOf(file.type) === part.extension
      return isIt ? { file, isForEver: true } : undefined
    }
    case 'poster': {
      if (poster === null || endingOf(poster.type) !== part.extension) return undefined
      return { file: poster, isForEver: tag === posterTag(poster.sha256) }
    }
    case 'captions': {
      const cues = await findTagged(db, { assetId, lang: part.lang }, part.tag)
      if (cues === undefined) return undefined
      const text = Buffer.from(writeVtt(cues))
      return { text, sha256: createHash('sha256').update(text).digest('hex') }
    }
  }
}
