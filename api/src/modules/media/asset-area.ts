import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import type { MediaArea } from '../../database/schema/index.ts'

/** Who wants to watch. */
export interface Watcher extends Pick<Caller, 'userId' | 'role'> {
  /** Emails that have the question bank without their programme, in lower case. */
  allowList?: readonly string[]
}

/** How a film is shown to somebody whom it is given out to. */
export interface ShownFilm {
  /** False where what was not watched yet may not be skipped. */
  maySkip: boolean
}

/** What shows a film, for those who look after it. */
export interface AssetUse {
  assetId: string
  kind: 'video' | 'recording' | 'learn page'
  id: string
  title: string
}

/** A video of an academy that shows the film, and how far its watcher is. */
export interface VideoOfFilm {
  videoId: string
  isCompleted: boolean
  needsQuiz: boolean
}

/** What an area that shows films says of them; a line of `modules/asset-areas.ts` each. */
export interface AssetArea {
  /**
   * Whether a film is given out to somebody now, by what is published, and how; null where it is
   * not. Whether it is ready has been asked before.
   */
  shown(db: Db, watcher: Watcher, assetId: string, now: Date): Promise<ShownFilm | null>
  /** What shows these films, published or not. */
  usesOf(db: Db, assetIds: readonly string[]): Promise<AssetUse[]>
  /** The same as a condition on a film's id, by which lists of films are filtered. */
  isUsed(assetId: SQL): SQL
  /** Whether a tutor may look after a film because it belongs to what the tutor gives. */
  mayEdit(db: Db, watcher: Watcher, assetId: string): Promise<boolean>
  /**
   * What follows when somebody has watched 90 % of a film for the first time. Twice must be as
   * once: it comes again after it has failed.
   */
  watched?(db: Db, watcher: Watcher, assetId: string, now: Date): Promise<void>
  /**
   * The video that shows a film, as it is kept, as JSON that is a `VideoOfFilm` or null: a part of
   * the statement that keeps progress, and asked alone after `watched`. Left out where the area has
   * none.
   */
  videoOf?(watcher: Watcher, assetId: SQL): SQL
  /** What was written down of a film without captions; empty or null for nothing. */
  transcriptOf?(db: Db, assetId: string): Promise<string | null>
  /** The films of an academy in their order; null where the watcher is shown no such academy. */
  filmsOf?(
    db: Db,
    watcher: Watcher,
    academyId: string,
    now: Date,
  ): Promise<Pick<AssetUse, 'assetId' | 'title'>[] | null>
}

type AssetAreas = Readonly<Record<MediaArea, AssetArea>>

let registered: AssetAreas | undefined

/** Tells of all areas that show films, once in a process; see `modules/asset-areas.ts`. */
export function registerAssetAreas(areas: AssetAreas): void {
  registered = areas
}

/** @throws Error where nobody has registered them: nobody could then say who may watch. */
export function assetAreas(): AssetAreas {
  if (registered === undefined) throw new Error('The areas that show films are not registered')
  return registered
}
