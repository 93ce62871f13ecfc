import { sql } from 'drizzle-orm'
import type { MediaArea } from '../database/schema/index.ts'
import { courseAssets, seminarAssets } from './events/index.ts'
import { learnFilms } from './learn/index.ts'
import { type AssetArea, registerAssetAreas } from './media/index.ts'

/** An area whose films nobody is shown. */
const noFilms: AssetArea = {
  shown: async () => null,
  usesOf: async () => [],
  isUsed: () => sql`false`,
  mayEdit: async () => false,
}

/** For every area that shows films, to whom and where. */
const assetAreas: Readonly<Record<MediaArea, AssetArea>> = {
  academy: noFilms,
  seminar: seminarAssets,
  course: courseAssets,
  learn: learnFilms,
}

registerAssetAreas(assetAreas)
