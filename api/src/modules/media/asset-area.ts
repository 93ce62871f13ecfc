import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'

/** Who wants to watch. */
export type Watcher = Pick<Caller, 'userId' | 'role'>

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
  /** Whether a tutor may look after a film because it belongs to what the tutor gives. */
  mayEdit(db: Db, watcher: Watcher, assetId: string): Promise<boolean>
  /** What follows when somebody has watched 90 % of a film for the first time. */
  watched?(db: Db, watcher: Watcher, assetId: string, now: Date): Promise<void>
  /** The video that shows it, after `watched`; left out where the area has none. */
  videoOf?(db: Db, watcher: Watcher, assetId: string): Promise<VideoOfFilm | null>
}
