import { sql } from 'drizzle-orm'
import type { MediaArea } from '../database/schema/index.ts'
import { academyAssets } from './academy/index.ts'
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
  academy: academyAssets,
  seminar: noFilms,
  course: noFilms,
  learn: learnFilms,
}

registerAssetAreas(assetAreas)
