import { sql } from 'drizzle-orm'
import type { AssetArea } from './asset-area.ts'

/** An area whose films nobody is shown. */
export const noFilms: AssetArea = {
  shown: async () => null,
  usesOf: async () => [],
  isUsed: () => sql`false`,
  mayEdit: async () => false,
}
