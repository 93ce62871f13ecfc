import { sql } from 'drizzle-orm'
import { mine, type PersonalData, workStays } from '../database/personal-data.ts'

export const versionsData = {
  content_versions: [
    mine('contentSaved', 'saved_by', workStays, {
      select: sql`jsonb_build_object('kind', t.kind, 'version', t.version, 'savedAt', t.saved_at)`,
    }),
  ],
} satisfies PersonalData
