import type { MediaArea } from '../database/schema/index.ts'
import { academyAssets } from './academy/index.ts'
import { courseAssets, seminarAssets } from './events/index.ts'
import { learnFilms } from './learn/index.ts'
import { type AssetArea, registerAssetAreas } from './media/index.ts'

/** For every area that shows films, to whom and where. */
const assetAreas: Readonly<Record<MediaArea, AssetArea>> = {
  academy: academyAssets,
  seminar: seminarAssets,
  course: courseAssets,
  learn: learnFilms,
}

registerAssetAreas(assetAreas)
